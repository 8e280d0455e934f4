import { createReadStream } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { inTransaction, type Pool, type Transaction } from '@app/platform/database/pool'

/**
 * nginx starts a new log file every 1,000 s. The file name ends in the number of the period (`$page_view_window` in
 * nginx.conf.template).
 */
const WINDOW_SECONDS = 1000
/** nginx writes a line after it has sent the response, which takes less than 120 s even for slow clients. */
const GRACE_SECONDS = 120

type Counted = { count: number }

type CountContext<Count extends Counted> = {
  pool: Pool
  folder: string
  now: Date
  /** The extension of the files, such as `log`. */
  extension: string
  createTally: () => { add: (line: string) => void; counts: () => Count[] }
  store: (tx: Transaction, counts: Count[]) => Promise<unknown>
}

/**
 * Counts the lines of finished log files, removes the files and returns the total. The file name is stored in the same
 * transaction as the counts, so a file that could not be removed is not counted twice.
 */
export async function countLogFiles<Count extends Counted>({
  pool,
  folder,
  now,
  extension,
  createTally,
  store,
}: CountContext<Count>): Promise<number> {
  let total = 0
  for (const name of (await readdir(folder)).filter((file) => isFinished(file, extension, now)).toSorted()) {
    const file = path.join(folder, name)
    const tally = createTally()
    for await (const line of createInterface({ input: createReadStream(file, 'utf8') })) tally.add(line)
    const counts = tally.counts()
    const isNew = await inTransaction(pool, async (tx) => {
      if (!(await rememberFile(tx, name))) return false
      await store(tx, counts)
      return true
    })
    await rm(file, { force: true })
    if (isNew) total += counts.reduce((fileTotal, { count }) => fileTotal + count, 0)
  }
  await pool.query(`delete from page_view_files where created_at < now() - interval '30 days'`)
  return total
}

function isFinished(file: string, extension: string, now: Date): boolean {
  const window = /-(\d+)\.(\w+)$/.exec(file)
  if (window?.[2] !== extension) return false
  return (Number(window[1]) + 1) * WINDOW_SECONDS + GRACE_SECONDS < now.getTime() / 1000
}

/** Returns false if the file was counted before. */
async function rememberFile(tx: Transaction, name: string): Promise<boolean> {
  const { rowCount } = await tx.query('insert into page_view_files (name) values ($1) on conflict (name) do nothing', [
    name,
  ])
  return rowCount !== 0
}
