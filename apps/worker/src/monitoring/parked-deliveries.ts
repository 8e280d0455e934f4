import type { Queryable } from '@app/platform/database/pool'
import type { Integration } from '@app/platform/queue/queues'
import { INTEGRATIONS_DIGEST } from './digest'

const MAX_REFERENCES = 40

export type ParkedGroup = { integration: Integration; count: number; codes: number; references: string[] }

/**
 * Counts, by integration, the deliveries that were parked in a period and not resent since. Excludes parked digests,
 * because a digest must not report itself.
 */
export async function readParkedDeliveries(db: Queryable, after: string | null, until: string): Promise<ParkedGroup[]> {
  const { rows } = await db.query<ParkedGroup>(
    `select integration::text as integration, count(*)::int as count, count(distinct reference)::int as codes,
       (array_agg(distinct reference order by reference))[1:${MAX_REFERENCES}] as "references"
     from deliveries
     where status = 'parked' and parked_at > coalesce($1::timestamptz, '-infinity') and parked_at <= $2
       and template is distinct from $3
     group by integration order by integration`,
    [after, until, INTEGRATIONS_DIGEST],
  )
  return rows
}
