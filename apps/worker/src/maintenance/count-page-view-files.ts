import { createReadStream } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { createPageViewTally, type PageViewCount } from '@app/domain/funnel/page-view-tally'
import { inTransaction, type Pool, type Transaction } from '@app/platform/database/pool'

/**
 * nginx starts a new log file every 1,000 s. The file name ends in the number of the period (`$page_view_window` in
 * nginx.conf.template).
 */
const WINDOW_SECONDS = 1000
/** nginx writes a line after it has sent the response, which takes less than 120 s even for slow clients. */
const GRACE_SECONDS = 120

type CountContext = { pool: Pool; pageViewsDir: string; now: Date }

/**
 * Adds the page views of finished log files to `page_views`, removes the files and returns the number of page views.
 * The file name is stored in the same transaction, so a file that could not be removed is not counted twice.
 */
export async function countPageViewFiles({ pool, pageViewsDir, now }: CountContext): Promise<number> {
  let pageViews = 0
  for (const name of (await readdir(pageViewsDir)).filter((file) => isFinished(file, now)).toSorted()) {
    const file = path.join(pageViewsDir, name)
    const counts = await countLines(file)
    const isNew = await inTransaction(pool, (tx) => storeCounts(tx, name, counts))
    await rm(file, { force: true })
    if (isNew) pageViews += counts.reduce((sum, { count }) => sum + count, 0)
  }
  await pool.query(`delete from page_view_files where created_at < now() - interval '30 days'`)
  return pageViews
}

function isFinished(file: string, now: Date): boolean {
  const window = /-(\d+)\.log$/.exec(file)?.[1]
  if (!window) return false
  return (Number(window) + 1) * WINDOW_SECONDS + GRACE_SECONDS < now.getTime() / 1000
}

async function countLines(file: string): Promise<PageViewCount[]> {
  const tally = createPageViewTally()
  for await (const line of createInterface({ input: createReadStream(file, 'utf8') })) tally.add(line)
  return tally.counts()
}

async function storeCounts(tx: Transaction, name: string, counts: PageViewCount[]): Promise<boolean> {
  const { rowCount } = await tx.query('insert into page_view_files (name) values ($1) on conflict (name) do nothing', [
    name,
  ])
  if (rowCount === 0) return false
  await tx.query(
    `insert into page_views (day, page, source, campaign, count)
     select day, page, source, campaign, count
     from json_to_recordset($1) as v(day date, page text, source text, campaign text, count integer)
     on conflict (day, page, source, campaign) do update
       set count = page_views.count + excluded.count, updated_at = now()`,
    [JSON.stringify(counts)],
  )
  return true
}
