// These are regression tests for requests that the intake used to handle incorrectly.
import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createFreshDatabase, type FreshDatabase } from '../../../../tests/support/fresh-database'
import { newIpAddress, postForm, postJson, postMultipart, startIntake } from '../../../../tests/support/running-intake'
import * as files from '../../../../tests/support/sample-files'
import {
  complaintFields,
  leadBody,
  leadFields,
  referralBody,
  referredPerson,
} from '../../../../tests/support/submissions'

let database: FreshDatabase
let intake: Awaited<ReturnType<typeof startIntake>>

beforeAll(async () => {
  database = await createFreshDatabase()
  intake = await startIntake(database.url)
})
afterAll(async () => {
  await intake?.stop()
  await database?.remove()
})

const leads = () => `${intake.url}/api/leads`
const complaints = () => `${intake.url}/api/complaints`

describe('values of the wrong type', () => {
  test.each<Record<string, unknown>>([
    { startedAt: { valueOf: 1 } },
    { startedAt: { toString: null } },
    { document: { toString: null }, documentTypeId: 1 },
    { document: { toString: null }, documentTypeId: 2 },
    { documentTypeId: { valueOf: null }, document: '12345678' },
    { firstName: { toString: null } },
    { appointment: { date: { toString: null } }, kind: 'appointment' },
  ])('rejects a lead with %j', async (changes) => {
    expect((await postJson(leads(), leadBody(changes))).status).toBe(422)
  })

  test('rejects a referred person whose document is an object', async () => {
    const referred = [referredPerson({ document: { toString: null } })]
    expect((await postJson(`${intake.url}/api/referrals`, referralBody({ referred }))).status).toBe(422)
  })

  test.each(['multipart/form-data', 'multipart/form-data; boundary=', 'multipart/form-data; boundary=x'])(
    'rejects a truncated multipart form sent as %j',
    async (type) => {
      const headers = { 'content-type': type, 'idempotency-key': randomUUID(), 'x-forwarded-for': newIpAddress() }
      const body = '--x\r\nContent-Disposition: form-data; name="detail"\r\n\r\ncut short'
      expect((await fetch(complaints(), { method: 'POST', headers, body })).status).toBe(400)
    },
  )
})

test.each([
  ['/api/appointments?place=%00', 303],
  ['/api/waiting-list?kind=lot&project=%00&lot=%00', 303],
  ['/api/quotes/check?numero=%00&codigo=a%00b', 404],
])('answers %s, whose NUL characters PostgreSQL rejects', async (path, status) => {
  const headers = { 'x-forwarded-for': newIpAddress() }
  expect((await fetch(intake.url + path, { headers, redirect: 'manual' })).status).toBe(status)
})

test('rejects a booking whose appointment place contains NUL', async () => {
  expect((await postJson(`${intake.url}/api/appointments`, { place: 'a\0b', startedAt: 1 })).status).toBe(422)
})

describe('minimum time to fill in a form', () => {
  test.each([undefined, null, '', 'soon', [], {}])(
    'rejects a lead sent with JavaScript whose start time is %j',
    async (startedAt) => {
      const response = await postJson(leads(), leadBody({ startedAt }))
      expect(response.status).toBe(422)
      expect(await response.json()).toEqual({ errors: [{ path: 'form', message: 'form.tooFast' }] })
    },
  )

  test('accepts a form without JavaScript and without a start time', async () => {
    expect((await postForm(leads(), leadFields({ startedAt: '' }))).status).toBe(201)
  })
})

describe('consent version', () => {
  const lead = (terms: string) => postJson(leads(), leadBody({ consentVersions: { terms, marketing: '2026-02' } }))
  /** Sends a lead and returns the version that the intake stored. */
  const storedVersion = async (terms: string) => {
    const { reference } = (await (await lead(terms)).json()) as { reference: string }
    const { rows } = await database.pool.query<{ version: string }>(
      `select version from consents where reference = $1 and purpose = 'terms'`,
      [reference],
    )
    return rows.map(({ version }) => version)
  }
  const publish = (version: string, daysAgo: number) =>
    database.pool.query(
      `insert into _consent_texts_v (version_purpose, version_version, version__status, created_at)
       values ('terms', $1, 'published', now() - make_interval(days => $2))`,
      [version, daysAgo],
    )

  test('stores only published consent versions that a page may still show', async () => {
    await publish('2025-01', 400)
    await publish('2025-02', 100)
    await publish('2025-03', 80)
    await publish('2026-01', 10)
    for (const version of ['2026-01', '2025-03', '2025-02']) expect(await storedVersion(version)).toEqual([version])
    expect(await storedVersion('forged-9'), 'never published').toEqual(['2026-01'])
    expect((await lead('2025-01')).status, 'replaced a hundred days ago').toBe(422)
    const { rows } = await database.pool.query(`select from consents where version in ('forged-9', '2025-01')`)
    expect(rows).toEqual([])
  })

  test('accepts a consent version from the moment it is published', async () => {
    expect(await storedVersion('2026-12')).toEqual(['2026-01'])
    await database.pool.query(`update consent_texts set version = '2026-12' where purpose = 'terms'`)
    expect(await storedVersion('2026-12')).toEqual(['2026-12'])
    await database.pool.query(`update consent_texts set version = '2026-01' where purpose = 'terms'`)
  })

  test('stores the consent version "unpublished" while no text is published', async () => {
    await database.pool.query(`update consent_texts set _status = 'draft' where purpose = 'marketing'`)
    const secondIntake = await startIntake(database.url)
    const answer = await postJson(`${secondIntake.url}/api/leads`, leadBody())
    const { reference } = (await answer.json()) as { reference: string }
    await secondIntake.stop()
    await database.pool.query(`update consent_texts set _status = 'published' where purpose = 'marketing'`)
    const { rows } = await database.pool.query(
      `select version from consents where reference = $1 and purpose = 'marketing'`,
      [reference],
    )
    expect(rows).toEqual([{ version: 'unpublished' }])
  })
})

test('stores no file of a complaint that it rejects because of a reused idempotency key', async () => {
  const key = randomUUID()
  const countFiles = async () => (await readdir(join(intake.privateDir, 'complaints'))).length
  const file = { bytes: files.pdf, name: 'a.pdf' }
  expect((await postMultipart(complaints(), complaintFields(), { key, file })).status).toBe(201)
  const fileCount = await countFiles()
  const otherOptions = { key, file: { bytes: files.png, name: 'b.png' } }
  expect((await postMultipart(complaints(), complaintFields(), otherOptions)).status).toBe(409)
  expect(await countFiles()).toBe(fileCount)
})

describe('origin of a form', () => {
  const post = (headers: Record<string, string>) =>
    fetch(leads(), {
      method: 'POST',
      headers: { 'x-forwarded-for': newIpAddress(), ...headers },
      body: new URLSearchParams(leadFields()),
    })

  test.each<Record<string, string>>([
    { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    { 'sec-fetch-site': 'cross-site', origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { origin: 'https://evil.example' },
    { origin: 'https://www.example.test.evil.example' },
    { 'sec-fetch-site': 'same-site', origin: 'https://blog.example.test' },
  ])('rejects a form from another site with the headers %j', async (headers) => {
    const response = await post(headers)
    expect(response.status).toBe(403)
    const page = await response.text()
    expect(page).toContain('Este formulario se envió desde otra página web')
    expect(page).toContain('href="/"')
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  test.each<Record<string, string>>([
    {},
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
    { origin: 'https://www.example.test' },
    { origin: 'http://127.0.0.1:9' },
    { 'sec-fetch-site': 'same-origin', origin: 'https://www.example.test' },
  ])('accepts a form of our site with the headers %j', async (headers) => {
    expect((await post(headers)).status).toBe(201)
  })

  test('rejects a request by a script of another site, with the reason as JSON', async () => {
    const response = await fetch(leads(), {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'https://evil.example' },
      body: JSON.stringify(leadBody()),
    })
    expect(response.status).toBe(403)
    expect(await response.json()).toEqual({ errors: [{ path: 'form', message: 'form.otherSite' }] })
  })
})

test('counts a visitor by the real IP address despite forged addresses before our proxy', async () => {
  const realAddress = newIpAddress()
  const statuses: number[] = []
  for (let index = 0; index < 13; index += 1)
    statuses.push((await postForm(leads(), { locale: 'es' }, { from: `203.0.113.${index}, ${realAddress}` })).status)
  expect(statuses).toEqual([...Array(12).fill(422), 429])
})
