import { join } from 'node:path'
import { repository } from '@app/tools/stack/stack-settings'

/** The file with one line of JSON per case, which `pnpm test:faults` prints as a table. */
export const tableFile = join(repository, '.data/faults/table.jsonl')
