import { createHmac } from 'node:crypto'
import { isSameSecret } from '@app/platform/secrets/is-same-secret'
import { purposeKey } from './purpose-key'

/** The use of a signed URL. A signature is valid for one purpose only. */
type Purpose = 'preview link' | 'private file'

export const sign = (text: string, purpose: Purpose, secret: string): string =>
  createHmac('sha256', purposeKey(secret, purpose)).update(text).digest('base64url')

export const isValidSignature = (signature: string, text: string, purpose: Purpose, secret: string): boolean =>
  isSameSecret(signature, sign(text, purpose, secret))
