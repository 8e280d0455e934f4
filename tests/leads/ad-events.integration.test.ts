// Tests how stages of leads are reported to Meta and Google Ads. Intake, worker and desk use their own database roles.
import { createHash } from 'node:crypto'
import { createBoss } from '@app/platform/queue/boss'
import { type Integrations, startIntegrations } from '@app/tools/fakes/integrations'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { queueAdEvents } from '../../apps/worker/src/maintenance/queue-ad-events.job'
import { type Call, createStaff, type RunningCms, signIn, startCms } from '../access/running-cms'
import { createFreshDatabase, type FreshDatabase } from '../support/fresh-database'
import { grantProcessRights, signedInAs } from '../support/grant-process-rights'
import { postJson, prepareQueue, startIntake } from '../support/running-intake'
import { leadBody } from '../support/submissions'
import { eventually, startWorker, type WorkerProcess } from '../support/worker-process'

const META_PATH = '/graph/555/events'
const GOOGLE_PATH = '/google/ads/v21/customers/1234567890:uploadClickConversions'

let database: FreshDatabase
let integrations: Integrations
let intake: Awaited<ReturnType<typeof startIntake>>
let worker: WorkerProcess
let cms: RunningCms
let sales: Call
let boss: ReturnType<typeof createBoss>

beforeAll(async () => {
  database = await createFreshDatabase()
  integrations = await startIntegrations()
  await grantProcessRights(database.url)
  await prepareQueue(signedInAs('worker', database.url))
  cms = await startCms({ databaseUrl: database.url, smtpUrl: integrations.smtpUrl })
  await createStaff(cms, { Rosa: 'sales' })
  sales = await signIn(cms, 'rosa@example.test')
  intake = await startIntake(signedInAs('intake', database.url))
  worker = await startWorker({
    databaseUrl: signedInAs('worker', database.url),
    integrations,
    privateDir: '/tmp',
    env: {
      AD_CONSENT_VERSIONS: '2026-02',
      META_GRAPH_URL: `${integrations.httpUrl}/graph`,
      META_DATASET_ID: '555',
      META_CONVERSIONS_TOKEN: 'meta-conversions-token',
      GOOGLE_ADS_URL: `${integrations.httpUrl}/google/ads/v21`,
      GOOGLE_OAUTH_URL: `${integrations.httpUrl}/google/oauth/token`,
      GOOGLE_ADS_CUSTOMER_ID: '1234567890',
      GOOGLE_ADS_DEVELOPER_TOKEN: 'developer',
      GOOGLE_ADS_CLIENT_ID: 'client',
      GOOGLE_ADS_CLIENT_SECRET: 'secret',
      GOOGLE_ADS_REFRESH_TOKEN: 'refresh',
      GOOGLE_ADS_CONVERSIONS: 'contacted=71,reserved=73',
    },
  })
  boss = createBoss(database.url, 'sender')
  await boss.start()
})
beforeEach(() => integrations.clear())
afterAll(async () => {
  await boss?.stop({ graceful: false })
  await intake?.stop()
  await worker?.stop()
  await cms?.stop()
  await integrations?.stop()
  await database?.remove()
})

let number = 0
const clicks = { gclid: 'Cj0-gclid_1', fbclid: 'IwAR-fbclid_1' }

/** Sends a lead from an advertisement and waits until it is on the sales desk. */
async function sendLead(changes: Record<string, unknown> = {}) {
  number += 1
  const contact = { email: `Persona.${number}@Gmail.com`, phone: `+5194444${String(number).padStart(4, '0')}` }
  const body = leadBody({ ...contact, acceptsMarketing: true, attribution: clicks, ...changes })
  const response = await postJson(`${intake.url}/api/leads`, body)
  expect(response.status).toBe(201)
  const { reference } = (await response.json()) as { reference: string }
  const id = await eventually('the lead is on the desk', async () => {
    const { rows } = await database.pool.query<{ id: string }>(
      'select w.lead_id as id from lead_work w join leads l on l.id = w.lead_id where l.reference = $1',
      [reference],
    )
    return rows[0]?.id
  })
  return { id: String(id), ...contact }
}

const change = async (lead: string, step: object) =>
  expect((await sales('POST', '/inbox/changes', { leads: [lead], change: step })).status).toBe(200)
const contact = (lead: string) => change(lead, { kind: 'contact', channel: 'call' })
const runJob = () => eventually('the job is queued', async () => (await boss.send(queueAdEvents.name, {})) ?? undefined)

type StoredEvent = { id: string; integration: string; stage: string; status: string; attempts: number }

async function eventsOf(lead: string): Promise<StoredEvent[]> {
  const { rows } = await database.pool.query<StoredEvent>(
    `select id, integration, template as stage, status, attempt_count::int as attempts from deliveries
     where subject_id = $1 and integration in ('meta-ads', 'google-ads') order by integration, created_at`,
    [lead],
  )
  return rows
}
/** Runs the job and waits until every event of the lead has the status. */
async function report(lead: string, count: number, status = 'delivered') {
  await runJob()
  await eventually(`${count} events are ${status}`, async () => {
    const events = await eventsOf(lead)
    return events.length === count && events.every((event) => event.status === status)
  })
  return eventsOf(lead)
}
const requestsTo = (path: string) => integrations.received.filter((request) => request.path === path)
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

test('reports each stage once to both platforms, with hashed contact details', async () => {
  const lead = await sendLead()
  await contact(lead.id)
  await report(lead.id, 2)
  await change(lead.id, { kind: 'state', to: 'reserved' })
  await Promise.all([runJob(), runJob()])
  const events = await report(lead.id, 4)
  expect(events.map(({ integration, stage, attempts }) => [integration, stage, attempts])).toEqual([
    ['meta-ads', 'contacted', 1],
    ['meta-ads', 'reserved', 1],
    ['google-ads', 'contacted', 1],
    ['google-ads', 'reserved', 1],
  ])

  const [meta] = requestsTo(META_PATH)
  expect(meta?.headers.authorization).toBe('Bearer meta-conversions-token')
  expect(meta?.body).toEqual({
    data: [
      {
        event_name: 'contacted',
        event_time: expect.any(Number),
        event_id: events[0]?.id,
        action_source: 'system_generated',
        user_data: {
          fbc: expect.stringMatching(/^fb\.1\.\d{13}\.IwAR-fbclid_1$/),
          em: [sha256(lead.email.toLowerCase())],
          ph: [sha256(lead.phone.replace('+', ''))],
        },
        custom_data: { event_source: 'crm', lead_event_source: 'website' },
      },
    ],
  })
  const google = requestsTo(GOOGLE_PATH)
  expect(google[0]?.headers).toMatchObject({ authorization: 'Bearer ya29.fake', 'developer-token': 'developer' })
  expect(google[1]?.body).toEqual({
    conversions: [
      {
        conversionAction: 'customers/1234567890/conversionActions/73',
        conversionDateTime: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d-05:00$/),
        orderId: events[3]?.id,
        gclid: 'Cj0-gclid_1',
        userIdentifiers: [
          { hashedEmail: sha256(`persona${number}@gmail.com`) },
          { hashedPhoneNumber: sha256(lead.phone) },
        ],
        consent: { adUserData: 'GRANTED', adPersonalization: 'DENIED' },
      },
    ],
    partialFailure: true,
  })
  const sentBodies = JSON.stringify([...requestsTo(META_PATH), ...google])
  expect(sentBodies).not.toContain(lead.email.toLowerCase())
  expect(sentBodies).not.toContain(lead.phone.slice(1))
})

test('stores no click id and reports nothing without consent to advertising', async () => {
  const lead = await sendLead({ acceptsMarketing: false })
  const { rows } = await database.pool.query('select gclid, fbclid from leads where id = $1', [lead.id])
  expect(rows).toEqual([{ gclid: null, fbclid: null }])
  const other = await sendLead({ attribution: { fbclid: 'other' } })
  await contact(lead.id)
  await contact(other.id)
  await report(other.id, 1)
  expect(await eventsOf(lead.id)).toEqual([])
})

test('reports nothing for a consent whose text does not name the platforms', async () => {
  const lead = await sendLead()
  await database.pool.query(`update consents set version = '2025-01' where lead_id = $1 and purpose = 'marketing'`, [
    lead.id,
  ])
  const other = await sendLead()
  await contact(lead.id)
  await contact(other.id)
  await report(other.id, 2)
  expect(await eventsOf(lead.id)).toEqual([])
})

test('retries a failed event with the same id', async () => {
  integrations.fail({ path: META_PATH, times: 1, status: 500, body: { error: { code: 2 } } })
  integrations.fail({
    path: GOOGLE_PATH,
    times: 1,
    status: 200,
    body: { partialFailureError: { code: 3, message: 'The click is too recent.' } },
  })
  const lead = await sendLead()
  await contact(lead.id)
  const events = await report(lead.id, 2)
  expect(events.map(({ attempts }) => attempts)).toEqual([2, 2])
  const ids = requestsTo(META_PATH).map(({ body }) => (body as { data: { event_id: string }[] }).data[0]?.event_id)
  expect(ids).toEqual([events[0]?.id, events[0]?.id])
})

test('skips an event if the person withdraws the consent before the retry', async () => {
  integrations.fail({ path: META_PATH, times: 1, status: 500 })
  const lead = await sendLead({ attribution: { fbclid: 'withdrawn' } })
  await contact(lead.id)
  await runJob()
  await eventually('the first attempt failed', async () => (await eventsOf(lead.id))[0]?.attempts === 1)
  await database.pool.query(
    `insert into consent_withdrawals (subject, reference, purpose) select 'leads:' || id, reference, 'marketing' from leads
     where id = $1`,
    [lead.id],
  )
  await eventually('the event is skipped', async () => (await eventsOf(lead.id))[0]?.status === 'skipped')
  expect(requestsTo(META_PATH).filter(({ accepted }) => accepted)).toEqual([])
})
