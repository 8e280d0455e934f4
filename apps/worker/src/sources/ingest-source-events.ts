import type { ParkReason } from '@app/domain/source/lead-source'
import { readSourceEvents } from '@app/domain/source/source-events'
import { readSourcePerson, type SourcePerson } from '@app/domain/source/source-person'
import { inTransaction, type Pool, type Queryable } from '@app/platform/database/pool'
import { fetchMetaLead, type MetaSettings } from './fetch-meta-lead'
import { ingestWhatsAppEvent } from './ingest-whatsapp-event'
import { parseJson } from './parse-json'
import { readForm, type SourceEventRow, storeSourceLead } from './store-source-lead'

type Context = { pool: Pool; meta: MetaSettings | undefined }
type Person = SourcePerson | ParkReason | 'retry'

const BATCH_SIZE = 20
/** Another worker does not take a claimed event before this time. */
const CLAIM = '2 minutes'
const MAX_TRIES = 200

/** Turns the waiting events into leads, oldest first, and returns how many events it processed. */
export async function ingestSourceEvents(context: Context): Promise<number> {
  const events = await claimEvents(context.pool)
  for (const event of events) await ingestEvent(context, event)
  return events.length
}

async function claimEvents(pool: Pool): Promise<SourceEventRow[]> {
  const { rows } = await pool.query<SourceEventRow>(
    `update source_events set due_at = now() + interval '${CLAIM}', try_count = try_count + 1, updated_at = now()
     where id in (select id from source_events where state = 'waiting' and (due_at is null or due_at <= now())
       order by created_at limit ${BATCH_SIZE} for update skip locked)
     returning id, source::text as source, event_id as "eventId", form, body, try_count::int as "tryCount"`,
  )
  return rows
}

async function ingestEvent({ pool, meta }: Context, event: SourceEventRow): Promise<void> {
  if (event.source === 'whatsapp') return ingestWhatsApp(pool, event)
  const form = await readForm(pool, event)
  if (!form) return park(pool, event, event.form || isReadable(event) ? 'unknown-form' : 'unreadable')
  const person = await readPerson(event, meta)
  if (person === 'retry') return retryLater(pool, event)
  if (typeof person === 'string') return park(pool, event, person)
  await inTransaction(pool, async (tx) => {
    const lead = await storeSourceLead(tx, event, form, person)
    if (!lead) return park(tx, event, 'unknown-project')
    await markStored(tx, event, lead)
  })
}

async function ingestWhatsApp(pool: Pool, event: SourceEventRow): Promise<void> {
  await inTransaction(pool, async (tx) => {
    const ingested = await ingestWhatsAppEvent(tx, event)
    if (typeof ingested === 'string') return park(tx, event, ingested)
    await markStored(tx, event, ingested.lead)
  })
}

async function markStored(db: Queryable, { id }: SourceEventRow, lead: string | null): Promise<void> {
  await db.query(
    `update source_events set state = 'stored', reason = null, lead_id = $2, due_at = null, updated_at = now()
     where id = $1`,
    [id, lead],
  )
}

const isReadable = ({ source, body }: SourceEventRow) => readSourceEvents(source, parseJson(body)) !== undefined

async function readPerson({ source, eventId, body }: SourceEventRow, meta: MetaSettings | undefined): Promise<Person> {
  if (source !== 'meta') return readSourcePerson(source, parseJson(body)) ?? 'no-contact'
  const fetched = meta ? await fetchMetaLead(meta, eventId) : 'refused'
  if (fetched === 'retry') return 'retry'
  return fetched === 'refused' ? 'not-fetched' : (readSourcePerson(source, fetched.lead) ?? 'no-contact')
}

async function park(db: Queryable, { id }: SourceEventRow, reason: ParkReason): Promise<void> {
  await db.query(
    `update source_events set state = 'parked', reason = $2::text::enum_source_events_reason, due_at = null,
       updated_at = now() where id = $1`,
    [id, reason],
  )
}

/** Doubles the wait after each attempt, up to 30 minutes. Parks the event after four days, and staff must retry it. */
async function retryLater(pool: Pool, event: SourceEventRow): Promise<void> {
  if (event.tryCount >= MAX_TRIES) return park(pool, event, 'not-fetched')
  await pool.query(
    'update source_events set due_at = now() + make_interval(secs => $2), updated_at = now() where id = $1',
    [event.id, Math.min(5 * 2 ** event.tryCount, 1800)],
  )
}
