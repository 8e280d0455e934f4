import { join } from 'node:path'
import { repository } from '@app/tools/stack/stack-settings'

/** One line of JSON per case; the command prints it as a table. */
export const tableFile = join(repository, '.data/faults/table.jsonl')
