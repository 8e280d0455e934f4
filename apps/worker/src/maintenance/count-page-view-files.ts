import { createPageViewTally, type PageViewCount } from '@app/domain/funnel/page-view-tally'
import type { Pool, Transaction } from '@app/platform/database/pool'
import { countLogFiles } from './count-log-files'

type CountContext = { pool: Pool; pageViewsDir: string; now: Date }

/** Adds the page views of finished log files to `page_views` and returns their number. */
export const countPageViewFiles = ({ pool, pageViewsDir, now }: CountContext): Promise<number> =>
  countLogFiles({ pool, folder: pageViewsDir, now, extension: 'log', createTally: createPageViewTally, store })

const store = (tx: Transaction, counts: PageViewCount[]) =>
  tx.query(
    `insert into page_views (day, page, source, campaign, count)
     select day, page, source, campaign, count
     from json_to_recordset($1) as v(day date, page text, source text, campaign text, count integer)
     on conflict (day, page, source, campaign) do update
       set count = page_views.count + excluded.count, updated_at = now()`,
    [JSON.stringify(counts)],
  )
