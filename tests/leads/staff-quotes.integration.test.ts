// Tests the quotes that staff issue for a lead.

import { addDays, limaDateOf } from '@app/domain/calendar/lima-date'
import { type Integrations, startIntegrations } from '@app/tools/fakes/integrations'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailQuote } from '../../apps/cms/src/sales/quotes/mail-quote'
import { makeQuote } from '../../apps/cms/src/sales/quotes/make-quote'
import type { NewQuote } from '../../apps/cms/src/sales/quotes/new-quote.schema'
import { readOffers } from '../../apps/cms/src/sales/quotes/read-offers'
import { readQuotesOfLead } from '../../apps/cms/src/sales/quotes/read-quote'
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
let desk: pg.Pool
let staff: { id: string; name: string; email: string }

const now = new Date()

beforeAll(async () => {
  database = await createFreshDatabase()
  await database.pool.query(`update projects set name = 'Santorini', monthly_from_usd = 206, months = 60, sold_out = false
    where slug = 'santorini'`)
  await database.pool.query('delete from site_settings')
  await database.pool.query(`insert into site_settings (brand, legal_name, ruc, exchange_rate_soles_per_dollar,
    exchange_rate_date, _status) values ('Casa Demo', 'Casa Demo S.A.C.', '20000000001', 3.85, '2026-11-02T12:00:00Z', 'published')`)
  await database.pool.query(`insert into lots (key, project_id, code, block, area_m2, frontage_m, depth_m, orientation,
      list_price_cents, state, shape)
    select 'santorini-' || lot.code, p.id, lot.code, 'B', 125, 10, 12.5, 'n', 1942500, lot.state::lot_state, lot.code
    from projects p, (values ('B-12', 'free'), ('B-13', 'sold'), ('B-14', 'held')) as lot(code, state)
    where p.slug = 'santorini'`)
  const { rows } = await database.pool.query(
    `insert into users (name, email, role) values ('Rosa Quispe', 'rosa@example.test', 'sales') returning id, name, email`,
  )
  staff = rows[0]
  await grantProcessRights(database.url)
  integrations = await startIntegrations()
  worker = await startWorker({
    databaseUrl: signedInAs('worker', database.url),
    integrations,
    privateDir: '/tmp/staff-quotes-private',
    env: { SALES_MAIL: 'ventas@example.test' },
  })
  intake = await startIntake(signedInAs('intake', database.url))
  desk = new pg.Pool({ connectionString: signedInAs('cms', database.url), max: 3 })
})
afterAll(async () => {
  await desk?.end()
  await intake?.stop()
  await worker?.stop()
  await integrations?.stop()
  await database?.remove()
})

/** Sends the lead form of Mykonos and returns the id of the lead, once it is on the sales desk. */
async function sendLead(email: string): Promise<string> {
  expect((await postJson(`${intake.url}/api/leads`, leadBody({ project: 'mykonos', email }))).status).toBe(201)
  const { rows } = await database.pool.query('select id from leads where email = $1', [email])
  await eventually('a row at the sales desk', async () => {
    const workRow = await database.pool.query('select from lead_work where lead_id = $1', [rows[0].id])
    return Boolean(workRow.rowCount)
  })
  return rows[0].id
}

const request = (lead: string, choices: Partial<NewQuote['choices']> = {}, isMailed = false): NewQuote => ({
  key: crypto.randomUUID(),
  lead,
  project: 'santorini',
  choices: { lot: '', price: '', down: '', months: '', start: '', day: '5', ...choices },
  isMailed,
})
const make = (quote: NewQuote) => makeQuote(desk, quote, staff, now)
const deliveriesOf = async (lead: string) => {
  const { rows } = await database.pool.query(
    'select integration::text, template from deliveries where lead_id = $1 order by created_at',
    [lead],
  )
  return rows
}
const quoteMails = (email: string) =>
  integrations.mails
    .filter((mail) => mail.to.includes(email))
    .map((mail) => readMail(mail.raw))
    .filter(({ subject }) => subject.startsWith('Tu cotización'))

test('a salesperson issues the quote of a lot, and the person gets it as a numbered PDF that can be verified', async () => {
  const lead = await sendLead('asks@example.test')
  const quote = request(lead, { lot: 'b-12', down: '4000', months: '36' }, true)
  const [first, second] = await Promise.all([make(quote), make(quote)])
  expect(first).toEqual({ id: quote.key, number: expect.stringMatching(/^P-\d{4}-\d{6}$/) })
  expect(second).toEqual(first)

  const [stored, ...others] = await readQuotesOfLead(desk, lead)
  expect(others).toEqual([])
  expect(stored).toMatchObject({
    lot: 'B-12',
    issuedBy: 'Rosa Quispe',
    priceSource: 'list',
    plan: { months: 36, price: { usd: 1_942_500 }, down: { usd: 400_008 }, instalment: { usd: 42_847 } },
    rate: { solesPerDollar: 3.85, date: '2026-11-02' },
    validUntil: addDays(limaDateOf(now), 7),
  })
  const { rows } = await database.pool.query('select lot_version from quotes where id = $1', [quote.key])
  expect(rows[0].lot_version).toBeInstanceOf(Date)

  const mail = await eventually('the mail with the quote', async () => quoteMails('asks@example.test')[0], 60)
  expect(mail.text).toContain('Rosa Quispe te preparó esta cotización')
  expect(mail.files.map(({ name }) => name)).toEqual([`${stored?.number}.pdf`])
  const check = new URLSearchParams({ numero: stored?.number ?? '', codigo: stored?.code ?? '' })
  const page = await (await fetch(`${intake.url}/api/quotes/check?${check}`)).text()
  expect(page).toContain('Esta proforma es nuestra')
})

test('the CRM gets the lead once and with its own project, however many quotes staff issue for other projects', async () => {
  const lead = await sendLead('once@example.test')
  expect(await make(request(lead))).toMatchObject({ number: expect.any(String) })
  expect(await make(request(lead, { months: '12' }))).toMatchObject({ number: expect.any(String) })
  expect(await readQuotesOfLead(desk, lead)).toHaveLength(2)
  expect(await deliveriesOf(lead)).toEqual([{ integration: 'crm', template: null }])
  await eventually('the lead in the CRM', async () =>
    integrations.received.some(({ body }) => JSON.stringify(body).includes('once@example.test')),
  )
  const bodies = integrations.received.filter(({ body }) => JSON.stringify(body).includes('once@example.test'))
  expect(bodies).toHaveLength(1)
})

test('the history names the quote and its author, who becomes the owner, and a mailed quote counts as the first answer', async () => {
  const lead = await sendLead('history@example.test')
  await database.pool.query('update lead_work set owner_id = null where lead_id = $1', [lead])
  await make(request(lead))
  const workOf = async () => {
    const { rows } = await database.pool.query(
      `select state::text, owner_id as owner, first_answer_at is not null as "isAnswered" from lead_work where lead_id = $1`,
      [lead],
    )
    return rows[0]
  }
  expect(await workOf()).toEqual({ state: 'new', owner: staff.id, isAnswered: false })

  const [stored] = await readQuotesOfLead(desk, lead)
  expect(await mailQuote(desk, stored?.id ?? '', staff)).toEqual({ lead })
  expect(await mailQuote(desk, stored?.id ?? '', staff)).toEqual({ lead })
  expect(await workOf()).toEqual({ state: 'contacted', owner: staff.id, isAnswered: true })
  const { rows } = await database.pool.query(
    `select kind::text, text, "to", by from lead_events where lead_id = $1 and kind in ('quote', 'contact') order by created_at`,
    [lead],
  )
  expect(rows).toEqual([
    { kind: 'quote', text: stored?.number, to: null, by: 'Rosa Quispe' },
    { kind: 'contact', text: 'mail', to: 'contacted', by: 'Rosa Quispe' },
  ])
  await eventually('the mail with the quote', async () => quoteMails('history@example.test')[0], 60)
  expect(quoteMails('history@example.test')).toHaveLength(1)
})

test('a sold lot, a lot held for someone else, an amount out of range and a lost lead are rejected, and nothing is stored', async () => {
  const lead = await sendLead('rejected@example.test')
  expect(await make(request(lead, { lot: 'B-13' }))).toBe('lot-taken')
  expect(await make(request(lead, { lot: 'B-14' }))).toBe('lot-taken')
  expect(await make(request(lead, { down: '1' }))).toBe('out-of-range')
  expect(await make({ ...request(lead), project: 'nowhere' })).toBe('unavailable')
  expect(await make(request(crypto.randomUUID()))).toBe('unknown')
  await database.pool.query(`update lead_work set state = 'lost' where lead_id = $1`, [lead])
  expect(await make(request(lead, {}, true))).toBe('no-mail')
  expect(await readQuotesOfLead(desk, lead)).toEqual([])
})

test('a lot that is held for the person can be quoted for this person only', async () => {
  const lead = await sendLead('holder@example.test')
  const codes = async (holder?: string) =>
    (await readOffers(desk, holder)).projects.find(({ slug }) => slug === 'santorini')?.lots.map(({ code }) => code)
  expect(await codes()).not.toContain('B-14')
  await database.pool.query(`update lots set held_for_id = $1 where code = 'B-14'`, [lead])
  expect(await codes(lead)).toContain('B-14')
  expect(await make(request(lead, { lot: 'B-14' }))).toMatchObject({ number: expect.any(String) })
})
