import { join } from 'node:path'
import { repository } from '@sillar/tools/stack/stack-settings'

/** One line of JSON per case; the command makes a table of it. */
export const tableFile = join(repository, '.data/faults/table.jsonl')
