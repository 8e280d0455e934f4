import { type Integrations, startIntegrations } from '@app/tools/fakes/integrations'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createFreshDatabase, type FreshDatabase } from '../support/fresh-database'
import { readMail } from '../support/read-mail'
import { postJson, startIntake } from '../support/running-intake'
import { referralBody, referredPerson } from '../support/submissions'
import { eventually, startWorker, type WorkerProcess } from '../support/worker-process'

let database: FreshDatabase
let integrations: Integrations
let worker: WorkerProcess
let intake: Awaited<ReturnType<typeof startIntake>>

beforeAll(async () => {
  database = await createFreshDatabase()
  integrations = await startIntegrations()
  worker = await startWorker({ databaseUrl: database.url, integrations, privateDir: '/tmp' })
  intake = await startIntake(database.url)
})
beforeEach(() => integrations.clear())
afterAll(async () => {
  await intake?.stop()
  await worker?.stop()
  await integrations?.stop()
  await database?.remove()
})

const send = async (changes: Record<string, unknown> = {}) => {
  const response = await postJson(`${intake.url}/api/referrals`, referralBody(changes))
  expect(response.status).toBe(201)
  return ((await response.json()) as { reference: string }).reference
}
const posts = () => integrations.received.filter((request) => request.method === 'POST')

const flatBody = {
  nombres: 'Rosa',
  apellidos: 'Quispe Mamani',
  correo: 'rosa@example.test',
  documento: 1,
  dni: '12345678',
  celular: '51987654321',
  nombreref: 'Luis',
  apellidosref: 'Ramos',
  documentoref: 1,
  dniref: '87654321',
  celularref: '51912345678',
  termsCheck: true,
  showReferidoFields: true,
  formType: 'Referidos',
  documentName: 'DNI',
}

test('a referral of one person becomes exactly the specified body, and the referrer gets a receipt', async () => {
  const reference = await send()
  await eventually('the referral arrives', async () => posts().length === 1 && integrations.mails.length === 1)
  expect(posts()[0]).toMatchObject({ path: '/referrals/exec', body: flatBody })
  expect(posts()[0]?.body).toStrictEqual(flatBody)

  const [receipt] = integrations.mails
  const mail = readMail(receipt?.raw ?? '')
  expect(receipt?.to).toEqual(['rosa@example.test'])
  expect(mail.subject).toBe(`Recibimos los datos de tu referido: ${reference}`)
  expect(mail.text).toContain('Gracias por referir a una persona.')
  expect(mail.html).not.toContain('Ramos')
  expect(mail.text).toContain(reference)
})

test('the script gets its body as JSON', async () => {
  await send()
  await eventually(
    'the referral and its receipt arrive',
    async () => posts().length === 1 && integrations.mails.length === 1,
  )
  expect(posts()[0]?.headers['content-type']).toBe('application/json')
})

test('three referred people become three deliveries that each include the referrer', async () => {
  const referred = [
    referredPerson({ firstName: 'Uno', document: '10000001', phone: '+51910000001' }),
    referredPerson({ firstName: 'Dos', documentTypeId: 2, document: 'AB123456', phone: '+12025550123' }),
    referredPerson({ firstName: '-Tres', document: '00000003', phone: '+51910000003' }),
  ]
  await send({ referred, locale: 'en', documentTypeId: 2, document: 'XY987654' })
  await eventually('three referrals arrive', async () => posts().length === 3 && integrations.mails.length === 1)
  const referrer = { ...flatBody, documento: 2, dni: 'XY987654', documentName: 'Passport' }
  const byName = (a: unknown, b: unknown) => JSON.stringify(a).localeCompare(JSON.stringify(b))
  expect(
    posts()
      .map((post) => post.body)
      .sort(byName),
  ).toStrictEqual(
    [
      { ...referrer, nombreref: 'Uno', dniref: '10000001', celularref: '51910000001' },
      { ...referrer, nombreref: 'Dos', documentoref: 2, dniref: 'AB123456', celularref: '12025550123' },
      { ...referrer, nombreref: "'-Tres", dniref: '00000003', celularref: '51910000003' },
    ].sort(byName),
  )
  expect(readMail(integrations.mails[0]?.raw ?? '').subject).toContain('We have received your referral')
})

test('a referral without referred people is delivered with empty fields, and the receipt says what happens next', async () => {
  const reference = await send({ referred: [], confirmsPermission: false })
  await eventually('the referral arrives', async () => posts().length === 1 && integrations.mails.length === 1)
  expect(posts()[0]?.body).toStrictEqual({
    ...flatBody,
    nombreref: '',
    apellidosref: '',
    documentoref: '',
    dniref: '',
    celularref: '',
    showReferidoFields: false,
  })
  const mail = readMail(integrations.mails[0]?.raw ?? '')
  expect(mail.subject).toBe(`Recibimos tus datos para referir: ${reference}`)
  expect(mail.text).toContain('Te llamaremos para pedirte los datos de quienes refieres.')
})

const readScriptDelivery = async (reference: string) => {
  const { rows } = await database.pool.query<{ id: string; status: string; attempts: number }>(
    `select id, status, attempt_count::int as attempts from deliveries where reference = $1 and integration = 'referral-script'`,
    [reference],
  )
  return rows[0]
}

test.each([
  ['an unreadable page', '<!doctype html><title>Gracias</title>'],
  ['an error after it appended the row', { status: 'error', message: 'Exception: quota' }],
])('a script that responds with 200 and %s gets one row', async (_, body) => {
  integrations.fail({ path: '/referrals/exec', times: 3, body })
  const reference = await send()
  await eventually('delivered', async () => (await readScriptDelivery(reference))?.status === 'delivered')
  await new Promise((resolve) => setTimeout(resolve, 2500))
  expect(posts()).toHaveLength(1)
})

test('every attempt has the same delivery id, so a script can detect duplicates', async () => {
  integrations.fail({ path: '/referrals/exec', times: 1, status: 500 })
  const reference = await send()
  await eventually('delivered', async () => (await readScriptDelivery(reference))?.status === 'delivered')
  const expectedQuery = { delivery: (await readScriptDelivery(reference))?.id, reference }
  expect(posts().map(({ query }) => query)).toEqual([expectedQuery, expectedQuery])
})

test('a script that reports its status is retried until it reports success', async () => {
  const env = { REFERRAL_SCRIPT_DELIVERED_WHEN: 'status-success' }
  await worker.stop()
  worker = await startWorker({ databaseUrl: database.url, integrations, privateDir: '/tmp', env })
  integrations.fail({ path: '/referrals/exec', times: 1, body: { status: 'error', message: 'Exception: quota' } })
  const reference = await send()
  await eventually('delivered', async () => {
    const delivery = await readScriptDelivery(reference)
    return delivery?.status === 'delivered' && delivery.attempts === 2
  })
})

test('a receipt is sent again after a temporary rejection by the mail server', async () => {
  integrations.rejectMails(1)
  const reference = await send()
  await eventually('the receipt', async () => integrations.mails.some((mail) => mail.raw.includes(reference)))
  const { rows } = await database.pool.query(
    `select a.outcome, a.detail from delivery_attempts a join deliveries d on d.id = a.delivery_id where d.reference = $1 and d.integration = 'mail' order by a.started_at`,
    [reference],
  )
  expect(rows[0]).toEqual({ outcome: 'retry', detail: 'mail server answered 451' })
})
