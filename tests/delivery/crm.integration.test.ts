import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { type Integrations, startIntegrations } from '@app/tools/fakes/integrations'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createFreshDatabase, crmProjects, type FreshDatabase } from '../support/fresh-database'
import { postJson, startIntake } from '../support/running-intake'
import { leadBody } from '../support/submissions'
import { eventually, startWorker, type WorkerProcess } from '../support/worker-process'

let database: FreshDatabase
let integrations: Integrations
let intake: Awaited<ReturnType<typeof startIntake>>
let worker: WorkerProcess

const settings = () => ({ databaseUrl: database.url, integrations, privateDir: intake?.privateDir ?? '/tmp' })

beforeAll(async () => {
  database = await createFreshDatabase()
  integrations = await startIntegrations()
  worker = await startWorker(settings())
  intake = await startIntake(database.url)
})
beforeEach(() => integrations.clear())
afterAll(async () => {
  await intake?.stop()
  await worker?.stop()
  await integrations?.stop()
  await database?.remove()
})

async function send(changes: Record<string, unknown> = {}): Promise<string> {
  const response = await postJson(`${intake.url}/api/leads`, leadBody(changes))
  expect(response.status).toBe(201)
  return ((await response.json()) as { reference: string }).reference
}

const deliveryOf = async (reference: string) =>
  (
    await database.pool.query('select id, status, attempt_count as attempts from deliveries where reference = $1', [
      reference,
    ])
  ).rows[0]

const whenDelivered = (reference: string, seconds?: number) =>
  eventually(
    'the lead is delivered',
    async () => {
      const delivery = await deliveryOf(reference)
      return delivery?.status === 'delivered' && delivery
    },
    seconds,
  )

const attemptsOf = async (deliveryId: string) =>
  (
    await database.pool.query(
      'select outcome, http_status as "httpStatus" from delivery_attempts where delivery_id = $1 order by started_at',
      [deliveryId],
    )
  ).rows

test('the CRM gets exactly the specified body once for every project and document type', async () => {
  const documents = [{}, { documentTypeId: 1, document: '12345678' }, { documentTypeId: 2, document: 'AB123456' }]
  const expected = new Map<string, object>()
  for (const [project, crmId] of crmProjects) {
    for (const [documentType, document] of documents.entries()) {
      const email = `${project}-${documentType}@example.test`
      await send({ project, email, ...document })
      expected.set(email, {
        fname: 'Rosa',
        lname: 'Quispe Mamani',
        email,
        phone: '+51987654321',
        input_channel_id: 29,
        source_id: 1,
        interest_type_id: 5,
        ...(documentType === 0
          ? {}
          : { document_type_id: documentType, document: documentType === 1 ? '12345678' : 'AB123456' }),
        project_id: crmId,
        utm_source: 'Lead orgánico de página web',
        address: '',
        observation: '',
      })
    }
  }
  await eventually('thirty leads at the CRM', async () => integrations.received.length >= 30)
  expect(integrations.received).toHaveLength(30)
  for (const request of integrations.received) {
    expect(request).toMatchObject({ method: 'POST', path: '/api/contact' })
    const body = request.body as { email: string }
    expect(body).toStrictEqual(expected.get(body.email))
  }
})

test('a lead sent while the CRM responds with 503 three times arrives once', async () => {
  integrations.fail({ path: '/api/contact', times: 3, status: 503, body: { message: 'down' } })
  const started = Date.now()
  const reference = await send()
  expect(Date.now() - started).toBeLessThan(2000)

  const delivery = await whenDelivered(reference, 40)
  expect(await attemptsOf(delivery.id)).toEqual([
    { outcome: 'retry', httpStatus: 503 },
    { outcome: 'retry', httpStatus: 503 },
    { outcome: 'retry', httpStatus: 503 },
    { outcome: 'delivered', httpStatus: 201 },
  ])
  expect(integrations.received).toHaveLength(4)
  expect(new Set(integrations.received.map((request) => request.headers['idempotency-key']))).toEqual(
    new Set([delivery.id]),
  )
})

test('a CRM that responds with 200 and an error has not accepted the lead', async () => {
  integrations.fail({ path: '/api/contact', times: 1, status: 200, body: { status: 'error', message: 'full' } })
  const delivery = await whenDelivered(await send())
  expect(await attemptsOf(delivery.id)).toEqual([
    { outcome: 'retry', httpStatus: 200 },
    { outcome: 'delivered', httpStatus: 201 },
  ])
})

test('a delivery is retried after the CRM rejects it or hangs up, and each attempt is recorded', async () => {
  integrations.fail({ path: '/api/contact', times: 1, status: 401 })
  integrations.fail({ path: '/api/contact', times: 1, hangUp: true })
  const delivery = await whenDelivered(await send())
  expect(await attemptsOf(delivery.id)).toEqual([
    { outcome: 'refused', httpStatus: 401 },
    { outcome: 'retry', httpStatus: null },
    { outcome: 'delivered', httpStatus: 201 },
  ])
})

test('the same submission sent twice reaches the CRM once', async () => {
  const key = randomUUID()
  const body = leadBody({ email: 'once@example.test' })
  await Promise.all([
    postJson(`${intake.url}/api/leads`, body, { key }),
    postJson(`${intake.url}/api/leads`, body, { key }),
  ])
  await eventually('the lead arrives', async () => integrations.received.length > 0)
  await new Promise((resolve) => setTimeout(resolve, 1500))
  expect(integrations.received).toHaveLength(1)
})

test('after 72 hours a delivery is parked, and a replay delivers it', async () => {
  integrations.fail({ path: '/api/contact', times: 1000, status: 503 })
  const reference = await send()
  await eventually('a first attempt', async () => (await deliveryOf(reference))?.attempts > 0)
  await database.pool.query(
    `update deliveries set first_queued_at = now() - interval '73 hours' where reference = $1`,
    [reference],
  )
  const parkedDelivery = await eventually('it is parked', async () => {
    const { rows } = await database.pool.query(`select id from deliveries where reference = $1 and status = 'parked'`, [
      reference,
    ])
    return rows[0]
  })
  integrations.clear()
  const replay = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'src/deliveries/replay.command.ts', parkedDelivery.id],
    {
      cwd: new URL('../../apps/worker', import.meta.url).pathname,
      env: { PATH: process.env.PATH, DATABASE_URL: database.url },
      encoding: 'utf8',
    },
  )
  expect(replay.stdout).toContain(parkedDelivery.id)
  await eventually('the parked lead arrives', async () => integrations.received.length === 1)
})

test('the next worker delivers what a killed worker had started', async () => {
  integrations.fail({ path: '/api/contact', times: 1, delayMs: 60_000, status: 503 })
  const reference = await send()
  await new Promise((resolve) => setTimeout(resolve, 1500))
  await worker.kill()
  worker = await startWorker(settings())
  const delivery = await whenDelivered(reference, 55)
  expect((await attemptsOf(delivery.id)).at(-1)).toEqual({ outcome: 'delivered', httpStatus: 201 })
})

test('no personal data reaches the worker’s log or the record of attempts', async () => {
  const personal = /Rosa|Quispe|@example\.test|987654321|12345678/
  await eventually('a delivery in the log', async () => worker.output.join('').includes('delivered'))
  expect(worker.output.join('')).not.toMatch(personal)
  const { rows } = await database.pool.query(
    'select detail from delivery_attempts union select last_detail from deliveries',
  )
  expect(JSON.stringify(rows)).not.toMatch(personal)
})

test('a general question is sent without a project, unless a project number for it is configured', async () => {
  const waitForCrmBody = async (reference: string) => {
    await whenDelivered(reference)
    return integrations.received.at(-1)?.body as Record<string, unknown>
  }
  const question = { project: 'general', message: 'Una idea para mi barrio.' }
  const observation = 'Consulta general.\nMensaje: Una idea para mi barrio.'
  const bodyWithoutProject = await waitForCrmBody(await send(question))
  expect(bodyWithoutProject).toMatchObject({ fname: 'Rosa', observation })
  expect(bodyWithoutProject).not.toHaveProperty('project_id')

  await worker.stop()
  worker = await startWorker({ ...settings(), env: { CRM_GENERAL_PROJECT_ID: '77' } })
  expect(await waitForCrmBody(await send(question))).toMatchObject({ project_id: 77, observation })
  expect(await waitForCrmBody(await send())).toMatchObject({ project_id: 6, observation: '' })
})
