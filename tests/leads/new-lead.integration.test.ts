// Tests leads that staff enter in the panel, with a real database, the CMS, the worker and a fake CRM.
import { randomUUID } from 'node:crypto'
import { type Integrations, startIntegrations } from '@app/tools/fakes/integrations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readContactConsent } from '../../apps/cms/src/sales/leads/read-contact-consent'
import { readConsents, readHistory, readLead } from '../../apps/cms/src/sales/leads/read-lead'
import { ingestLeads } from '../../apps/worker/src/maintenance/ingest-leads'
import { type Call, createStaff, type RunningCms, signIn, startCms } from '../access/running-cms'
import { createFreshDatabase, type FreshDatabase } from '../support/fresh-database'
import { postJson, prepareQueue, startIntake } from '../support/running-intake'
import { leadBody } from '../support/submissions'

let database: FreshDatabase
let integrations: Integrations
let intake: Awaited<ReturnType<typeof startIntake>>
let cms: RunningCms
let sales: Call
let marketing: Call

beforeAll(async () => {
  database = await createFreshDatabase()
  integrations = await startIntegrations()
  await prepareQueue(database.url)
  intake = await startIntake(database.url)
  cms = await startCms({ databaseUrl: database.url, smtpUrl: integrations.smtpUrl })
  await createStaff(cms, { Rosa: 'sales', Luis: 'sales', Marta: 'marketing' })
  sales = await signIn(cms, 'rosa@example.test')
  marketing = await signIn(cms, 'marta@example.test')
})
afterAll(async () => {
  await cms?.stop()
  await intake?.stop()
  await integrations?.stop()
  await database?.remove()
})

const walkIn = (changes: Record<string, unknown> = {}) => ({
  key: randomUUID(),
  firstName: 'Sonia',
  lastName: 'Rivas',
  phone: '900 000 177',
  email: '',
  project: 'santorini',
  channel: 'walk-in',
  note: 'Lote cerca del parque',
  language: 'es',
  consents: [],
  ...changes,
})

test('stores a walk-in once, with its owner, its note and its delivery to the CRM, and without any consent', async () => {
  const body = walkIn()
  const answers = await Promise.all([1, 2, 3].map(() => sales('POST', '/inbox/new', body)))
  const acceptedAnswers = answers.filter(({ status }) => status === 201)
  // A copy that arrives while the first one is being stored may be rejected, but never stored.
  expect(acceptedAnswers.length).toBeGreaterThan(0)
  const repeatedResponse = await sales('POST', '/inbox/new', body)
  expect(repeatedResponse).toMatchObject({ status: 201, body: { lead: acceptedAnswers[0]?.body.lead } })
  const lead = String(repeatedResponse.body.lead)
  await ingestLeads(database.pool)

  expect(await readLead(database.pool, lead)).toMatchObject({
    firstName: 'Sonia',
    phone: '+51900000177',
    channel: 'walk-in',
    enteredBy: 'Rosa',
    owner: 'Rosa',
    state: 'contacted',
    firstAnswerAt: expect.any(Date),
    message: null,
  })
  expect((await readHistory(database.pool, lead)).map(({ kind, text, by }) => ({ kind, text, by }))).toEqual(
    expect.arrayContaining([
      { kind: 'owner', text: null, by: 'Rosa' },
      { kind: 'note', text: 'Lote cerca del parque', by: 'Rosa' },
    ]),
  )
  const { rows } = await database.pool.query(
    `select l.crm_project_id, l.observation, d.integration, d.status, (select count(*)::int from leads where phone = l.phone) as leads
     from leads l join deliveries d on d.lead_id = l.id where l.id = $1`,
    [lead],
  )
  expect(rows).toEqual([
    {
      crm_project_id: 6,
      observation: 'Canal: visita a la sala. Registró: Rosa.\nNota: Lote cerca del parque',
      integration: 'crm',
      status: 'waiting',
      leads: 1,
    },
  ])
  expect(await readConsents(database.pool, lead)).toEqual([])
  expect(await readContactConsent(database.pool, lead)).toEqual({
    answerBy: ['call', 'sms', 'whatsapp'],
    marketingBy: [],
    optOut: undefined,
  })
})

test('a lead copied from a portal waits for its first answer', async () => {
  const { body } = await sales('POST', '/inbox/new', walkIn({ channel: 'portal', phone: '900000178' }))
  expect(await readLead(database.pool, String(body.lead))).toMatchObject({ state: 'new', firstAnswerAt: null })
})

test('a spoken consent is stored with the version that was read and the user who heard it', async () => {
  const consents = [
    { purpose: 'terms', version: '2026-01' },
    { purpose: 'marketing', version: '2026-02' },
  ]
  const { body } = await sales(
    'POST',
    '/inbox/new',
    walkIn({ phone: '900000179', email: 'sonia@example.test', consents }),
  )
  expect(await readConsents(database.pool, String(body.lead))).toEqual([
    { purpose: 'marketing', granted: true, version: '2026-02', recordedBy: 'Rosa' },
    { purpose: 'terms', granted: true, version: '2026-01', recordedBy: 'Rosa' },
  ])
  const { marketingBy } = await readContactConsent(database.pool, String(body.lead))
  expect(marketingBy).toEqual(['call', 'sms', 'whatsapp', 'mail'])
})

test.each([
  ['a text that is no longer published', { consents: [{ purpose: 'terms', version: '2020-01' }] }, 409],
  ['an unknown project', { project: 'atlantis' }, 422],
  ['an invalid phone', { phone: '123' }, 400],
  ['a channel that staff cannot choose', { channel: 'web' }, 400],
  ['no name', { firstName: ' ' }, 400],
])('rejects %s and stores nothing', async (_, changes, status) => {
  const count = async () => (await database.pool.query('select count(*)::int as n from leads')).rows[0].n
  const countBefore = await count()
  expect((await sales('POST', '/inbox/new', walkIn({ phone: '900000180', ...changes }))).status).toBe(status)
  expect(await count()).toBe(countBefore)
})

test('rejects a key that was used for another lead, and users outside sales', async () => {
  const body = walkIn({ phone: '900000181' })
  expect((await sales('POST', '/inbox/new', body)).status).toBe(201)
  expect((await sales('POST', '/inbox/new', { ...body, firstName: 'Otra' })).status).toBe(409)
  expect((await marketing('POST', '/inbox/new', walkIn({ phone: '900000182' }))).status).toBe(403)
  expect((await marketing('POST', '/inbox/known-person', { phone: '900000181', email: '' })).status).toBe(403)
})

test('returns the owner of a known person for any spelling of phone or mailbox, without the message of the person', async () => {
  await postJson(
    `${intake.url}/api/leads`,
    leadBody({
      firstName: 'Iván',
      lastName: 'Demo',
      email: 'ivan.demo@gmail.com',
      phone: '+51900000190',
      message: 'Secreto',
    }),
  )
  await ingestLeads(database.pool)
  await database.pool.query(
    `update lead_work set owner_id = (select id from users where name = 'Luis'), received_at = '2026-11-03T15:00:00Z'
     where lead_id = (select id from leads where email = 'ivan.demo@gmail.com')`,
  )
  for (const contact of [
    { phone: '900 000 190', email: '' },
    { phone: '', email: 'IvanDemo@gmail.com' },
  ]) {
    const { body } = await sales('POST', '/inbox/known-person', contact)
    expect(body.person).toEqual({
      lead: expect.any(String),
      name: 'Iván Demo',
      project: expect.any(String),
      owner: 'Luis',
      since: '3 de noviembre de 2026',
    })
  }
  expect((await sales('POST', '/inbox/known-person', { phone: '900000199', email: '' })).body).toEqual({ person: null })
})
