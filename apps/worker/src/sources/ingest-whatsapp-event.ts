import { phoneKey } from '@app/domain/person/person-keys'
import type { ParkReason } from '@app/domain/source/lead-source'
import { readSourcePerson } from '@app/domain/source/source-person'
import { type ReceivedMessage, readWhatsAppEvents } from '@app/domain/whatsapp/read-whatsapp-body'
import type { Queryable, Transaction } from '@app/platform/database/pool'
import { recordReport } from '../whatsapp/record-report'
import { parseJson } from './parse-json'
import { readForm, type SourceEventRow, storeSourceLead } from './store-source-lead'

/** What became of an event. `lead` is null for a report about a message that we did not send. */
type Ingested = { lead: string | null } | ParkReason

/**
 * Turns a WhatsApp message into a lead, or adds it to the open lead of its sender. A report changes the state of our
 * message.
 */
export async function ingestWhatsAppEvent(tx: Transaction, row: SourceEventRow): Promise<Ingested> {
  const event = readWhatsAppEvents(parseJson(row.body))?.find(({ eventId }) => eventId === row.eventId)
  if (!event) return 'unreadable'
  return event.kind === 'report' ? { lead: await recordReport(tx, event.report) } : joinLead(tx, row, event.message)
}

async function joinLead(tx: Transaction, row: SourceEventRow, message: ReceivedMessage): Promise<Ingested> {
  const { contact, name, text, ad } = message
  const person = readSourcePerson('whatsapp', { name, phone: `+${contact}`, message: text })
  if (!person) return 'no-contact'
  // Without the lock, two messages of one person could open two leads.
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`whatsapp:${contact}`])
  const openLead = await findOpenLead(tx, person.phone)
  if (openLead) {
    await storeMessage(tx, openLead, row.eventId, message)
    await addMessageEvent(tx, openLead)
    return { lead: openLead }
  }
  const form = await readForm(tx, row)
  if (!form) return 'unknown-form'
  const lead = await storeSourceLead(tx, row, form, person, ad && (ad.title || ad.id))
  if (!lead) return 'unknown-project'
  await storeMessage(tx, lead, row.eventId, message)
  return { lead }
}

/**
 * Returns the lead of a phone that is neither sold nor lost, the one with the latest conversation first. A lead that the
 * sales desk does not have yet counts as open.
 */
async function findOpenLead(db: Queryable, phone: string): Promise<string | undefined> {
  const { rows } = await db.query<{ id: string }>(
    `select l.id from leads l left join lead_work w on w.lead_id = l.id
     where person_phone(l.phone) = $1 and coalesce(w.state::text, 'new') not in ('won', 'lost')
     order by (select max(m.at) from whatsapp_messages m where m.lead_id = l.id) desc nulls last, l.created_at desc
     limit 1`,
    [phoneKey(phone)],
  )
  return rows[0]?.id
}

async function storeMessage(
  db: Queryable,
  lead: string,
  providerId: string,
  { contact, kind, text, sentAt, ad }: ReceivedMessage,
): Promise<void> {
  await db.query(
    `insert into whatsapp_messages (lead_id, direction, provider_id, contact, kind, text, ad_id, ad_click_id, ad_title,
       state, at)
     values ($1, 'in', $2, $3, $4::text::enum_whatsapp_messages_kind, $5, $6, $7, $8, 'received', $9)
     on conflict (provider_id) do nothing`,
    [lead, providerId, contact, kind, text, ad?.id || null, ad?.clickId || null, ad?.title || null, sentAt],
  )
}

/** Adds a line to the history of the lead, but only one for several messages in a row. */
async function addMessageEvent(db: Queryable, lead: string): Promise<void> {
  await db.query(
    `insert into lead_events (lead_id, kind, created_at)
     select $1, 'message', clock_timestamp()
     where (select e.kind::text from lead_events e where e.lead_id = $1 order by e.created_at desc, e.id desc limit 1)
       is distinct from 'message'`,
    [lead],
  )
}
