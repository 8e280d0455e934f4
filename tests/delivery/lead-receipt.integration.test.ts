// Tests the receipt of a lead: a mail that says who will call and when, independent of the delivery to the CRM.
import { formatCallTime, nextCall } from '@app/domain/lead/next-call'
import { type Integrations, startIntegrations } from '@app/tools/fakes/integrations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFreshDatabase, type FreshDatabase } from '../support/fresh-database'
import { grantProcessRights, signedInAs } from '../support/grant-process-rights'
import { readMail } from '../support/read-mail'
import { postJson, startIntake } from '../support/running-intake'
import { leadBody } from '../support/submissions'
import { eventually, startWorker, type WorkerProcess } from '../support/worker-process'

let database: FreshDatabase
let integrations: Integrations
let worker: WorkerProcess
let intake: Awaited<ReturnType<typeof startIntake>>

beforeAll(async () => {
  database = await createFreshDatabase()
  await grantProcessRights(database.url)
  integrations = await startIntegrations()
  const env = { MAILS_PER_RECIPIENT: '2', SALES_MAIL: 'ventas@example.test' }
  worker = await startWorker({
    databaseUrl: signedInAs('worker', database.url),
    integrations,
    privateDir: '/tmp/receipt-private',
    env,
  })
  // The intake starts after the worker, which creates the queue.
  intake = await startIntake(signedInAs('intake', database.url), { sendsLeadReceipts: true })
})
afterAll(async () => {
  await intake?.stop()
  await worker?.stop()
  await integrations?.stop()
  await database?.remove()
})

const mailsTo = (address: string) =>
  integrations.mails
    .filter((mail) => mail.to.includes(address))
    .map((mail) => ({ raw: mail.raw, ...readMail(mail.raw) }))

async function send(changes: Record<string, unknown>): Promise<string> {
  const response = await postJson(`${intake.url}/api/leads`, leadBody(changes))
  expect(response.status).toBe(201)
  return ((await response.json()) as { reference: string }).reference
}

/** Returns the possible texts of the call time: the mail may be created in the next slot of 15 minutes. */
const possibleCallTimes = (before: Date, locale: 'es' | 'en') =>
  [before, new Date()].flatMap((moment) => {
    const slot = nextCall(moment)
    return slot ? [formatCallTime(slot, locale)] : []
  })

test.each([
  ['es', 'Recibimos tu consulta', 'te llamará'],
  ['en', 'We have received your question', 'will call you'],
] as const)(
  'a lead in %s gets a receipt in that language, with the Reply-To of the sales team',
  async (locale, title, call) => {
    const [email, before] = [`rosa.${locale}@example.test`, new Date()]
    const reference = await send({ email, locale, lastName: 'Secreta', message: 'Quiero pagar en efectivo' })
    await eventually('the receipt', async () => mailsTo(email).length === 1)
    const [mail] = mailsTo(email)
    const text = String(mail?.text).replace(/\s+/g, ' ')
    expect(mail?.subject).toBe(`${title}: ${reference}`)
    expect(text).toContain(call)
    expect(possibleCallTimes(before, locale).some((words) => text.includes(words))).toBe(true)
    expect(mail?.raw).toMatch(/^reply-to: .*ventas@example\.test/im)
    expect(`${text} ${mail?.html}`).not.toMatch(/Secreta|efectivo/)
  },
)

test('an address gets at most two receipts an hour, while the CRM gets every lead', async () => {
  const email = 'victim@example.test'
  for (const firstName of ['Una', 'Dos', 'Tres', 'Cuatro']) await send({ email, firstName })
  await eventually('all leads are with the CRM', async () => {
    const { rows } = await database.pool.query(
      `select count(*)::int as count from deliveries d join leads l on l.id = d.lead_id
       where l.email = $1 and d.integration = 'crm' and d.status = 'delivered'`,
      [email],
    )
    return rows[0].count === 4
  })
  await eventually('two receipts', async () => mailsTo(email).length === 2)
  // A mail arrives shortly before its delivery is recorded.
  const receipts = await eventually('two deliveries on record', async () => {
    const { rows } = await database.pool.query<{ status: string; count: number }>(
      `select status, count(*)::int as count from deliveries d join leads l on l.id = d.lead_id
       where l.email = $1 and d.template = 'lead-receipt' group by status`,
      [email],
    )
    return rows.some(({ status, count }) => status === 'delivered' && count === 2) && rows
  })
  expect(receipts).toContainEqual({ status: 'waiting', count: 2 })
})
