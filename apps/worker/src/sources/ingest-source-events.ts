import { type LeadSource, leadSources, type ParkReason } from '@app/domain/source/lead-source'
import { readSourceEvents } from '@app/domain/source/source-events'
import { readSourcePerson, type SourcePerson } from '@app/domain/source/source-person'
import { isDatabaseOutage } from '@app/platform/database/database-outage'
import { inTransaction, type Pool, type Queryable } from '@app/platform/database/pool'
import { fetchMetaLead, type MetaSettings } from './fetch-meta-lead'
import { ingestWhatsAppEvent } from './ingest-whatsapp-event'
import { parseJson } from './parse-json'
import { readForm, type SourceEventRow, storeSourceLead } from './store-source-lead'

type Context = { pool: Pool; meta: MetaSettings | undefined }
type Person = SourcePerson | ParkReason | 'retry'

/** `isMetaBusy`: Meta did not hand over a lead, so its next leads would fail too. */
type Ingestion = { count: number; isMetaBusy: boolean }

const BATCH_SIZE = 20
/** Short enough that another worker takes over within a minute after the worker with the claim was killed. */
const CLAIM = '30 seconds'
/** How long a lead that Meta did not hand over waits for its next attempt. */
export const META_RETRY_SECONDS = 15
const PARK_AFTER = '4 days'

/**
 * Turns the waiting events of the sources into leads, those with the fewest attempts first. Stops at the first lead that
 * Meta does not hand over, because each further request would take up to 20 s during an outage.
 */
export async function ingestSourceEvents(
  context: Context,
  sources: readonly LeadSource[] = leadSources,
): Promise<Ingestion> {
  let total = 0
  for (;;) {
    const { count, isMetaBusy } = await ingestBatch(context, sources)
    total += count
    if (count < BATCH_SIZE) return { count: total, isMetaBusy }
  }
}

async function ingestBatch(context: Context, sources: readonly LeadSource[]): Promise<Ingestion> {
  const { pool } = context
  const events = await claimEvents(pool, sources)
  const errors: unknown[] = []
  for (const [index, event] of events.entries()) {
    const remaining = events.slice(index)
    await renewClaims(pool, remaining)
    try {
      if ((await ingestEvent(context, event)) !== 'retry') continue
      await releaseClaims(pool, remaining.slice(1))
      return { count: index, isMetaBusy: true }
    } catch (error) {
      if (isDatabaseOutage(error)) throw error
      // An event with unexpected content must not stop the events after it. It is tried again when its claim ends.
      errors.push(error)
    }
  }
  if (errors.length > 0) throw errors[0]
  return { count: events.length, isMetaBusy: false }
}

async function claimEvents(pool: Pool, sources: readonly LeadSource[]): Promise<SourceEventRow[]> {
  const { rows } = await pool.query<SourceEventRow>(
    `with claimed as (
       update source_events set due_at = now() + interval '${CLAIM}', try_count = try_count + 1, updated_at = now()
       where id in (select id from source_events
         where state = 'waiting' and source::text = any($1) and (due_at is null or due_at <= now())
         order by try_count, created_at limit ${BATCH_SIZE} for update skip locked)
       returning *)
     select id, source::text as source, event_id as "eventId", form, body from claimed order by try_count, created_at`,
    [sources],
  )
  return rows
}

const idsOf = (events: readonly SourceEventRow[]) => events.map(({ id }) => id)

const renewClaims = (pool: Pool, events: readonly SourceEventRow[]) =>
  pool.query(`update source_events set due_at = now() + interval '${CLAIM}' where id = any($1) and state = 'waiting'`, [
    idsOf(events),
  ])

/** Ends the claims of events that were not attempted. */
const releaseClaims = (pool: Pool, events: readonly SourceEventRow[]) =>
  pool.query(
    `update source_events set due_at = null, try_count = try_count - 1 where id = any($1) and state = 'waiting'`,
    [idsOf(events)],
  )

async function ingestEvent({ pool, meta }: Context, event: SourceEventRow): Promise<'retry' | undefined> {
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
  return undefined
}

async function ingestWhatsApp(pool: Pool, event: SourceEventRow): Promise<undefined> {
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

async function park(db: Queryable, { id }: SourceEventRow, reason: ParkReason): Promise<undefined> {
  await db.query(
    `update source_events set state = 'parked', reason = $2::text::enum_source_events_reason, due_at = null,
       updated_at = now() where id = $1`,
    [id, reason],
  )
}

/** Lets the event wait, or parks it if Meta has not handed over the lead for four days. Staff must then retry it. */
async function retryLater(pool: Pool, { id }: SourceEventRow): Promise<'retry'> {
  await pool.query(
    `update source_events set updated_at = now(),
       state = case when e.is_old then 'parked' else 'waiting' end::enum_source_events_state,
       reason = case when e.is_old then 'not-fetched' end::enum_source_events_reason,
       due_at = case when not e.is_old then now() + make_interval(secs => $2) end
     from (select created_at <= now() - interval '${PARK_AFTER}' as is_old from source_events where id = $1) e
     where id = $1`,
    [id, META_RETRY_SECONDS],
  )
  return 'retry'
}
