// Tests the personal link of a referrer from the receipt to the reward. Each process has its own database role.
import { type Integrations, startIntegrations } from '@app/tools/fakes/integrations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readLead } from '../../apps/cms/src/sales/leads/read-lead'
import { listReferrals, readReferral, readReferralHistory } from '../../apps/cms/src/sales/referrals/read-referrals'
import { type Call, createStaff, type RunningCms, signIn, startCms } from '../access/running-cms'
import { createFreshDatabase, type FreshDatabase } from '../support/fresh-database'
import { grantProcessRights, signedInAs } from '../support/grant-process-rights'
import { type ReadMail, readMail } from '../support/read-mail'
import { postForm, postJson, prepareQueue, startIntake } from '../support/running-intake'
import { leadBody, leadFields, referralBody } from '../support/submissions'
import { eventually, startWorker, type WorkerProcess } from '../support/worker-process'

let database: FreshDatabase
let integrations: Integrations
let intake: Awaited<ReturnType<typeof startIntake>>
let worker: WorkerProcess
let cms: RunningCms
let sales: Call

beforeAll(async () => {
  database = await createFreshDatabase()
  integrations = await startIntegrations()
  await grantProcessRights(database.url)
  await prepareQueue(signedInAs('worker', database.url))
  cms = await startCms({ databaseUrl: database.url, smtpUrl: integrations.smtpUrl })
  await createStaff(cms, { Rosa: 'sales', Paula: 'privacy' })
  intake = await startIntake(signedInAs('intake', database.url))
  worker = await startWorker({ databaseUrl: signedInAs('worker', database.url), integrations, privateDir: '/tmp' })
  sales = await signIn(cms, 'rosa@example.test')
})
afterAll(async () => {
  await intake?.stop()
  await worker?.stop()
  await cms?.stop()
  await integrations?.stop()
  await database?.remove()
})

let number = 0
const newPhone = () => {
  number += 1
  return `+5191234${String(number).padStart(4, '0')}`
}

type Referrer = { reference: string; email: string; phone: string; document: string; mail: ReadMail; code: string }

/** Sends the referral form without naming anyone, and returns the code of the link in the receipt. */
async function createReferrer(): Promise<Referrer> {
  const phone = newPhone()
  const person = { email: `elena${number}@example.test`, phone, document: `4100${String(number).padStart(4, '0')}` }
  const body = referralBody({
    firstName: 'Elena',
    lastName: 'Soto',
    ...person,
    referred: [],
    confirmsPermission: false,
  })
  const response = await postJson(`${intake.url}/api/referrals`, body)
  const { reference } = (await response.json()) as { reference: string }
  const findSentMail = () => integrations.mails.find((mail) => mail.to.includes(person.email))
  await eventually('the receipt arrives', async () => findSentMail() !== undefined)
  const mail = readMail(findSentMail()?.raw ?? '')
  const code = /\?referido=([0-9a-f]+)/.exec(mail.text)?.[1] ?? ''
  return { reference, ...person, mail, code }
}

type Entry = { id: string; lead: string; duplicateOf: string | null }

async function entriesOf({ reference }: Referrer): Promise<Entry[]> {
  const { rows } = await database.pool.query<Entry>(
    `select p.id, p.lead_id as lead, p.duplicate_of_id as "duplicateOf" from referred_persons p
     join referrals r on r.id = p.referral_id where r.reference = $1 order by p.position`,
    [reference],
  )
  return rows
}

/** Sends a lead and waits until the worker has added it to the sales desk. Returns its id. */
async function sendLead(referralCode: string, changes: Record<string, unknown> = {}): Promise<string> {
  const body = leadBody({ lastName: 'Ramos', phone: newPhone(), attribution: { referralCode }, ...changes })
  const response = await postJson(`${intake.url}/api/leads`, body)
  expect(response.status).toBe(201)
  return waitForArrival(((await response.json()) as { reference: string }).reference)
}

async function waitForArrival(reference: string): Promise<string> {
  const find = async () =>
    (
      await database.pool.query(
        'select w.lead_id as id from lead_work w join leads l on l.id = w.lead_id where l.reference = $1',
        [reference],
      )
    ).rows[0]?.id
  await eventually('the lead is on the desk', async () => (await find()) !== undefined)
  return find()
}

const changeLead = (lead: string, change: object) => sales('POST', '/inbox/changes', { leads: [lead], change })

test('sends the link and its QR code with the receipt, without personal data in the URL', async () => {
  const { mail, code } = await createReferrer()
  expect(code).toMatch(/^[0-9a-f]{12}$/)
  expect(mail.text).toContain(`https://www.example.test/?referido=${code}`)
  expect(mail.files.map(({ name }) => name)).toEqual(['codigo-qr.png'])
  expect(mail.files[0]?.bytes.subarray(1, 4).toString()).toBe('PNG')
})

test('a lead sent after opening the link shows the referrer, and the referral list shows the lead', async () => {
  const referrer = await createReferrer()
  const lead = await sendLead(referrer.code, { firstName: 'Inés' })
  const [entry] = await entriesOf(referrer)
  expect(entry?.lead).toBe(lead)
  expect((await readLead(database.pool, lead))?.referral).toEqual({ person: entry?.id, referrer: 'Elena Soto' })
  const { referrals } = await listReferrals(database.pool, { tab: 'open', text: referrer.reference, page: 1 })
  expect(referrals).toMatchObject([{ firstName: 'Inés', lastName: 'Ramos', usedLink: true, state: 'new' }])
  expect(await readReferral(database.pool, String(entry?.id))).toMatchObject({
    linkCode: referrer.code,
    lead: { id: lead, state: 'new' },
  })
})

test('attributes a lead that was sent without JavaScript from the page that the link opened', async () => {
  const referrer = await createReferrer()
  const page = `https://www.example.test/?referido=${referrer.code}&utm_source=whatsapp`
  const response = await postForm(`${intake.url}/api/leads`, leadFields({ phone: newPhone() }), { page })
  const reference = /SM-[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(await response.text())?.[0] ?? ''
  const lead = await waitForArrival(reference)
  expect((await entriesOf(referrer)).map((entry) => entry.lead)).toEqual([lead])
})

test('does not count a lead of the referrer, an unknown code or a changed code', async () => {
  const referrer = await createReferrer()
  const ownEntry = { firstName: 'Elena', lastName: 'Soto', phone: referrer.phone }
  const leads = [
    await sendLead(referrer.code, ownEntry),
    await sendLead('ffffffffffff'),
    await sendLead(`${referrer.code}' or true --`),
  ]
  expect(await entriesOf(referrer)).toEqual([])
  for (const lead of leads) expect((await readLead(database.pool, lead))?.referral).toBeNull()
})

test('only the first referrer counts for a person who opens two links', async () => {
  const [first, second] = [await createReferrer(), await createReferrer()]
  const person = { firstName: 'Óscar', lastName: 'Vega', phone: newPhone() }
  await sendLead(first.code, person)
  await sendLead(second.code, { ...person, firstName: 'Oscar' })
  const [[firstEntry], [secondEntry]] = [await entriesOf(first), await entriesOf(second)]
  expect(firstEntry?.duplicateOf).toBeNull()
  expect(secondEntry?.duplicateOf).toBe(firstEntry?.id)
})

test('the referral follows its lead, and the sale makes the reward due', async () => {
  const referrer = await createReferrer()
  const lead = await sendLead(referrer.code)
  const person = String((await entriesOf(referrer))[0]?.id)
  const stateOf = async () => (await readReferral(database.pool, person))?.state
  expect((await changeLead(lead, { kind: 'contact', channel: 'call' })).status).toBe(200)
  expect(await stateOf()).toBe('contacted')
  await changeLead(lead, { kind: 'state', to: 'reserved' })
  await changeLead(lead, { kind: 'state', to: 'won' })
  expect(await stateOf()).toBe('reserved')
  const boughtOn = new Date(Date.now() - 5 * 3_600_000).toISOString().slice(0, 10)
  const sale = await sales('POST', `/referral-desk/persons/${person}`, { kind: 'state', to: 'won', boughtOn })
  expect(sale.status).toBe(200)
  expect((await readReferral(database.pool, person))?.reward).toMatchObject({ state: 'due', amountCents: 20_000 })
  expect((await readReferralHistory(database.pool, person)).map(({ to, by }) => [to, by])).toEqual([
    ['due', null],
    ['won', 'Rosa'],
    ['reserved', null],
    ['contacted', null],
  ])
  const status = await postJson(`${intake.url}/api/referrals/status`, {
    code: referrer.reference,
    email: referrer.email,
  })
  expect(await status.json()).toMatchObject({ referrals: [{ firstName: null, status: 'reward-due' }] })
})

test('erasing the lead also erases the referral that the link created', async () => {
  const referrer = await createReferrer()
  const lead = await sendLead(referrer.code)
  await eventually('the lead is delivered', async () => {
    const { rows } = await database.pool.query('select status from deliveries where subject_id = $1', [lead])
    return rows.every(({ status }) => status === 'delivered')
  })
  await eventually('no notice is under way', async () => {
    const { rows } = await database.pool.query(`select privacy_hold('leads:' || $1::text) as hold`, [lead])
    return rows[0].hold === null
  })
  const { rows } = await database.pool.query(`select id::text from users where name = 'Paula'`)
  const { rows: results } = await database.pool.query('select result from erase_person($1, $2, null)', [
    [`leads:${lead}`],
    rows[0].id,
  ])
  expect(results).toEqual([{ result: 'erased' }])
  expect(await entriesOf(referrer)).toEqual([])
})
