import {
  INCIDENT_LETTER,
  type IncidentEventKind,
  type IncidentTable,
  notifyBefore,
} from '@app/domain/incident/incident'
import { inTransaction, type Pool, type Queryable, type Transaction } from '@app/platform/database/pool'
import { mailboxOfAffected } from './read-incidents'

/** Stores an incident with the next number of its year. */
export const addIncident = (pool: Pool, { what, foundAt }: { what: string; foundAt: Date }, author: string) =>
  inTransaction(pool, async (tx) => {
    await tx.query(`select pg_advisory_xact_lock(hashtext('incidents'))`)
    const { rows } = await tx.query<{ id: string }>(
      `insert into incidents (reference, what, found_at, due_at, author)
       select year.prefix || lpad(next.number, greatest(3, length(next.number)), '0'), $1, $2, $3, $4
       from (select 'INC-' || to_char(now() at time zone 'America/Lima', 'YYYY') || '-' as prefix) year,
         lateral (select (count(*) + 1)::text as number from incidents where reference like year.prefix || '%') next
       returning id`,
      [what, foundAt, notifyBefore(foundAt), author],
    )
    return rows[0]?.id ?? ''
  })

type NewEvent = {
  kind: IncidentEventKind
  text: string
  textInEnglish?: string
  recipient?: string
  count?: number
}

/** Adds an event unless the incident is unknown or closed. Returns the id of the event. */
export async function addEvent(
  db: Queryable,
  incident: string,
  { kind, text, textInEnglish, recipient, count }: NewEvent,
  author: string,
): Promise<string | undefined> {
  const { rows } = await db.query<{ id: string }>(
    `insert into incident_events (incident_id, kind, text, text_in_english, recipient, count, author)
     select i.id, $2, $3, $4, $5, $6, $7 from incidents i where i.id = $1
       and not exists (select from incident_events e where e.incident_id = i.id and e.kind = 'closed')
     returning id`,
    [incident, kind, text, textInEnglish, recipient, count, author],
  )
  return rows[0]?.id
}

export type AffectedRange = { table: IncidentTable; from: Date; until: Date }

/**
 * Adds the records of a table that were received in a time range. Returns the number of new records, or undefined if
 * the incident is closed.
 */
export const addAffected = (pool: Pool, incident: string, { table, from, until }: AffectedRange, author: string) =>
  inTransaction(pool, async (tx) => {
    const event = await lockOpenIncident(tx, incident)
    if (!event) return undefined
    const reference =
      table === 'referred_persons' ? '(select reference from referrals r where r.id = t.referral_id)' : 't.reference'
    const { rowCount } = await tx.query(
      `insert into incident_affected (incident_id, subject, reference)
       select $1, $2 || ':' || t.id, ${reference} from ${table} t where t.created_at >= $3 and t.created_at < $4
       on conflict do nothing`,
      [incident, table, from, until],
    )
    const count = rowCount ?? 0
    const text = `${table}; ${from.toISOString()}; ${until.toISOString()}`
    await addEvent(tx, incident, { kind: 'affected', text, count }, author)
    return count
  })

/** Locks an open incident, so two users do not add the same records or send the same letter at the same time. */
async function lockOpenIncident(tx: Transaction, incident: string): Promise<{ reference: string } | undefined> {
  const { rows } = await tx.query<{ reference: string }>(
    `select i.reference from incidents i, pg_advisory_xact_lock(hashtext($1)) where i.id::text = $1
       and not exists (select from incident_events e where e.incident_id = i.id and e.kind = 'closed')`,
    [incident],
  )
  return rows[0]
}

/** The columns of a delivery, which is queued in the transaction of its letter. */
const insertDelivery = `insert into deliveries (integration, subject_kind, subject_id, reference, template, status, first_queued_at)`

export type Letter =
  | { audience: 'authority'; to: string; text: string }
  | { audience: 'people'; text: string; textInEnglish: string }

/** Stores a letter and queues its mails: one to the authority, or one per mailbox of the affected people. */
export const sendLetter = (pool: Pool, incident: string, letter: Letter, author: string) =>
  inTransaction(pool, async (tx) => {
    const openIncident = await lockOpenIncident(tx, incident)
    if (!openIncident) return undefined
    if (letter.audience === 'authority') {
      const { to, text } = letter
      const event = await addEvent(tx, incident, { kind: 'authority-letter', text, recipient: to, count: 1 }, author)
      await tx.query(`${insertDelivery} values ('mail', 'lead', $1, $2, $3, 'waiting', now())`, [
        JSON.stringify({ event }),
        openIncident.reference,
        INCIDENT_LETTER,
      ])
      return 1
    }
    const { text, textInEnglish } = letter
    const { rows } = await tx.query<{ id: string }>(
      `select distinct on (person_email(m.email)) a.id from incident_affected a
       cross join lateral (select * from ${mailboxOfAffected} as found) m
       where a.incident_id = $1 and m.email <> '' order by person_email(m.email), a.created_at`,
      [incident],
    )
    if (rows.length === 0) return 0
    const event = await addEvent(
      tx,
      incident,
      { kind: 'people-letter', text, textInEnglish, count: rows.length },
      author,
    )
    await tx.query(
      `${insertDelivery} select 'mail', 'lead', json_build_object('event', $1::text, 'affected', id)::text, $2, $3, 'waiting', now()
       from unnest($4::text[]) as id`,
      [event, openIncident.reference, INCIDENT_LETTER, rows.map(({ id }) => id)],
    )
    return rows.length
  })
