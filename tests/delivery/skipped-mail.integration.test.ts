// Tests that a mail that is no longer needed is skipped. It is not retried and does not count towards the limit of its
// mailbox.
import { addDays, limaDateOf } from '@app/domain/calendar/lima-date'
import { createBoss } from '@app/platform/queue/boss'
import { type Integrations, startIntegrations } from '@app/tools/fakes/integrations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { watchIntegrations } from '../../apps/worker/src/maintenance/watch-integrations.job'
import { addAppointmentPlace } from '../appointments/appointment-places.fixture'
import { createFreshDatabase, type FreshDatabase } from '../support/fresh-database'
import { readMail } from '../support/read-mail'
import { postForm, startIntake } from '../support/running-intake'
import { eventually, startWorker, type WorkerProcess } from '../support/worker-process'

let database: FreshDatabase
let integrations: Integrations
let intake: Awaited<ReturnType<typeof startIntake>>
let worker: WorkerProcess
let boss: ReturnType<typeof createBoss>

beforeAll(async () => {
  database = await createFreshDatabase()
  await addAppointmentPlace(database.pool, { slug: 'sala', capacity: 5, project: null })
  integrations = await startIntegrations()
  intake = await startIntake(database.url)
  worker = await startWorker({ databaseUrl: database.url, integrations, privateDir: intake.privateDir })
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

const booking = (email: string) => ({
  firstName: 'Rosa',
  lastName: 'Quispe',
  email,
  phone: '+51987654321',
  locale: 'es',
  place: 'sala',
  day: addDays(limaDateOf(new Date()), 3),
  time: '10:00',
  acceptsTerms: 'on',
  'consentVersions.terms': '2026-01',
  'consentVersions.marketing': '2026-02',
  website: '',
})

/** Books with the plain form and returns the key of the appointment page. */
async function book(email: string): Promise<string> {
  const answer = await fetch(`${intake.url}/api/appointments`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'x-forwarded-for': '10.9.9.9', referer: 'https://www.example.test/visita' },
    body: new URLSearchParams(booking(email)),
  })
  expect(answer.status).toBe(303)
  return new URL(answer.headers.get('location') ?? '', intake.url).searchParams.get('key') ?? ''
}

type Row = { template: string; status: string; attempts: number; outcome: string | null; through: Date | null }
const readMailDeliveries = async (): Promise<Row[]> =>
  (
    await database.pool.query<Row>(
      `select d.template, d.status, d.attempt_count as attempts, d.let_through_at as through,
         (select a.outcome from delivery_attempts a where a.delivery_id = d.id order by a.created_at desc limit 1) as outcome
       from deliveries d where d.integration = 'mail' order by d.created_at, d.template`,
    )
  ).rows
const retryNow = () => database.pool.query(`update deliveries set due_at = now() where status = 'waiting'`)

test('the confirmation of an appointment cancelled during an outage of the mail server is skipped', async () => {
  integrations.rejectMails(1000)
  const keys = [await book('rosa@example.test'), await book('luis@example.test')]
  await eventually('both confirmations were tried', async () => {
    const rows = (await readMailDeliveries()).filter(({ template }) => template === 'appointment-booked')
    return rows.length === 2 && rows.every(({ attempts }) => attempts > 0)
  })
  for (const key of keys) {
    const answer = await postForm(`${intake.url}/api/appointments/cancel`, { key, lang: 'es' })
    expect(answer.status).toBe(200)
  }
  integrations.rejectMails(0)
  await eventually('nothing waits', async () => {
    await retryNow()
    return (await readMailDeliveries()).every(({ status }) => status !== 'waiting')
  })

  const confirmations = (await readMailDeliveries()).filter(({ template }) => template === 'appointment-booked')
  expect(confirmations).toMatchObject(Array(2).fill({ status: 'skipped', outcome: 'skipped', through: null }))
  expect(integrations.mails.map(({ raw }) => readMail(raw).subject)).not.toContainEqual(
    expect.stringMatching(/confirmada/i),
  )
  expect((await readMailDeliveries()).filter(({ template }) => template === 'appointment-cancelled')).toMatchObject(
    Array(2).fill({ status: 'delivered' }),
  )

  // After 15 minutes the job that watches integrations must not report the skipped mails.
  await database.pool.query(`update delivery_attempts set created_at = created_at - interval '20 minutes'`)
  await database.pool.query(`update deliveries set delivered_at = null where template = 'appointment-cancelled'`)
  const id = await eventually(
    'the job is queued',
    async () => (await boss.send(watchIntegrations.name, {})) ?? undefined,
  )
  await eventually('the job is done', async () => {
    const [job] = await boss.findJobs(watchIntegrations.name, { id })
    return job?.state === 'completed'
  })
  expect((await readMailDeliveries()).filter(({ template }) => template === 'integrations-digest')).toEqual([])
})
