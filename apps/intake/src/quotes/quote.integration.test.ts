import { addDays, limaDateOf } from '@app/domain/calendar/lima-date'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFreshDatabase, type FreshDatabase } from '../../../../tests/support/fresh-database'
import { postForm, postJson, startIntake } from '../../../../tests/support/running-intake'
import { leadBody, leadFields } from '../../../../tests/support/submissions'

let database: FreshDatabase
let intake: Awaited<ReturnType<typeof startIntake>>
const today = limaDateOf(new Date())

beforeAll(async () => {
  database = await createFreshDatabase()
  await database.pool.query(`update projects set name = 'Santorini', monthly_from_usd = 206, months = 60, sold_out = false
    where slug = 'santorini'`)
  await database.pool.query(`update projects set name = 'Mykonos', monthly_from_usd = 1083, months = 12, sold_out = false
    where slug = 'mykonos'`)
  await database.pool.query(`delete from site_settings`)
  await database.pool.query(`insert into site_settings (brand, legal_name, ruc, exchange_rate_soles_per_dollar,
    exchange_rate_date, _status) values ('Casa Demo', 'Casa Demo S.A.C.', '20000000001', 3.85, '2026-11-02T12:00:00Z', 'published')`)
  intake = await startIntake(database.url)
})
afterAll(async () => {
  await intake?.stop()
  await database?.remove()
})

const quoteTerms = (changes: Record<string, string> = {}) => ({
  lot: '',
  price: '',
  down: '',
  months: '',
  start: '',
  day: '5',
  ...changes,
})
const sendQuote = (quote: Record<string, string>, changes: Record<string, unknown> = {}) =>
  postJson(`${intake.url}/api/leads`, leadBody({ quote, ...changes }))
const loadQuote = async (reference: string) => {
  const { rows } = await database.pool.query(
    'select q.*, l.observation from quotes q join leads l on l.id = q.lead_id where l.reference = $1',
    [reference],
  )
  return rows[0]
}
const openQuote = (number: string, code: string) =>
  fetch(`${intake.url}/api/quotes/check?${new URLSearchParams({ numero: number, codigo: code })}`)

test('calculates, numbers and mails a quote and passes it to sales', async () => {
  const response = await sendQuote(quoteTerms({ price: '19425', down: '4000', months: '36' }))
  expect(response.status).toBe(201)
  const { reference, quoteNumber } = (await response.json()) as { reference: string; quoteNumber: string }
  const quote = await loadQuote(reference)
  expect(quoteNumber).toBe(quote.number)
  expect(quote).toMatchObject({
    code: reference,
    price_source: 'named',
    price_usd_cents: 1_942_500,
    price_pen_cents: 7_478_625,
    down_usd_cents: 400_008,
    down_pen_cents: 1_540_029,
    instalment_usd_cents: 42_847,
    instalment_pen_cents: 164_961,
    months: 36,
    rate_date: '2026-11-02',
    issued_on: today,
    valid_until: addDays(today, 7),
  })
  expect(quote.number).toMatch(/^P-\d{4}-\d{6}$/)
  expect(quote.observation).toMatch(/^Cotización P-.*inicial US\$ 4,000.08, 36 cuotas de US\$ 428.47/)
  const { rows } = await database.pool.query(
    'select integration, template from deliveries where reference = $1 order by integration::text',
    [reference],
  )
  expect(rows).toEqual([
    { integration: 'crm', template: null },
    { integration: 'mail', template: 'quote' },
  ])
})

test('ignores amounts sent by the browser, and rejects a down payment out of range with an error that states the limit', async () => {
  const forgedTerms = { ...quoteTerms(), instalment: '1', total: '1' }
  const { reference } = (await (await sendQuote(forgedTerms)).json()) as { reference: string }
  expect(await loadQuote(reference)).toMatchObject({ price_usd_cents: 1_545_000, instalment_usd_cents: 20_600 })

  const rejection = await sendQuote(quoteTerms({ down: '1' }))
  expect(rejection.status).toBe(422)
  expect(await rejection.json()).toEqual({
    errors: [{ path: 'quote.down', message: 'quote.down.tooLow', marks: { limit: 'US$\u00a01,545.00' } }],
  })
  expect((await sendQuote(quoteTerms({ price: '1' }))).status).toBe(422)
})

test('quotes the default down payment and term without JavaScript and responds with a page', async () => {
  const fields = leadFields({
    'quote.lot': '',
    'quote.price': '',
    'quote.down': '',
    'quote.months': '',
    'quote.start': '',
    'quote.day': '5',
  })
  const response = await postForm(`${intake.url}/api/leads`, fields)
  const page = await response.text()
  expect([response.status, page]).toEqual([201, expect.stringContaining('Tu proforma va en camino')])
  const reference = /SM-[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(page)?.[0] ?? ''
  expect(await loadQuote(reference)).toMatchObject({ project_slug: 'mykonos', months: 12, price_source: 'from' })
})

test('shows a quote for its number and code, and warns visitors not to pay if either is wrong', async () => {
  const { reference } = (await (await sendQuote(quoteTerms())).json()) as { reference: string }
  const { number } = await loadQuote(reference)
  const response = await openQuote(number.toLowerCase(), ` ${reference} `)
  const page = await response.text()
  expect([response.status, page]).toEqual([200, expect.stringContaining('Esta proforma es nuestra')])
  expect(page).toContain('US$\u00a0206.00')
  expect(page).not.toContain('Rosa')
  for (const answer of [await openQuote(number, 'SM-2222-2222'), await openQuote('P-2026-999999', reference)]) {
    expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining('no pagues')])
  }
})

test('rejects changes to an issued quote, and shows it as expired after its last day', async () => {
  const { reference } = (await (await sendQuote(quoteTerms())).json()) as { reference: string }
  const { number } = await loadQuote(reference)
  const attempts = [
    'update quotes set price_usd_cents = 1 where number = $1',
    `update quotes set valid_until = '2099-01-01' where number = $1`,
    'delete from quotes where number = $1',
  ]
  for (const statement of attempts)
    await expect(database.pool.query(statement, [number])).rejects.toMatchObject({ code: '23001' })

  await database.pool.query('alter table quotes disable trigger quotes_append_only')
  await database.pool.query('update quotes set valid_until = $2 where number = $1', [number, addDays(today, -1)])
  await database.pool.query('alter table quotes enable trigger quotes_append_only')
  const page = await (await openQuote(number, reference)).text()
  expect(page).toContain('ya venció')
  expect(page).toContain('/cotizador?proyecto=santorini')
})

test('quotes a free lot at its list price and rejects a sold lot', async () => {
  await database.pool.query(`insert into lots (key, project_id, code, block, area_m2, frontage_m, depth_m, orientation,
      list_price_cents, state, shape)
    select 'santorini-' || lot.code, p.id, lot.code, 'B', 125, 10, 12.5, 'n', 1942500, lot.state::lot_state, lot.code
    from projects p, (values ('B-12', 'free'), ('B-13', 'sold')) as lot(code, state) where p.slug = 'santorini'`)
  const response = await sendQuote(quoteTerms({ lot: 'b-12', price: '1', down: '4000', months: '36' }))
  expect(response.status).toBe(201)
  const quote = await loadQuote(((await response.json()) as { reference: string }).reference)
  expect(quote).toMatchObject({
    lot: 'B-12',
    price_source: 'list',
    price_usd_cents: 1_942_500,
    down_usd_cents: 400_008,
  })
  expect(quote.lot_version).toBeInstanceOf(Date)
  expect(quote.observation).toContain('lote B-12')

  const rejection = await sendQuote(quoteTerms({ lot: 'B-13' }))
  expect([rejection.status, await rejection.text()]).toEqual([422, expect.stringContaining('quote.lot.taken')])
})
