// Tests the import of a list of people, with a real database and the CMS.
import { randomUUID } from 'node:crypto'
import { type Integrations, startIntegrations } from '@app/tools/fakes/integrations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConsents, readHistory, readLead } from '../../apps/cms/src/sales/leads/read-lead'
import { ingestLeads } from '../../apps/worker/src/maintenance/ingest-leads'
import { type Call, createStaff, type RunningCms, signIn, startCms } from '../access/running-cms'
import { createFreshDatabase, type FreshDatabase } from '../support/fresh-database'
import { prepareQueue } from '../support/running-intake'

let database: FreshDatabase
let integrations: Integrations
let cms: RunningCms
let marketing: Call
let service: Call

beforeAll(async () => {
  database = await createFreshDatabase()
  integrations = await startIntegrations()
  await prepareQueue(database.url)
  cms = await startCms({ databaseUrl: database.url, smtpUrl: integrations.smtpUrl })
  await createStaff(cms, { Marta: 'marketing', Sara: 'customer-service' })
  marketing = await signIn(cms, 'marta@example.test')
  service = await signIn(cms, 'sara@example.test')
})
afterAll(async () => {
  await cms?.stop()
  await integrations?.stop()
  await database?.remove()
})

const csv = (...rows: string[]) => ['celular,nombres,apellidos,correo,nota', ...rows].join('\r\n')
const list = (file: string, changes: Record<string, unknown> = {}) => ({
  key: randomUUID(),
  csv: file,
  project: 'santorini',
  channel: 'fair',
  language: 'es',
  includesKnown: false,
  consents: [],
  heardBy: '',
  ...changes,
})
const countLeads = async () => (await database.pool.query('select from leads')).rowCount

test('a list that is sent three times is stored once, with its consents and its deliveries to the CRM', async () => {
  const body = list(csv('900000501,Ana,Rojas,ana@example.test,Lote con vista', '900000502,Luis,Vera,,'), {
    consents: [{ purpose: 'marketing', version: '2026-02' }],
    heardBy: 'Rosa Quispe',
  })
  const answers = await Promise.all([1, 2, 3].map(() => marketing('POST', '/fair-lists/import', body)))
  expect(answers).toEqual(Array(3).fill({ status: 201, body: { added: 2 } }))
  await ingestLeads(database.pool)
  const { rows } = await database.pool.query<{ id: string; observation: string }>(
    `select l.id, l.observation from leads l join deliveries d on d.lead_id = l.id and d.integration = 'crm'
     where l.phone like '+5190000050%' order by l.phone`,
  )
  expect(rows.map(({ observation }) => observation)).toEqual([
    'Canal: feria. Registró: Marta.\nNota: Lote con vista',
    'Canal: feria. Registró: Marta.',
  ])
  const lead = rows[0]?.id ?? ''
  expect(await readLead(database.pool, lead)).toMatchObject({
    channel: 'fair',
    enteredBy: 'Marta',
    state: 'new',
    email: 'ana@example.test',
  })
  expect(await readConsents(database.pool, lead)).toMatchObject([
    { purpose: 'marketing', version: '2026-02', granted: true, recordedBy: 'Rosa Quispe' },
  ])
  expect((await readHistory(database.pool, lead)).map(({ kind, text }) => ({ kind, text }))).toContainEqual({
    kind: 'note',
    text: 'Lote con vista',
  })
})

test('no lead is stored from a list with an error, an unknown project or an outdated consent text', async () => {
  const countBefore = await countLeads()
  const file = csv('900000511,Ana,Rojas,,', '12,Luis,Vera,,')
  const check = await marketing('POST', '/fair-lists/check', { csv: file })
  expect(check).toMatchObject({ status: 200, body: { problems: [{ line: 3, column: 'celular', problem: 'phone' }] } })
  const validCsv = csv('900000511,Ana,Rojas,,', '900000512,Luis,Vera,,')
  const consents = [{ purpose: 'marketing', version: '1999-01' }]
  for (const [body, status] of [
    [list(file), 422],
    [list(validCsv, { project: 'atlantis' }), 422],
    [list(validCsv, { consents, heardBy: 'Rosa' }), 409],
    [list(validCsv, { consents: [{ purpose: 'marketing', version: '2026-02' }] }), 400],
    [list(validCsv, { channel: 'web' }), 400],
  ] as const)
    expect((await marketing('POST', '/fair-lists/import', body)).status).toBe(status)
  expect(await countLeads()).toBe(countBefore)
})

test('the check names the people who already have a lead, and the import skips them unless staff include them', async () => {
  await marketing('POST', '/fair-lists/import', list(csv('900000521,Eva,Soto,eva@example.test,')))
  await ingestLeads(database.pool)
  const file = csv('+51 900 000 521,Eva,Soto,,', '900000522,Otra,Soto,EVA@example.test,', '900000523,Nora,Paz,,')
  const { body } = await marketing('POST', '/fair-lists/check', { csv: file })
  const persons = body.persons as { firstName: string; known?: object }[]
  expect(persons.map(({ firstName, known }) => [firstName, Boolean(known)])).toEqual([
    ['Eva', true],
    ['Otra', true],
    ['Nora', false],
  ])
  expect(JSON.stringify(persons)).not.toContain('"lead"')
  expect(await marketing('POST', '/fair-lists/import', list(file))).toMatchObject({ body: { added: 1 } })
  const again = list(csv('900000521,Eva,Soto,,'), { includesKnown: true })
  expect(await marketing('POST', '/fair-lists/import', again)).toMatchObject({ body: { added: 1 } })
})

test('customer service can neither check nor import a list', async () => {
  expect((await service('POST', '/fair-lists/check', { csv: '' })).status).toBe(403)
  expect((await service('POST', '/fair-lists/import', list(''))).status).toBe(403)
  expect((await service('GET', '/fair-lists/template')).status).toBe(403)
})
