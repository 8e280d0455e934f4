import { join } from 'node:path'
import { repository } from '@app/tools/stack/stack-settings'

/** Contains one line of JSON per case, which the command prints as a table. */
export const tableFile = join(repository, '.data/faults/table.jsonl')
