import { type IncidentEventKind, notifyingEvents } from '@app/domain/incident/incident'
import type { Queryable } from '@app/platform/database/pool'

export type ListedIncident = {
  id: string
  reference: string
  what: string
  foundAt: Date
  dueAt: Date
  author: string
  notifiedAt: Date | null
  closedAt: Date | null
  affectedCount: number
}

const columns = `i.id, i.reference, i.what, i.found_at as "foundAt", i.due_at as "dueAt", i.author,
  (select min(e.created_at) from incident_events e where e.incident_id = i.id and e.kind::text = any($1)) as "notifiedAt",
  (select min(e.created_at) from incident_events e where e.incident_id = i.id and e.kind = 'closed') as "closedAt",
  (select count(*)::int from incident_affected a where a.incident_id = i.id) as "affectedCount"`

/** Lists the incidents: open before closed, and the nearest deadline first. */
export async function listIncidents(db: Queryable): Promise<ListedIncident[]> {
  const { rows } = await db.query<ListedIncident>(
    `select * from (select ${columns} from incidents i) as listed
     order by "closedAt" is not null, "notifiedAt" is not null, "dueAt" limit 200`,
    [notifyingEvents],
  )
  return rows
}

type IncidentEvent = {
  id: string
  kind: IncidentEventKind
  text: string
  recipient: string | null
  count: number | null
  author: string
  at: Date
}
type AffectedCount = { table: string; count: number; mailCount: number }
export type Incident = ListedIncident & {
  events: IncidentEvent[]
  affected: AffectedCount[]
  references: string[]
  /** The number of mailboxes to which a letter to the affected people is sent. */
  mailCount: number
}

const MAX_REFERENCES = 50

const mailbox = `nullif(person_email(m.email), '')`

/** The mailbox of an affected record. A referred person has none. */
export const mailboxOfAffected = `(
  ${['leads', 'referrals', 'complaints', 'privacy_requests', 'waiting_entries']
    .map((table) => `select email, locale::text as locale from ${table} where id = affected_id(a.subject, '${table}')`)
    .join(' union all ')})`

export async function readIncident(db: Queryable, id: string): Promise<Incident | undefined> {
  const { rows } = await db.query<ListedIncident>(`select ${columns} from incidents i where i.id = $2`, [
    notifyingEvents,
    id,
  ])
  const incident = rows[0]
  if (!incident) return undefined
  const [events, affected, references, mails] = await Promise.all([
    db.query<IncidentEvent>(
      `select id, kind, text, recipient, count, author, created_at as at from incident_events
       where incident_id = $1 order by created_at, id`,
      [id],
    ),
    db.query<AffectedCount>(
      `select split_part(a.subject, ':', 1) as "table", count(*)::int as count,
         count(distinct ${mailbox})::int as "mailCount"
       from incident_affected a left join lateral (select * from ${mailboxOfAffected} as found) m on true
       where a.incident_id = $1 group by 1 order by 1`,
      [id],
    ),
    db.query<{ reference: string }>(
      `select reference from incident_affected where incident_id = $1 order by created_at, reference limit ${MAX_REFERENCES}`,
      [id],
    ),
    db.query<{ count: number }>(
      `select count(distinct ${mailbox})::int as count
       from incident_affected a cross join lateral (select * from ${mailboxOfAffected} as found) m where a.incident_id = $1`,
      [id],
    ),
  ])
  return {
    ...incident,
    events: events.rows,
    affected: affected.rows,
    mailCount: mails.rows[0]?.count ?? 0,
    references: references.rows.map(({ reference }) => reference),
  }
}
