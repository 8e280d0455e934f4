// An attacker can type the e-mail address of another person into a form. Mails to that address must repeat almost
// nothing that was typed, and their number is limited.
import { type Integrations, startIntegrations } from '@app/tools/fakes/integrations'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createFreshDatabase, type FreshDatabase } from '../support/fresh-database'
import { readMail } from '../support/read-mail'
import { postJson, postMultipart, startIntake } from '../support/running-intake'
import { complaintFields, leadBody, referralBody, referredPerson } from '../support/submissions'
import { eventually, startWorker, type WorkerProcess } from '../support/worker-process'

let database: FreshDatabase
let integrations: Integrations
let worker: WorkerProcess
let intake: Awaited<ReturnType<typeof startIntake>>

beforeAll(async () => {
  database = await createFreshDatabase()
  integrations = await startIntegrations()
  intake = await startIntake(database.url, { sendsLeadReceipts: true })
  const env = { MAILS_PER_RECIPIENT: '5' }
  worker = await startWorker({ databaseUrl: database.url, integrations, privateDir: '/tmp', env })
})
beforeEach(() => integrations.clear())
afterAll(async () => {
  await intake?.stop()
  await worker?.stop()
  await integrations?.stop()
  await database?.remove()
})

const phishingText = 'Su cuenta fue bloqueada, verifique en https://evil.example/pago'
const mailsTo = (address: string) =>
  integrations.mails.filter((mail) => mail.to.includes(address)).map((mail) => readMail(mail.raw))
const complain = (changes: Record<string, string>) =>
  postMultipart(`${intake.url}/api/complaints`, complaintFields(changes))

test('the mail to the consumer repeats no text of the complaint, but the mail to customer service does', async () => {
  const typedFields = {
    goodDescription: phishingText,
    detail: phishingText,
    request: phishingText,
    address: phishingText,
    amount: '777.77',
  }
  expect((await complain({ ...typedFields, email: 'victim@example.test' })).status).toBe(201)
  await eventually('both mails', async () => integrations.mails.length === 2)
  const [victimMail] = mailsTo('victim@example.test')
  const readable = `${victimMail?.subject} ${victimMail?.text} ${victimMail?.html}`
  expect(readable).not.toMatch(/evil|bloqueada|777/)
  expect(victimMail?.files).toHaveLength(1)
  expect(mailsTo('servicio@example.test')[0]?.text).toContain('bloqueada')
})

test.each([
  ['firstName', phishingText],
  ['firstName', 'evil.example'],
  ['firstName', 'Rosa evil.com'],
  ['firstName', 'WWW evil'],
  ['lastName', 'escribe a x@evil.example'],
  ['lastName', 'http evil'],
])('a referral with the %s %j is rejected, for the referrer and the referred person', async (field, value) => {
  const post = (body: object) => postJson(`${intake.url}/api/referrals`, body)
  const byReferrer = await post(referralBody({ [field]: value }))
  const ofReferred = await post(referralBody({ referred: [referredPerson({ [field]: value })] }))
  expect([byReferrer.status, ofReferred.status]).toEqual([422, 422])
  expect(await byReferrer.json()).toEqual({ errors: [{ path: field, message: `referral.${field}.lettersOnly` }] })
})

test('the receipt shows only the first word of a name and the number of referred people', async () => {
  const message = 'Su cuenta fue bloqueada llame ya al banco'
  const referred = [1, 2].map((at) => referredPerson({ firstName: message, document: `1000000${at}` }))
  const body = referralBody({ firstName: message, email: 'victim-two@example.test', referred })
  expect((await postJson(`${intake.url}/api/referrals`, body)).status).toBe(201)
  await eventually('the receipt', async () => mailsTo('victim-two@example.test').length === 1)
  const [receipt] = mailsTo('victim-two@example.test')
  expect(receipt?.text).toContain('Hola, Su:')
  expect(receipt?.text).toContain('Gracias por referir a 2 personas.')
  expect(`${receipt?.subject} ${receipt?.text} ${receipt?.html}`).not.toMatch(/bloqueada|banco/)
})

test('leads with the address of another person do not delay the copy of that person’s complaint', async () => {
  const email = 'starved@example.test'
  for (let at = 0; at < 6; at += 1)
    expect((await postJson(`${intake.url}/api/leads`, leadBody({ email, message: `Consulta ${at}` }))).status).toBe(201)
  await eventually('five receipts', async () => mailsTo(email).length === 5)
  expect((await complain({ email })).status).toBe(201)
  await eventually(
    'the copy of the complaint',
    async () => mailsTo(email).some(({ subject }) => subject.startsWith('Tu reclamo fue registrado')),
    20,
  )
  expect(mailsTo(email), 'the sixth receipt waits').toHaveLength(6)
})

test('twenty complaints with one address are accepted, but only five mails are sent to it within an hour', async () => {
  const addresses = ['flooded@example.test', 'Flooded@example.test', 'flooded+1@example.test']
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) => complain({ email: addresses[at % 3] ?? '', detail: `Número ${at}` })),
  )
  expect(answers.map((answer) => answer.status)).toEqual(Array(20).fill(201))
  await complain({ email: 'calm@example.test' })
  await eventually('customer service has all of them', async () => mailsTo('servicio@example.test').length === 21)
  await eventually('another mailbox does not wait', async () => mailsTo('calm@example.test').length === 1)
  await eventually('the other mails are postponed', async () => {
    const { rows } = await database.pool.query(
      `select count(*)::int as waiting from deliveries
       where status = 'waiting' and due_at > now() + interval '5 minutes' and template = 'complaint-consumer'`,
    )
    return rows[0].waiting === 15
  })
  expect(addresses.flatMap(mailsTo)).toHaveLength(5)
  const { rows } = await database.pool.query(
    `select count(*)::int as attempts from delivery_attempts where outcome <> 'delivered'`,
  )
  expect(rows[0].attempts, 'waiting is not a failed attempt').toBe(0)
})

test('an hour later, five more of the waiting mails to one address are sent', async () => {
  await database.pool.query(
    `update deliveries set let_through_at = let_through_at - interval '1 hour' where template = 'complaint-consumer'`,
  )
  await database.pool.query(`update deliveries set due_at = now() where status = 'waiting'`)
  await eventually('five more', async () => integrations.mails.length === 5)
  await new Promise((resolve) => setTimeout(resolve, 2000))
  expect(integrations.mails).toHaveLength(5)
})
