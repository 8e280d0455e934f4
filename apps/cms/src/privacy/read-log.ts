import type { Queryable } from '@app/platform/database/pool'
import { readCodes } from './log-codes'
import { type LogFilter, SYSTEM_ACTOR } from './log-filter'
import type { PrivacyEvent } from './privacy-log.collection'

export type LogLine = {
  id: string
  at: Date
  event: PrivacyEvent
  /** The name of the user, or the id if the account was deleted. Null for scheduled jobs. */
  actor: string | null
  subject: string
  /** The code of the record, or null if it was erased or the line is about several records. */
  code: string | null
  reason: string | null
  count: number | null
  /** The code of the privacy request that caused the access. */
  requestCode: string | null
}

const PAGE_SIZE = 100

type Conditions = {
  /** The records that the lines are about. */
  subjects?: string[]
  /** The id of a privacy request. */
  request?: string
} & Partial<Omit<LogFilter, 'person'>>

export type LogPage = { lines: LogLine[]; hasMore: boolean }

/** Returns a page of the log with the newest lines first. */
export async function readLog(db: Queryable, conditions: Conditions = {}): Promise<LogPage> {
  const { subjects, request, actor, event, from, to, page = 1 } = conditions
  const { rows } = await db.query<Omit<LogLine, 'code'>>(
    `select l.id, l.created_at as at, l.event, coalesce(u.name, l.actor) as actor, l.subject, l.reason, l.count,
       q.reference as "requestCode"
     from privacy_log l left join users u on u.id::text = l.actor
       left join privacy_requests q on q.id::text = l.request
     where ($1::text[] is null or l.subject = any($1))
       and ($2::text is null or l.request = $2 or l.subject = 'privacy_requests:' || $2)
       and ($3::text is null or l.actor = $3 or (l.actor is null and $3 = '${SYSTEM_ACTOR}'))
       and ($4::text is null or l.event = $4::enum_privacy_log_event)
       and ($5::date is null or l.created_at >= $5::date::timestamp at time zone 'America/Lima')
       and ($6::date is null or l.created_at < ($6::date + 1)::timestamp at time zone 'America/Lima')
     order by l.created_at desc, l.id desc limit ${PAGE_SIZE + 1} offset $7`,
    [subjects, request, actor, event, from, to, (page - 1) * PAGE_SIZE],
  )
  const shownRows = rows.slice(0, PAGE_SIZE)
  const codes = await readCodes(
    db,
    shownRows.map(({ subject }) => subject),
  )
  const lines = shownRows.map((row) => ({ ...row, code: codes.get(row.subject) ?? null }))
  return { lines, hasMore: rows.length > PAGE_SIZE }
}
