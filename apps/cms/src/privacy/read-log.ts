import type { Queryable } from '@app/platform/database/pool'
import type { PrivacyEvent } from './privacy-log.collection'

export type LogLine = {
  id: string
  at: Date
  event: PrivacyEvent
  /** The name of the user, or the id if the account was deleted. Null for scheduled jobs. */
  actor: string | null
  subject: string
  reason: string | null
  count: number | null
}

const MAX_LINES = 200

/** Returns the newest log lines, optionally of one record or one request. */
export async function readLog(db: Queryable, filter: { subject?: string; request?: string } = {}): Promise<LogLine[]> {
  const { rows } = await db.query<LogLine>(
    `select l.id, l.created_at as at, l.event, coalesce(u.name, l.actor) as actor, l.subject, l.reason,
       l.count
     from privacy_log l left join users u on u.id::text = l.actor
     where ($1::text is null or l.subject = $1) and ($2::text is null or l.request = $2 or l.subject = 'privacy_requests:' || $2)
     order by l.created_at desc, l.id desc limit ${MAX_LINES}`,
    [filter.subject, filter.request],
  )
  return rows
}
