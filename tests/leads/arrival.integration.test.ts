// Tests that a new lead gets a row at the sales desk and an owner, without a running CMS.
import { type Integrations, startIntegrations } from '@app/tools/fakes/integrations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFreshDatabase, type FreshDatabase } from '../support/fresh-database'
import { grantProcessRights, signedInAs } from '../support/grant-process-rights'
import { postJson, startIntake } from '../support/running-intake'
import { addSalesTeam } from '../support/sales-team'
import { leadBody } from '../support/submissions'
import { eventually, startWorker, type WorkerProcess } from '../support/worker-process'

let database: FreshDatabase
let integrations: Integrations
let worker: WorkerProcess
let intake: Awaited<ReturnType<typeof startIntake>>

const startLeadWorker = () =>
  startWorker({ databaseUrl: signedInAs('worker', database.url), integrations, privateDir: '/tmp/arrival-private' })

beforeAll(async () => {
  database = await createFreshDatabase()
  await addSalesTeam(database.pool, ['rosa', 'luis'])
  await grantProcessRights(database.url)
  integrations = await startIntegrations()
  worker = await startLeadWorker()
  intake = await startIntake(signedInAs('intake', database.url))
})
afterAll(async () => {
  await intake?.stop()
  await worker?.stop()
  await integrations?.stop()
  await database?.remove()
})

let phoneNumber = 900_000_000

/** Sends a lead with a phone that no earlier lead has. */
async function send(email: string, changes: object = {}): Promise<void> {
  phoneNumber += 1
  const answer = await postJson(`${intake.url}/api/leads`, leadBody({ email, phone: `+51${phoneNumber}`, ...changes }))
  expect(answer.status).toBe(201)
}
const workOf = async (email: string) => {
  const { rows } = await database.pool.query<{ owner: string | null; state: string; wait: number }>(
    `select u.name as owner, w.state::text as state, extract(epoch from w.received_at - l.created_at)::int as wait
     from lead_work w join leads l on l.id = w.lead_id left join users u on u.id = w.owner_id where l.email = $1`,
    [email],
  )
  return rows[0]
}

test('new leads are assigned in turn within seconds, and their waiting time starts when they were sent', async () => {
  await send('one@example.test')
  expect(await eventually('a row at the desk', () => workOf('one@example.test'), 5)).toEqual({
    owner: 'rosa',
    state: 'new',
    wait: 0,
  })
  await send('two@example.test')
  expect((await eventually('a row at the desk', () => workOf('two@example.test'), 5)).owner).toBe('luis')
})

test('leads that arrive at the same time are each assigned once', async () => {
  const emails = Array.from({ length: 20 }, (_, index) => `many-${index}@example.test`)
  await Promise.all(emails.map((email) => send(email)))
  await eventually('all have their row', async () => {
    const { rows } = await database.pool.query(
      `select count(*)::int as count from lead_work w join leads l on l.id = w.lead_id where l.email like 'many-%'`,
    )
    return rows[0].count === emails.length
  })
  const { rows } = await database.pool.query(
    `select u.name, count(*)::int as count,
       (select count(*)::int from lead_events e join leads l on l.id = e.lead_id where l.email like 'many-%') as events
     from lead_work w join leads l on l.id = w.lead_id join users u on u.id = w.owner_id
     where l.email like 'many-%' group by u.name order by u.name`,
  )
  expect(rows).toEqual([
    { name: 'luis', count: 10, events: 20 },
    { name: 'rosa', count: 10, events: 20 },
  ])
})

test('a person who writes again gets the same owner, and the turn of the other owners does not change', async () => {
  await send('again@example.test', { phone: '+51911111111' })
  const { owner } = await eventually('a row at the desk', () => workOf('again@example.test'), 5)
  await send('second-address@example.test', { phone: '+51911111111', project: 'coral' })
  await send('sister@example.test', { phone: '+51911111111', firstName: 'Carmen' })
  const again = await eventually('a row at the desk', () => workOf('second-address@example.test'), 5)
  expect(again.owner).toBe(owner)
  const sister = await eventually('a row at the desk', () => workOf('sister@example.test'), 5)
  expect(sister.owner).toBe(owner === 'rosa' ? 'luis' : 'rosa')
})

test('leads that arrived while no worker ran are assigned when it starts', async () => {
  await worker.stop()
  await send('waits@example.test')
  expect(await workOf('waits@example.test')).toBeUndefined()
  worker = await startLeadWorker()
  expect(await eventually('a row at the desk', () => workOf('waits@example.test'), 10)).toMatchObject({
    owner: expect.any(String),
  })
})
