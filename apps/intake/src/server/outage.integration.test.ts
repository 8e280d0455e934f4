import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DatabaseProxy, startDatabaseProxy } from '../../../../tests/support/database-proxy'
import { createFreshDatabase, type FreshDatabase } from '../../../../tests/support/fresh-database'
import { postForm, postJson, postMultipart, startIntake } from '../../../../tests/support/running-intake'
import { complaintFields, leadBody, leadFields, referralBody } from '../../../../tests/support/submissions'

let database: FreshDatabase
let cable: DatabaseProxy
let intake: Awaited<ReturnType<typeof startIntake>>

beforeAll(async () => {
  database = await createFreshDatabase()
  cable = await startDatabaseProxy(database.url)
  intake = await startIntake(cable.url)
})
afterAll(async () => {
  await intake?.stop()
  await cable?.stop()
  await database?.remove()
})

test('responds to every form with 503 and Retry-After while the database is down, and stores the retried lead once', async () => {
  const key = randomUUID()
  expect((await postJson(`${intake.url}/api/leads`, leadBody(), { key: randomUUID() })).status).toBe(201)

  await cable.cut()
  const answers = [
    await postJson(`${intake.url}/api/leads`, leadBody({ email: 'later@example.test' }), { key }),
    await postJson(`${intake.url}/api/referrals`, referralBody()),
    await postMultipart(`${intake.url}/api/complaints`, complaintFields()),
    await fetch(`${intake.url}/api/complaints/next-number`, {
      headers: { accept: 'application/json', 'content-type': 'application/json' },
    }),
  ]
  expect(answers.map((answer) => answer.status)).toEqual([503, 503, 503, 503])
  for (const answer of answers) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  const page = await postForm(`${intake.url}/api/leads`, leadFields())
  expect(page.status).toBe(503)
  expect(await page.text()).toContain('Error al enviar los datos. Intenta nuevamente.')
  expect((await fetch(`${intake.url}/api/health`)).status).toBe(200)
  expect((await fetch(`${intake.url}/api/ready`)).status).toBe(503)

  await cable.restore()
  const retry = await postJson(`${intake.url}/api/leads`, leadBody({ email: 'later@example.test' }), { key })
  expect(retry.status).toBe(201)
  expect((await fetch(`${intake.url}/api/ready`)).status).toBe(200)
  const { rows } = await database.pool.query(
    `select count(*)::int as count from leads where email = 'later@example.test'`,
  )
  expect(rows[0].count).toBe(1)
})

test('logs a database failure without personal data', async () => {
  await cable.cut()
  const lineCount = intake.lines.length
  expect((await postJson(`${intake.url}/api/leads`, leadBody({ email: 'logged@example.test' }))).status).toBe(503)
  await cable.restore()
  const log = intake.lines.slice(lineCount).join('\n')
  expect(log).toContain('the database is not available')
  expect(log).not.toMatch(/Rosa|Quispe|example\.test|987654321/)
})

test('responds to a bug with 500 and no Retry-After header, and logs its code without personal data', async () => {
  await database.pool.query(`alter table leads add constraint bug check (first_name = 'nobody') not valid`)
  const lineCount = intake.lines.length
  const answer = await postJson(`${intake.url}/api/leads`, leadBody({ email: 'bug@example.test' }))
  const page = await postForm(`${intake.url}/api/leads`, leadFields())
  await database.pool.query('alter table leads drop constraint bug')
  expect([answer.status, page.status]).toEqual([500, 500])
  expect([answer.headers.get('retry-after'), page.headers.get('retry-after')]).toEqual([null, null])
  const log = intake.lines.slice(lineCount).join('\n')
  expect(log).toContain('"code":"23514"')
  expect(log).not.toMatch(/Rosa|Quispe|example\.test|987654321/)
})

test('discards a connection that does not respond and accepts the next lead', {
  timeout: 60_000,
}, async () => {
  // The failed statements of the previous test closed their connections.
  await postJson(`${intake.url}/api/leads`, leadBody({ email: 'before@example.test' }))
  cable.dropTraffic()
  const startedAt = performance.now()
  const answer = await postJson(`${intake.url}/api/leads`, leadBody({ email: 'swallowed@example.test' }))
  expect(answer.status).toBe(503)
  expect(performance.now() - startedAt).toBeLessThan(25_000)
  await cable.cut()
  await cable.restore()
  const nextAnswer = await postJson(`${intake.url}/api/leads`, leadBody({ email: 'after@example.test' }))
  expect(nextAnswer.status).toBe(201)
})
