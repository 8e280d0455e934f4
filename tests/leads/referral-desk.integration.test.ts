// Tests referrals from the form to the reward: the desk over REST, the status page for referrers and the link for
// referred people. Each process has its own database role.
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDiskStore } from '@app/platform/storage/disk-store'
import { type Integrations, startIntegrations } from '@app/tools/fakes/integrations'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listReferrals, readReferral, readReferralHistory } from '../../apps/cms/src/sales/referrals/read-referrals'
import { inspectFile } from '../../apps/worker/src/files/inspect-file'
import { clamdScanner } from '../../apps/worker/src/files/virus-scanner'
import { scanProofs } from '../../apps/worker/src/maintenance/scan-proofs.job'
import { type Call, createStaff, type RunningCms, signIn, signInSession, startCms } from '../access/running-cms'
import { startFakeClamd } from '../support/fake-clamd'
import { createFreshDatabase, type FreshDatabase } from '../support/fresh-database'
import { grantProcessRights, signedInAs } from '../support/grant-process-rights'
import { newIpAddress, postForm, postJson, prepareQueue, startIntake } from '../support/running-intake'
import { pdf } from '../support/sample-files'
import { referralBody, referredPerson } from '../support/submissions'

let database: FreshDatabase
let integrations: Integrations
let intake: Awaited<ReturnType<typeof startIntake>>
let cms: RunningCms
let sales: Call
let manager: Call
let managerSession: Record<string, string>
let privateDir: string

beforeAll(async () => {
  database = await createFreshDatabase()
  integrations = await startIntegrations()
  await prepareQueue(database.url)
  privateDir = await mkdtemp(join(tmpdir(), 'referral-private-'))
  process.env.PRIVATE_DIR = privateDir
  cms = await startCms({ databaseUrl: database.url, smtpUrl: integrations.smtpUrl })
  await grantProcessRights(database.url)
  intake = await startIntake(signedInAs('intake', database.url))
  await createStaff(cms, { Rosa: 'sales', Marta: 'manager' })
  sales = await signIn(cms, 'rosa@example.test')
  managerSession = await signInSession(cms, 'marta@example.test')
  manager = (method, path, body, more) => cms.call(method, path, body, { ...managerSession, ...more })
})
afterAll(async () => {
  await cms?.stop()
  await intake?.stop()
  await integrations?.stop()
  await database?.remove()
})

let number = 0
/** Returns a person who was not referred before. */
const newPerson = (changes: Record<string, unknown> = {}) => {
  number += 1
  const digits = String(number).padStart(4, '0')
  return referredPerson({ document: `4000${digits}`, phone: `+5191000${digits}`, lastName: 'Ramos', ...changes })
}

type Referral = { code: string; email: string; persons: string[] }

/** Sends a referral by a new referrer, unless `referrer` overrides the fields. */
async function refer(referred: object[], referrer: Record<string, unknown> = {}): Promise<Referral> {
  const { firstName: _, ...other } = newPerson()
  const referrerFields = { ...other, firstName: 'Elena', email: `elena${number}@example.test`, ...referrer }
  const response = await postJson(`${intake.url}/api/referrals`, referralBody({ ...referrerFields, referred }))
  expect(response.status).toBe(201)
  const { reference } = (await response.json()) as { reference: string }
  const { rows } = await database.pool.query<{ id: string }>(
    `select p.id from referred_persons p join referrals r on r.id = p.referral_id where r.reference = $1 order by p.position`,
    [reference],
  )
  return { code: reference, email: String(referrerFields.email), persons: rows.map(({ id }) => id) }
}

const change = (person: string | undefined, body: object, as = sales) =>
  as('POST', `/referral-desk/persons/${person}`, body)
const toState = (person: string | undefined, to: string, more = {}) => change(person, { kind: 'state', to, ...more })

async function recordSale(person: string | undefined, boughtOn: string) {
  expect((await toState(person, 'reserved')).status).toBe(200)
  return toState(person, 'won', { boughtOn })
}

async function rewardOf(person: string | undefined) {
  const { rows } = await database.pool.query(
    `select id, state, place, amount_cents as cents, approved_by as "approvedBy", paid_by as "paidBy", proof
     from referral_rewards where referred_person_id = $1`,
    [person],
  )
  return rows[0]
}

/** Returns the current date in Lima. */
const today = () => new Date(Date.now() - 5 * 3_600_000).toISOString().slice(0, 10)

const changeReward = (id: string, body: object, as = manager) => as('POST', `/referral-desk/rewards/${id}`, body)
const lookUp = (fields: Record<string, string>, from = newIpAddress()) =>
  postForm(`${intake.url}/api/referrals/status`, { locale: 'es', ...fields }, { from })
const statusesOf = async ({ code, email }: Referral) => {
  const response = await postJson(`${intake.url}/api/referrals/status`, { code, email })
  return ((await response.json()) as { referrals: { status: string }[] }).referrals.map(({ status }) => status)
}

describe('from the referral to the reward', () => {
  test('a sale makes the reward due, a manager approves and pays it, and the referrer sees each step', async () => {
    const referral = await refer([newPerson({ firstName: 'Ana' }), newPerson({ firstName: 'Beto' })])
    const [ana, beto] = referral.persons
    expect(await statusesOf(referral)).toEqual(['sent', 'sent'])
    expect((await change(ana, { kind: 'contact', channel: 'call' })).status).toBe(200)
    expect(await statusesOf(referral)).toEqual(['contacted', 'sent'])
    expect((await recordSale(ana, today())).status).toBe(200)
    expect((await recordSale(beto, today())).status).toBe(200)
    expect(await rewardOf(ana)).toMatchObject({ state: 'due', place: 1, cents: 20_000 })
    expect(await rewardOf(beto)).toMatchObject({ state: 'due', place: 2, cents: 50_000 })

    const { id } = await rewardOf(ana)
    expect((await changeReward(id, { step: 'approve', amountCents: 20_000 }, sales)).status).toBe(403)
    expect((await changeReward(id, { step: 'pay', paidOn: today(), proof: 'OP-1' })).status).toBe(409)
    expect((await changeReward(id, { step: 'approve', amountCents: 50_000 })).body).toEqual({
      result: 'another-amount',
    })
    expect((await changeReward(id, { step: 'approve', amountCents: 20_000 })).status).toBe(200)
    expect(await statusesOf(referral)).toEqual(['reward-approved', 'reward-due'])
    expect((await changeReward(id, { step: 'pay', paidOn: today(), proof: '' })).status).toBe(400)
    expect((await changeReward(id, { step: 'pay', paidOn: '2999-01-01', proof: 'OP-1' })).status).toBe(400)
    expect((await changeReward(id, { step: 'pay', paidOn: today(), proof: 'OP-100' })).status).toBe(200)
    expect((await changeReward(id, { step: 'pay', paidOn: today(), proof: 'OP-100' })).status).toBe(409)
    expect(await rewardOf(ana)).toMatchObject({ state: 'paid', approvedBy: 'Marta', paidBy: 'Marta', proof: 'OP-100' })
    expect(await statusesOf(referral)).toEqual(['reward-paid', 'reward-due'])

    const history = await readReferralHistory(database.pool, String(ana))
    expect(history.map(({ kind, to, by }) => [kind, to, by])).toEqual([
      ['reward', 'paid', 'Marta'],
      ['reward', 'approved', 'Marta'],
      ['reward', 'due', null],
      ['state', 'won', 'Rosa'],
      ['state', 'reserved', 'Rosa'],
      ['contact', 'contacted', 'Rosa'],
    ])
    const { rows: changes } = await database.pool.query(
      `select l.reason, u.name from privacy_log l join users u on u.id::text = l.actor
       where l.event = 'changed' and l.subject = $1 order by l.created_at`,
      [`referred_persons:${ana}`],
    )
    expect(changes.map(({ reason, name }) => [reason, name])).toEqual([
      ['contact', 'Rosa'],
      ['state', 'Rosa'],
      ['state', 'Rosa'],
    ])
    const due = await listReferrals(database.pool, { tab: 'due', text: referral.code, page: 1 })
    expect(due.referrals.map(({ firstName }) => firstName)).toEqual(['Beto'])
  })

  test('a proof of payment is scanned for viruses, and each opening is logged', async () => {
    const [person] = (await refer([newPerson()])).persons
    await recordSale(person, today())
    const reward = await rewardOf(person)
    const send = (bytes: Uint8Array, name: string, as = manager) =>
      as('POST', `/referral-desk/rewards/${reward.id}/proofs`, bytes, { 'x-file-name': encodeURIComponent(name) })
    expect((await send(pdf, 'voucher.pdf')).status, 'nothing is approved yet').toBe(409)
    await changeReward(reward.id, { step: 'approve', amountCents: 20_000 })
    expect((await send(pdf, 'voucher.pdf', sales)).status).toBe(403)
    expect((await send(Buffer.from('MZ'), 'voucher.pdf')).body).toEqual({ result: 'wrong-type' })
    expect((await send(pdf, '../voucher del banco.exe')).status).toBe(201)
    await changeReward(reward.id, { step: 'pay', paidOn: today(), proof: 'OP-7' })
    const infected = Buffer.concat([pdf, Buffer.from('EICAR-STANDARD-ANTIVIRUS-TEST-FILE')])
    expect((await send(infected, 'otro.pdf')).status).toBe(201)

    const readProofs = async () => (await readReferral(database.pool, String(person)))?.reward?.proofs ?? []
    const [first] = await readProofs()
    const openProof = async (id: string | undefined) =>
      cms.ask('POST', `/referral-desk/proofs/${id}`, undefined, managerSession)
    expect((await openProof(first?.id)).status, 'not checked yet').toBe(409)
    const clamd = await startFakeClamd()
    const pool = new pg.Pool({ connectionString: signedInAs('worker', database.url), max: 1 })
    const privateStore = createDiskStore(privateDir)
    const checks = { inspect: inspectFile, scanner: clamdScanner('127.0.0.1', clamd.port) }
    expect(await scanProofs({ pool, privateStore, ...checks })).toEqual({ removedCount: 1, errors: [] })
    await pool.end()
    await clamd.stop()
    expect((await readProofs()).map(({ name, scan, by }) => [name, scan, by])).toEqual([
      ['voucher del banco.pdf', 'clean', 'Marta'],
      ['otro.pdf', 'infected', 'Marta'],
    ])
    expect((await openProof((await readProofs())[1]?.id)).status).toBe(409)
    const proofUrl = ((await openProof(first?.id)).headers.get('location') ?? '').replace('/api', '')
    const download = await cms.ask('GET', proofUrl, undefined, managerSession)
    expect(Buffer.from(await download.arrayBuffer()).equals(Buffer.from(pdf))).toBe(true)
    expect((await cms.ask('GET', proofUrl)).status).toBe(403)
    const { rows } = await database.pool.query(`select account from access_log where event = 'reward-proof-opened'`)
    expect(rows).toEqual([{ account: 'marta@example.test' }])
    const storedKeys: string[] = []
    for await (const { key } of privateStore.list()) storedKeys.push(key)
    expect(storedKeys.filter((key) => key.startsWith('rewards/'))).toHaveLength(1)
  })

  test('undoing a sale cancels its unpaid reward, recalculates the others and keeps paid ones', async () => {
    const referral = await refer([newPerson(), newPerson(), newPerson()])
    const [first, second, third] = referral.persons
    for (const person of referral.persons) await recordSale(person, today())
    const approved = await rewardOf(second)
    await changeReward(approved.id, { step: 'approve', amountCents: 50_000 })
    expect((await toState(first, 'reserved')).status).toBe(200)
    expect(await rewardOf(first)).toMatchObject({ state: 'cancelled' })
    // The amount changed, so the approval is withdrawn.
    expect(await rewardOf(second)).toMatchObject({ state: 'due', place: 1, cents: 20_000, approvedBy: null })
    expect(await rewardOf(third)).toMatchObject({ state: 'due', place: 2, cents: 50_000 })
    expect(await statusesOf(referral)).toEqual(['appointment', 'reward-due', 'reward-due'])

    await changeReward(approved.id, { step: 'approve', amountCents: 20_000 })
    await changeReward(approved.id, { step: 'pay', paidOn: today(), proof: 'ACTA-7' })
    await toState(second, 'reserved')
    expect(await rewardOf(second)).toMatchObject({ state: 'paid', cents: 20_000, proof: 'ACTA-7' })
    expect(await rewardOf(third)).toMatchObject({ state: 'due', place: 2, cents: 50_000 })
    const tamper = `update referral_rewards set amount_cents = 1 where id = '${approved.id}'`
    await expect(database.pool.query(tamper)).rejects.toMatchObject({ code: '23001' })
  })

  test('only the first referral of a person earns a reward', async () => {
    const person = newPerson()
    const first = await refer([person])
    const second = await refer([person])
    await toState(second.persons[0], 'reserved')
    const rejection = await toState(second.persons[0], 'won', { boughtOn: today() })
    expect([rejection.status, rejection.body]).toEqual([409, { result: 'referred-before' }])
    expect((await recordSale(first.persons[0], today())).status).toBe(200)
    expect(await rewardOf(first.persons[0])).toMatchObject({ state: 'due', cents: 20_000 })
    // The second referrer does not learn who referred the person first.
    expect(await statusesOf(second)).toEqual(['appointment'])
  })

  test('the date of a sale must not be in the future', async () => {
    const { persons } = await refer([newPerson()])
    await toState(persons[0], 'reserved')
    for (const boughtOn of [undefined, 'ayer', '2026-02-30', '2999-01-01'])
      expect((await toState(persons[0], 'won', { boughtOn })).body).toEqual({ result: 'day-missing' })
    expect(await rewardOf(persons[0])).toBeUndefined()
  })
})

describe('the referral status, with code and e-mail', () => {
  test('shows the first name and no other data of the referred person', async () => {
    const person = newPerson({ firstName: 'Ana Lucía', lastName: 'Secreta' })
    const referral = await refer([person])
    await change(referral.persons[0], { kind: 'note', text: 'Gana poco' })
    await toState(referral.persons[0], 'lost', { lostReason: 'price' })
    const response = await lookUp({
      code: referral.code.toLowerCase().replaceAll('-', ' '),
      email: referral.email.toUpperCase(),
    })
    const page = await response.text()
    expect(response.status).toBe(200)
    expect(page).toContain('Ana Lucía')
    expect(page).toContain('Cerrado')
    for (const hiddenText of [
      'Secreta',
      String(person.document),
      String(person.phone).slice(4),
      'precio',
      'Gana poco',
      'Rosa',
    ])
      expect(page).not.toContain(hiddenText)
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  test('gives the same response for a wrong code, a wrong e-mail and both', async () => {
    const { code, email } = await refer([newPerson()])
    const other = await refer([newPerson()])
    const answers = await Promise.all(
      [
        { code: 'SM-2222-2222', email },
        { code, email: 'otra@example.test' },
        { code, email: other.email },
        { code: 'no', email: 'nadie@example.test' },
      ].map(async (fields) => {
        const response = await lookUp(fields)
        return [response.status, await response.text()]
      }),
    )
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]?.[0]).toBe(404)
  })

  test('does not open another submission with the same e-mail', async () => {
    const firstReferral = await refer([newPerson({ firstName: 'Una' })], { email: 'misma@example.test' })
    await refer([newPerson({ firstName: 'Otra' })], { email: 'misma@example.test' })
    const page = await (await lookUp({ code: firstReferral.code, email: firstReferral.email })).text()
    expect(page).toContain('Una')
    expect(page).not.toContain('Otra')
  })

  test('limits guessing to ten attempts a minute', async () => {
    const from = newIpAddress()
    const attempts = Array.from({ length: 11 }, (_, at) =>
      lookUp({ code: `SM-2222-222${at}`, email: 'a@example.test' }, from),
    )
    const statuses = (await Promise.all(attempts)).map(({ status }) => status).sort()
    expect(statuses).toEqual([...Array(10).fill(404), 429])
  })
})

describe('a referred person responds by a link', () => {
  const invite = async (person: string | undefined) => {
    const { status, body } = await sales('POST', `/referral-desk/persons/${person}/invitation`, {})
    expect(status).toBe(200)
    return { link: new URL(String(body.link)), text: String(body.text), whatsApp: String(body.whatsApp) }
  }
  const intakeUrl = (link: URL) => `${intake.url}${link.pathname}${link.search}`
  const get = (url: string) => fetch(url, { headers: { 'x-forwarded-for': newIpAddress() } })
  const respond = (link: URL, answer: string) =>
    postForm(`${intake.url}${link.pathname}`, { t: link.searchParams.get('t') ?? '', l: 'es', answer })
  const answers = async (person: string | undefined) =>
    (
      await database.pool.query(
        'select answer from referral_answers where referred_person_id = $1 order by created_at',
        [person],
      )
    ).rows.map(({ answer }) => answer)

  test('opening the link changes nothing, declining blocks contact, and the same link can undo it', async () => {
    const referral = await refer([newPerson({ firstName: 'Julia' })])
    const person = referral.persons[0]
    const { link, text, whatsApp } = await invite(person)
    expect(text).toContain('Julia')
    expect(text).toContain('Elena Ramos')
    expect(decodeURIComponent(whatsApp)).toContain(link.href)

    const linkPage = await get(intakeUrl(link))
    expect(linkPage.status).toBe(200)
    expect(linkPage.headers.get('content-security-policy')).toContain(`form-action 'self'`)
    const pageText = await linkPage.text()
    expect(pageText).toContain('Elena R. te presentó')
    expect(pageText).not.toContain('Ramos')
    expect(pageText).toMatch(/Sí, pueden llamarme[\s\S]*No, no me contacten/)
    expect(await answers(person)).toEqual([])

    expect(await (await respond(link, 'declined')).text()).toContain('No te llamaremos')
    expect(await statusesOf(referral)).toEqual(['closed'])
    for (const body of [
      { kind: 'contact', channel: 'call' },
      { kind: 'state', to: 'contacted' },
    ])
      expect((await change(person, body)).body).toEqual({ result: 'declined' })
    const { referrals } = await listReferrals(database.pool, { tab: 'open', text: referral.code, page: 1 })
    expect(referrals).toEqual([])

    await respond(link, 'declined')
    await respond(link, 'confirmed')
    expect(await answers(person)).toEqual(['declined', 'confirmed'])
    expect((await change(person, { kind: 'contact', channel: 'whatsapp' })).status).toBe(200)
    expect(await statusesOf(referral)).toEqual(['contacted'])
  })

  test('opening links does not use up the attempts to look up a referral', async () => {
    const { persons, code, email } = await refer([newPerson()])
    const { link } = await invite(persons[0])
    const from = newIpAddress()
    const open = async () => (await fetch(intakeUrl(link), { headers: { 'x-forwarded-for': from } })).status
    expect(await Promise.all(Array.from({ length: 20 }, open))).toEqual(Array(20).fill(200))
    expect((await lookUp({ code, email }, from)).status).toBe(200)
  })

  test('a referral that was declined can still be closed', async () => {
    const { persons } = await refer([newPerson()])
    const { link } = await invite(persons[0])
    await respond(link, 'declined')
    expect((await toState(persons[0], 'lost', { lostReason: 'not-now' })).status).toBe(200)
  })

  test('invalid, truncated, expired and missing keys get the same response and change nothing', async () => {
    const { persons } = await refer([newPerson()])
    const { link } = await invite(persons[0])
    const oldLink = await invite(persons[0])
    await database.pool.query('alter table referral_invitations disable trigger all')
    await database.pool.query(
      `update referral_invitations set expires_at = now() - interval '1 second' where id = (
         select id from referral_invitations where referred_person_id = $1 order by created_at desc limit 1)`,
      [persons[0]],
    )
    await database.pool.query('alter table referral_invitations enable trigger all')
    const truncatedLink = new URL(link)
    truncatedLink.searchParams.set('t', link.searchParams.get('t')?.slice(0, -1) ?? '')
    const invented = new URL(link)
    invented.searchParams.set('t', 'A'.repeat(32))
    const unknownLink = new URL(link)
    unknownLink.searchParams.delete('t')
    const invalidLinks = [truncatedLink, invented, unknownLink, oldLink.link]
    const pages = await Promise.all(invalidLinks.map(async (invalidLink) => (await get(intakeUrl(invalidLink))).text()))
    expect(new Set(pages).size).toBe(1)
    for (const invalidLink of invalidLinks) expect((await respond(invalidLink, 'declined')).status).toBe(404)
    expect((await respond(link, 'quizá')).status).toBe(422)
    expect(await answers(persons[0])).toEqual([])
  })

  test('no table and no log contains the key of the link', async () => {
    const { persons } = await refer([newPerson()])
    const { link } = await invite(persons[0])
    const token = link.searchParams.get('t') ?? ''
    await get(intakeUrl(link))
    await respond(link, 'confirmed')
    expect(token.length).toBeGreaterThanOrEqual(32)
    const { rows } = await database.pool.query('select row_to_json(i)::text as row from referral_invitations i')
    const { rows: events } = await database.pool.query('select row_to_json(e)::text as row from referral_events e')
    expect([...rows, ...events].filter(({ row }) => row.includes(token))).toEqual([])
    expect(intake.lines.filter((line) => line.includes(token))).toEqual([])
  })
})
