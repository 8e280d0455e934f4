import type { Pool } from '@app/platform/database/pool'

export type HistoryEvent = {
  at: Date
  kind: 'filed' | 'note' | 'opened' | 'document' | 'owner' | 'answered' | 'letter' | 'mail'
  /** Null for automatic events. */
  who: string | null
  text: string | null
  /** The mail template of a delivery, or its integration if it has no template. Null for other events. */
  template: string | null
  status: string | null
}

const historyQuery = `
  select c.created_at as at, 'filed' as kind, c.first_name || ' ' || c.last_name as who, null as text, null as template,
    null as status
  from complaints c where c.id = $1
  union all
  select n.created_at, 'note', n.author, n.text, null, null from complaint_notes n where n.complaint_id = $1
  union all
  select a.created_at, case a.event::text when 'complaint-document-opened' then 'document' else 'opened' end, coalesce(u.name, a.account), null, null, null
  from access_log a join complaints c on c.reference = a.subject left join users u on u.email = a.account
  where c.id = $1 and a.event in ('complaint-attachment-opened', 'complaint-document-opened')
  union all
  select e.created_at, e.kind::text, e.by, coalesce(e."to", ''), null, null
  from complaint_events e where e.complaint_id = $1
  union all
  select c.answered_at, 'answered', c.answered_by, null, null, null
  from complaints c where c.id = $1 and c.answered_at is not null
  union all
  select c.letter_recorded_at, 'letter', c.letter_recorded_by, null, null, null
  from complaints c where c.id = $1 and c.letter_recorded_at is not null
  union all
  select coalesce(d.delivered_at, d.parked_at, d.first_queued_at), 'mail', null, null,
    coalesce(d.template, d.integration::text), d.status::text
  from deliveries d where d.complaint_id = $1
  order by at`

export async function readHistory(pool: Pool, complaintId: string): Promise<HistoryEvent[]> {
  const { rows } = await pool.query<HistoryEvent>(historyQuery, [complaintId])
  return rows
}
