import type { Queryable } from '@sillar/platform/database/pool'
import type { Receiver } from '@sillar/platform/queue/queues'
import { RECEIVERS_DIGEST } from './digest'

const CODES_SHOWN = 40

export type ParkedGroup = { receiver: Receiver; count: number; codes: number; references: string[] }

/** Parked in that time and not sent again since. A digest that was parked itself is left out: it would tell of itself. */
export async function parkedBetween(db: Queryable, after: string | null, until: string): Promise<ParkedGroup[]> {
  const { rows } = await db.query<ParkedGroup>(
    `select destination::text as receiver, count(*)::int as count, count(distinct reference)::int as codes,
       (array_agg(distinct reference order by reference))[1:${CODES_SHOWN}] as "references"
     from deliveries
     where status = 'parked' and parked_at > coalesce($1::timestamptz, '-infinity') and parked_at <= $2
       and template is distinct from $3
     group by destination order by destination`,
    [after, until, RECEIVERS_DIGEST],
  )
  return rows
}
