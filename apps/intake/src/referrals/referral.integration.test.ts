import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFreshDatabase, type FreshDatabase } from '../../../../tests/support/fresh-database'
import { postForm, postJson, startIntake } from '../../../../tests/support/running-intake'
import { referralBody, referredPerson } from '../../../../tests/support/submissions'

let database: FreshDatabase
let intake: Awaited<ReturnType<typeof startIntake>>
let referralsUrl: string

beforeAll(async () => {
  database = await createFreshDatabase()
  intake = await startIntake(database.url)
  referralsUrl = `${intake.url}/api/referrals`
})
afterAll(async () => {
  await intake?.stop()
  await database?.remove()
})

type PersonRow = { id: string; position: number; first_name: string; duplicate_of_id: string | null }

async function personsOf(reference: string): Promise<PersonRow[]> {
  const { rows } = await database.pool.query<PersonRow>(
    `select p.id, p.position, p.first_name, p.duplicate_of_id
     from referred_persons p join referrals r on r.id = p.referral_id where r.reference = $1 order by p.position`,
    [reference],
  )
  return rows
}

async function sendReferral(referred: object[]): Promise<string> {
  const response = await postJson(referralsUrl, referralBody({ referred }))
  expect(response.status).toBe(201)
  return ((await response.json()) as { reference: string }).reference
}

test('creates a delivery per referred person and a receipt for the referrer', async () => {
  const referredPersons = ['11111111', '22222222', '33333333'].map((document, index) =>
    referredPerson({ document, phone: `+5191111111${index}`, firstName: `Persona ${'ABC'[index]}` }),
  )
  const reference = await sendReferral(referredPersons)
  const persons = await personsOf(reference)
  expect(persons.map((person) => person.first_name)).toEqual(['Persona A', 'Persona B', 'Persona C'])
  const { rows } = await database.pool.query(
    'select integration, subject_kind, template, subject_id from deliveries where reference = $1 order by integration, created_at',
    [reference],
  )
  expect(
    rows
      .filter((row) => row.integration === 'referral-script')
      .map((row) => row.subject_id)
      .sort(),
  ).toEqual(persons.map((person) => person.id).sort())
  expect(rows.filter((row) => row.integration === 'mail')).toMatchObject([
    { subject_kind: 'referral', template: 'referral-receipt' },
  ])
  const consents = await database.pool.query(
    'select purpose, granted from consents where reference = $1 order by purpose',
    [reference],
  )
  expect(consents.rows).toEqual([
    { purpose: 'terms', granted: true },
    { purpose: 'referred-person', granted: true },
  ])
})

test('links a person named twice in one submission to the first entry', async () => {
  const reference = await sendReferral([
    referredPerson({ document: '44444444', phone: '+51944444444' }),
    referredPerson({ document: '45454545', phone: '+51944444444' }),
  ])
  const [first, second] = await personsOf(reference)
  expect(first?.duplicate_of_id).toBeNull()
  expect(second?.duplicate_of_id).toBe(first?.id)
})

test('links a person with the same document, or the same name and phone, to the first entry', async () => {
  const person = referredPerson({ document: '66666666', phone: '+51966666666', firstName: 'José', lastName: 'Díaz' })
  const [first] = await personsOf(await sendReferral([person]))
  const [sameDocument] = await personsOf(await sendReferral([{ ...person, phone: '+51977777777', firstName: 'J.' }]))
  const [sameContact] = await personsOf(
    await sendReferral([{ ...person, documentTypeId: 2, document: 'AB999999', firstName: 'jose', lastName: 'DIAZ' }]),
  )
  const [relative] = await personsOf(await sendReferral([{ ...person, document: '67676767', firstName: 'Elena' }]))
  expect(sameDocument?.duplicate_of_id).toBe(first?.id)
  expect(sameContact?.duplicate_of_id).toBe(first?.id)
  expect(relative?.duplicate_of_id).toBeNull()
})

test('stores exactly one first entry for concurrent referrals of one person', async () => {
  const friend = referredPerson({ document: '88888888', phone: '+51988888888' })
  const references = await Promise.all(Array.from({ length: 6 }, () => sendReferral([friend])))
  const persons = (await Promise.all(references.map(personsOf))).flat()
  const firstEntries = persons.filter((person) => person.duplicate_of_id === null)
  expect(firstEntries).toHaveLength(1)
  expect(new Set(persons.map((person) => person.duplicate_of_id))).toEqual(new Set([null, firstEntries[0]?.id]))
})

test('stores a repeated referral once, and rejects another referral with its idempotency key', async () => {
  const key = randomUUID()
  const body = referralBody({ email: 'again@example.test' })
  const answers = await Promise.all([postJson(referralsUrl, body, { key }), postJson(referralsUrl, body, { key })])
  const receipts = await Promise.all(answers.map((answer) => answer.json()))
  expect(receipts[0]).toEqual(receipts[1])
  expect((await postJson(referralsUrl, referralBody(), { key })).status).toBe(409)
})

test('returns the errors of every person with their index', async () => {
  const referred = [referredPerson(), referredPerson({ document: '1', phone: '' })]
  const response = await postJson(
    referralsUrl,
    referralBody({ referred, confirmsPermission: false, documentTypeId: '' }),
  )
  expect(response.status).toBe(422)
  expect(await response.json()).toEqual({
    errors: [
      { path: 'referred.1.phone', message: 'referral.referred.phone.required' },
      { path: 'referred.1.document', message: 'referral.referred.document.dni' },
      { path: 'confirmsPermission', message: 'referral.confirmsPermission.required' },
      { path: 'documentTypeId', message: 'referral.documentTypeId.required' },
    ],
  })
})

test('rejects more than ten referred people', async () => {
  const referred = Array.from({ length: 11 }, (_, index) => referredPerson({ document: String(10_000_000 + index) }))
  const response = await postJson(referralsUrl, referralBody({ referred }))
  expect(await response.json()).toEqual({ errors: [{ path: 'referred', message: 'referral.referred.tooMany' }] })
})

const deliveriesOf = async (reference: string) => {
  const { rows } = await database.pool.query(
    `select d.integration, d.subject_kind, d.subject_id = r.id::text as "isReferrer"
     from deliveries d join referrals r on r.reference = d.reference where d.reference = $1 order by d.integration`,
    [reference],
  )
  return rows
}
const referrerAlone = [
  { integration: 'referral-script', subject_kind: 'referral', isReferrer: true },
  { integration: 'mail', subject_kind: 'referral', isReferrer: true },
]

test('accepts a referrer without referred people, and stores only deliveries about the referrer and the consent to the terms and conditions', async () => {
  const response = await postJson(referralsUrl, referralBody({ referred: [], confirmsPermission: false }))
  expect(response.status).toBe(201)
  const { reference } = (await response.json()) as { reference: string }
  expect(await personsOf(reference)).toEqual([])
  expect(await deliveriesOf(reference)).toEqual(referrerAlone)
  const { rows } = await database.pool.query('select purpose from consents where reference = $1', [reference])
  expect(rows).toEqual([{ purpose: 'terms' }])
})

test('accepts a form without JavaScript whose section of referred people is empty', async () => {
  const response = await postForm(referralsUrl, {
    firstName: 'Rosa',
    lastName: 'Quispe',
    email: 'alone@example.test',
    phone: '987654321',
    documentTypeId: '1',
    document: '12345678',
    'referred.0.firstName': '',
    'referred.0.lastName': '',
    'referred.0.documentTypeId': '',
    'referred.0.document': '',
    'referred.0.phone': '',
    locale: 'es',
    acceptsTerms: 'on',
    'consentVersions.terms': '2026-01',
    'consentVersions.referredPerson': '2026-03',
  })
  expect(response.status).toBe(201)
  const page = await response.text()
  expect(page).toContain('te llamaremos para pedirte los de quienes refieres')
  expect(await deliveriesOf(/SM-[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(page)?.[0] ?? '')).toEqual(referrerAlone)
})

test('accepts referred people without JavaScript and ignores blank ones', async () => {
  const response = await postForm(referralsUrl, {
    firstName: 'Rosa',
    lastName: 'Quispe',
    email: 'plain@example.test',
    phone: '987654321',
    documentTypeId: '1',
    document: '12345678',
    'referred.0.firstName': 'Luis',
    'referred.0.lastName': 'Ramos',
    'referred.0.documentTypeId': '2',
    'referred.0.document': 'xy123456',
    'referred.0.phone': '912345678',
    'referred.1.firstName': '',
    'referred.1.phone': '',
    locale: 'en',
    acceptsTerms: 'on',
    confirmsPermission: 'on',
    'consentVersions.terms': '2026-01',
    'consentVersions.referredPerson': '2026-03',
  })
  expect(response.status).toBe(201)
  const page = await response.text()
  expect(page).toContain('We have received your referral')
  const persons = await personsOf(/SM-[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(page)?.[0] ?? '')
  expect(persons.map((person) => person.first_name)).toEqual(['Luis'])
})
