import { createBoss } from '@app/platform/queue/boss'
import { type Integrations, startIntegrations } from '@app/tools/fakes/integrations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { watchIntegrations } from '../../apps/worker/src/maintenance/watch-integrations.job'
import { createFreshDatabase, type FreshDatabase } from '../support/fresh-database'
import { readMail } from '../support/read-mail'
import { postJson, startIntake } from '../support/running-intake'
import { leadBody } from '../support/submissions'
import { eventually, startWorker, type WorkerProcess } from '../support/worker-process'

let database: FreshDatabase
let integrations: Integrations
let intake: Awaited<ReturnType<typeof startIntake>>
let worker: WorkerProcess
let boss: ReturnType<typeof createBoss>

const settings = () => ({
  databaseUrl: database.url,
  integrations,
  privateDir: intake?.privateDir ?? '/tmp',
  env: { ALERT_WEBHOOK_URL: `${integrations.httpUrl}/alerts` },
})

beforeAll(async () => {
  database = await createFreshDatabase()
  integrations = await startIntegrations()
  worker = await startWorker(settings())
  intake = await startIntake(database.url)
  boss = createBoss(database.url, 'sender')
  await boss.start()
})
afterAll(async () => {
  await boss?.stop({ graceful: false })
  await intake?.stop()
  await worker?.stop()
  await integrations?.stop()
  await database?.remove()
})

/** Runs the job that watches integrations and waits until it is done. */
async function runWatchJob(): Promise<void> {
  // While the scheduled run waits, the queue rejects a second run.
  const id = await eventually(
    'the job is queued',
    async () => (await boss.send(watchIntegrations.name, {})) ?? undefined,
  )
  await eventually('the job is done', async () => {
    const [job] = await boss.findJobs(watchIntegrations.name, { id })
    return job?.state === 'completed'
  })
}

/** Moves all attempts, deliveries and digests into the past by this number of minutes. */
async function simulateMinutes(minutes: number): Promise<void> {
  const shiftBack = (iso: string) => new Date(Date.parse(iso) - minutes * 60_000).toISOString()
  const interval = `interval '${minutes} minutes'`
  const sentDigests = await database.pool.query<{ id: string; digest: string }>(
    `select id, subject_id as digest from deliveries where template = 'integrations-digest'`,
  )
  for (const { id, digest } of sentDigests.rows) {
    const movedDigest = digest.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, shiftBack)
    await database.pool.query('update deliveries set subject_id = $2 where id = $1', [id, movedDigest])
  }
  await database.pool.query(`update delivery_attempts set created_at = created_at - ${interval}`)
  await database.pool.query(
    `update deliveries set delivered_at = delivered_at - ${interval}, parked_at = parked_at - ${interval}, created_at = created_at - ${interval}`,
  )
}

/** Makes waiting retries due now. */
const retryNow = () =>
  database.pool.query(`update deliveries set due_at = now() where status = 'waiting' and attempt_count > 0`)

const sendLeads = async (count: number) => {
  for (let at = 0; at < count; at += 1) {
    const answer = await postJson(`${intake.url}/api/leads`, leadBody({ email: `lead-${at}@example.test` }))
    expect(answer.status).toBe(201)
  }
}
const digests = () =>
  integrations.mails.filter((mail) => mail.to.includes('alertas@example.test')).map(({ raw }) => readMail(raw))
const calls = () =>
  integrations.received.filter(({ path }) => path === '/alerts').map(({ body }) => body as Record<string, unknown>)
const countFailedAttempts = async () =>
  (await database.pool.query(`select count(*)::int as count from delivery_attempts where outcome <> 'delivered'`))
    .rows[0].count

test('an integration that rejected every delivery for 15 minutes is reported once, by mail and by webhook', async () => {
  integrations.fail({ path: '/api/contact', times: 10_000, status: 503 })
  await sendLeads(12)
  await eventually('every lead was tried', async () => (await countFailedAttempts()) >= 12)
  await runWatchJob()
  expect(calls()).toEqual([])

  await simulateMinutes(16)
  await runWatchJob()
  await runWatchJob()
  const [mail] = await eventually('the digest', async () => digests().length > 0 && digests())
  expect(mail?.subject).toBe('Rechaza todo: crm')
  expect(mail?.text).toMatch(/El CRM rechaza todo desde el .*; esperan 12\. Último resultado: status 503\./)
  expect(mail?.text).toContain('The CRM has rejected everything since')
  expect(mail?.text).toContain('ops/runbooks/integration-rejects.md')
  const [call] = await eventually('the webhook', async () => calls().length > 0 && calls())
  expect(call).toMatchObject({ integration: 'crm', status: 'firing', runbook: 'ops/runbooks/integration-rejects.md' })
  expect(call?.text).toContain('The CRM has rejected everything since')
  expect(Date.parse(String(call?.since))).toBeLessThan(Date.now() - 15 * 60_000)
})

test('a restarted worker does not report the same outage again', async () => {
  await worker.stop()
  worker = await startWorker(settings())
  await simulateMinutes(20)
  await runWatchJob()
  await new Promise((resolve) => setTimeout(resolve, 1000))
  expect(digests()).toHaveLength(1)
  expect(calls()).toHaveLength(1)
})

test('one digest lists the references of all parked deliveries', async () => {
  await database.pool.query(
    `update deliveries set first_queued_at = now() - interval '73 hours' where integration = 'crm' and reference in
       (select reference from deliveries where integration = 'crm' order by created_at limit 5)`,
  )
  await eventually('five are parked', async () => {
    await retryNow()
    return (await readParkedCodes()).length === 5
  })
  await simulateMinutes(16)
  await runWatchJob()
  const mail = await eventually('the second digest', async () => digests()[1])
  expect(mail.subject).toBe('Detenidas: 5')
  for (const code of await readParkedCodes()) expect(mail.text).toContain(code)
  expect(mail.text).not.toMatch(/Rosa|Quispe|lead-\d/)
  await eventually('its call', async () => calls().length === 2)
  expect(calls()[1]).toMatchObject({ integration: 'crm', runbook: 'ops/runbooks/delivery-parked.md' })
  expect(JSON.stringify(calls()[1])).not.toContain((await readParkedCodes())[0])
})

test('the recovery of an integration is reported once', async () => {
  integrations.stopFailing()
  await eventually('the remaining leads arrive', async () => {
    await retryNow()
    return (await countWaiting()) === 0
  })
  await simulateMinutes(16)
  await runWatchJob()
  const mail = await eventually('the third digest', async () => digests()[2])
  expect(mail.subject).toBe('Terminó: crm')
  expect(mail.text).toContain('El CRM vuelve a recibir')
  await eventually('its call', async () => calls().length === 3)
  expect(calls()[2]).toMatchObject({ integration: 'crm', status: 'resolved' })
  await runWatchJob()
  expect(digests()).toHaveLength(3)
})

test('an outage of the mail server is reported by webhook, and the report is repeated until the webhook accepts it', async () => {
  integrations.rejectMails(10_000)
  integrations.fail({ path: '/alerts', times: 1, status: 500 })
  const countBefore = await countFailedAttempts()
  await database.pool.query(
    `update deliveries set status = 'waiting', delivered_at = null, due_at = now() where template = 'integrations-digest'`,
  )
  await eventually('the mail was rejected', async () => (await countFailedAttempts()) > countBefore)
  await simulateMinutes(16)
  await runWatchJob()
  const call = await eventually('a call that was accepted', async () => calls()[4])
  expect(call).toMatchObject({ integration: 'mail', status: 'firing' })
  expect(digests()).toHaveLength(3)
})

const readParkedCodes = async (): Promise<string[]> =>
  (await database.pool.query(`select reference from deliveries where status = 'parked'`)).rows.map(
    (row) => row.reference,
  )
const countWaiting = async () =>
  (await database.pool.query(`select count(*)::int as count from deliveries where status = 'waiting'`)).rows[0].count
