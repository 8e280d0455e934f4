import { randomBytes } from 'node:crypto'
import { REFERENCE_RANDOM_BYTES, referenceCode } from '@app/domain/reference/reference-code'

export const newReference = () => referenceCode(randomBytes(REFERENCE_RANDOM_BYTES))
