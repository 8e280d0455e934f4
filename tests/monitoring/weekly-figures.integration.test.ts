// Tests the weekly mail with the real worker and mail server, and with the worker's database role.
import { createBoss } from '@app/platform/queue/boss'
import { type Integrations, startIntegrations } from '@app/tools/fakes/integrations'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { queueWeeklyFigures, weeklyFigures } from '../../apps/worker/src/maintenance/weekly-figures.job'
import { lastWeekOf, readWeeklyFigures } from '../../apps/worker/src/records/weekly-figures-record'
import { createFreshDatabase, type FreshDatabase } from '../support/fresh-database'
import { grantProcessRights, signedInAs } from '../support/grant-process-rights'
import { readMail } from '../support/read-mail'
import { prepareQueue, startIntake } from '../support/running-intake'
import { eventually, startWorker, type WorkerProcess } from '../support/worker-process'

const monday = new Date('2026-11-16T13:00:00Z')
const tuesday = new Date('2026-11-17T13:00:00Z')

let database: FreshDatabase
let integrations: Integrations
let worker: WorkerProcess
let intake: Awaited<ReturnType<typeof startIntake>>
let pool: pg.Pool

const addLead = (receivedAt: string, answeredAfter: string | null, project = 'santorini') =>
  database.pool.query(
    `with lead as (
       insert into leads (reference, idempotency_key, body_hash, kind, first_name, last_name, email, phone, project_slug, locale)
       values ('SM-' || gen_random_uuid(), gen_random_uuid()::text, 'x', 'contact', 'Zenobia', 'Quispe', '', '', $3, 'es')
       returning id)
     insert into lead_work (lead_id, received_at, project, kind, first_answer_at)
     select id, $1, $3, 'contact', $1::timestamptz + $2::interval from lead`,
    [receivedAt, answeredAfter, project],
  )
const count = async () =>
  (await database.pool.query(`select count(*)::int as n from deliveries where template = 'weekly-figures'`)).rows[0].n
const mailsTo = (address: string) =>
  integrations.mails.filter((mail) => mail.to.includes(address)).map((mail) => readMail(mail.raw))

beforeAll(async () => {
  database = await createFreshDatabase()
  await grantProcessRights(database.url)
  await prepareQueue(signedInAs('worker', database.url))
  integrations = await startIntegrations()
  intake = await startIntake(signedInAs('intake', database.url))
  worker = await startWorker({
    databaseUrl: signedInAs('worker', database.url),
    integrations,
    privateDir: intake.privateDir,
  })
  pool = new pg.Pool({ connectionString: signedInAs('worker', database.url), max: 4 })
  pool.on('error', () => undefined)
  for (const [name, role, language] of [
    ['mario', 'manager', 'es'],
    ['ada', 'admin', 'en'],
    ['vera', 'sales', 'es'],
  ])
    await database.pool.query(
      `insert into users (name, email, role, language) values ($1::text, $1::text || '@example.test', $2::enum_users_role, $3::enum_users_language)`,
      [name, role, language],
    )
})
afterAll(async () => {
  await pool?.end()
  await worker?.stop()
  await intake?.stop()
  await integrations?.stop()
  await database?.remove()
})

test('counts the leads of last week, from Monday to Sunday in Lima, and of the previous week', async () => {
  await addLead('2026-11-09T05:00:00Z', '10 minutes')
  await addLead('2026-11-16T04:59:00Z', '30 minutes')
  await addLead('2026-11-12T15:00:00Z', null)
  // These leads arrived on the Sunday before and on the Monday after the week.
  await addLead('2026-11-09T04:59:00Z', null)
  await addLead('2026-11-16T05:00:00Z', null)
  expect(lastWeekOf('2026-11-16')).toBe('2026-11-09')
  expect(lastWeekOf('2026-11-22')).toBe('2026-11-09')
  const figures = await readWeeklyFigures(pool, '2026-11-09')
  expect(figures).toMatchObject({
    from: '2026-11-09',
    until: '2026-11-15',
    week: { leads: 3, answered: 2, medianMinutes: 20 },
    previous: { leads: 1, answered: 0, medianMinutes: null },
  })
})

test('the job queues one mail per week for each manager and administrator, even if several workers run it repeatedly', async () => {
  const queuedCounts = await Promise.all([1, 2, 3].map(() => queueWeeklyFigures({ pool, clock: () => monday })))
  expect(queuedCounts.reduce((total, count) => total + count, 0)).toBe(2)
  expect(await queueWeeklyFigures({ pool, clock: () => tuesday })).toBe(0)
  expect(await count()).toBe(2)
})

test('the job queues the mails on Tuesday if it did not run on Monday', async () => {
  const nextTuesday = new Date('2026-11-24T13:00:00Z')
  expect(await queueWeeklyFigures({ pool, clock: () => nextTuesday })).toBe(2)
  expect(await queueWeeklyFigures({ pool, clock: () => nextTuesday })).toBe(0)
})

test('the mail arrives in the language of each account and contains no name of a customer', async () => {
  const boss = createBoss(database.url, 'sender')
  await boss.start()
  await eventually('the job is queued', async () => (await boss.send(weeklyFigures.name, {})) ?? undefined)
  await boss.stop({ graceful: false })
  const mail = await eventually('the mail', async () =>
    mailsTo('mario@example.test').find(({ text }) => /Consultas nuevas\s+3 \(1\)/.test(text)),
  )
  expect(mail.subject).toMatch(/^Las cifras de la semana/)
  await eventually('the mail in English', async () => mailsTo('ada@example.test')[0]?.subject.startsWith('The figures'))
  expect(mailsTo('vera@example.test')).toEqual([])
  expect(mail.text).not.toMatch(/Zenobia|Quispe/)
})
