import { appendFile, mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { repository } from '@app/tools/stack/stack-settings'

/** The file with one line of JSON per endpoint, which `pnpm test:fuzz` prints as a table. */
export const fuzzTableFile = join(repository, '.data/fuzz/table.jsonl')

export type FuzzRow = {
  endpoint: string
  requests: number
  statuses: Record<number, number>
  /** Share of the requests that were processed, in percent. */
  processed: number
  seconds: number
}

export async function addFuzzRow(row: FuzzRow): Promise<void> {
  await mkdir(dirname(fuzzTableFile), { recursive: true })
  await appendFile(fuzzTableFile, `${JSON.stringify(row)}\n`)
}
