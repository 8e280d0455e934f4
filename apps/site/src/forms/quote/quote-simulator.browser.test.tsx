import { fieldErrors } from '@app/domain/submission/field-errors'
import { beforeEach, expect, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { textsFor } from '@/i18n/translator'
import { answerWith } from '../programmed-answers.fixture'
import type { OfferedProject } from './offered-project'
import { QuoteSimulator } from './quote-simulator'

const project = { placeLine: 'Mejía, Arequipa', path: '#', appointmentHref: '/visita?place=santorini' }
const simulator = {
  locale: 'es' as const,
  texts: textsFor('es', 'quote'),
  errors: fieldErrors.es,
  madeOn: '2026-11-15',
  rate: { solesPerDollar: 3.85, note: 'Aceptamos S/ 3.85 por dólar.' },
  offers: [
    {
      ...project,
      slug: 'santorini',
      name: 'Santorini',
      priceFrom: 1_545_000,
      months: 60,
      lots: { 'C-07': 2_025_000, 'B-12': 1_942_500 },
    },
    { ...project, slug: 'coral', name: 'Coral', priceFrom: 1_152_000, months: 48, lots: {} },
  ] as OfferedProject[],
  more: null,
  chat: { href: '#', label: 'Chat con un asesor' },
}

/** Polls the text of an element. All whitespace becomes a normal space. */
const pollText = (element: Locator) => expect.poll(() => element.element().textContent?.replace(/\s/g, ' '))
const renderSimulator = () => render(<QuoteSimulator {...simulator} />)
type Screen = Awaited<ReturnType<typeof renderSimulator>>
const result = (screen: Screen) => screen.getByRole('region', { name: 'Tu cuota' })

beforeEach(() => history.replaceState(null, '', location.pathname))

test('shows the default instalment and its calculation in both currencies', async () => {
  const screen = await renderSimulator()
  await pollText(result(screen)).toContain('60 cuotas mensuales de')
  await pollText(result(screen)).toContain('US$ 206.00 S/ 793.10')
  await pollText(result(screen)).toContain('US$ 3,090.00 + 60 × US$ 206.00 = US$ 15,450.00')
  await pollText(result(screen)).toContain('S/ 11,896.50 + 60 × S/ 793.10 = S/ 59,482.50')
})

test('restores the lot, down payment, term and payment day from the URL', async () => {
  history.replaceState(null, '', '?proyecto=santorini&lote=B-12&inicial=4000&meses=36&dia=31')
  const screen = await renderSimulator()
  await expect.element(screen.getByRole('heading', { name: 'Lote B-12' })).toBeVisible()
  await pollText(result(screen)).toContain('US$ 4,000.08 + 36 × US$ 428.47 = US$ 19,425.00')
  await expect.element(screen.getByRole('radio', { name: '36' })).toBeChecked()
  await expect.element(screen.getByRole('combobox', { name: 'Día de pago' })).toHaveValue('31')
  await expect.element(screen.getByRole('textbox', { name: 'Precio del lote' })).not.toBeInTheDocument()
})

test('accepts a URL with the parameters of the other language', async () => {
  history.replaceState(null, '', '?project=coral&months=12')
  const screen = await renderSimulator()
  await expect.element(screen.getByRole('combobox', { name: 'Proyecto' })).toHaveValue('coral')
  await pollText(result(screen)).toContain('12 cuotas mensuales de')
})

test('finds the down payment and the lots for the monthly amount in the URL', async () => {
  history.replaceState(null, '', '?proyecto=santorini&cuota=190')
  const screen = await renderSimulator()
  await expect.element(screen.getByRole('textbox', { name: 'Lo que puedes pagar al mes' })).toHaveValue('190')
  await pollText(screen.getByRole('region', { name: 'Tu plan de pagos' })).toContain(
    'Para pagar US$ 190 al mes, la inicial es US$ 4,050.00 · S/ 15,592.50.',
  )
  await screen.getByRole('button', { name: 'Usar esa inicial' }).click()
  await pollText(result(screen)).toContain('US$ 4,050.00 + 60 × US$ 190.00 = US$ 15,450.00')
  await expect.poll(() => location.search).toBe('?cuota=190&proyecto=santorini&inicial=4050')
})

test('offers the lots of the project that a monthly amount pays for, the most expensive first', async () => {
  const screen = await renderSimulator()
  await screen.getByRole('textbox', { name: 'Lo que puedes pagar al mes' }).fill('270')
  await screen.getByRole('button', { name: 'C-07' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Lote C-07' })).toBeVisible()
  await pollText(result(screen)).toContain('US$ 270.00')
  await expect
    .element(screen.getByRole('link', { name: 'Programar una visita' }))
    .toHaveAttribute('href', '/visita?place=santorini&lot=C-07')
})

test('writes the choices of the visitor into the URL', async () => {
  const screen = await renderSimulator()
  await screen.getByRole('radio', { name: '24' }).click({ force: true })
  await screen.getByRole('combobox', { name: 'Día de pago' }).selectOptions('15')
  await expect.poll(() => location.search).toBe('?meses=24&dia=15')
  await screen.getByRole('combobox', { name: 'Proyecto' }).selectOptions('coral')
  await expect.poll(() => location.search).toBe('?proyecto=coral&dia=15')
})

test('changes the down payment with the arrow, page, Home and End keys of the range input', async () => {
  const screen = await renderSimulator()
  const rangeInput = screen.getByRole('slider', { name: 'Inicial' })
  const number = screen.getByRole('textbox', { name: 'Inicial' })
  await expect.element(number).toHaveValue('3,090.00')
  rangeInput.element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(number).toHaveValue('3,165.00')
  await userEvent.keyboard('{PageUp}')
  await expect.element(number).toHaveValue('3,915.00')
  await userEvent.keyboard('{ArrowLeft}{PageDown}')
  await expect.element(number).toHaveValue('3,090.00')
  await userEvent.keyboard('{End}')
  await expect.element(number).toHaveValue('9,270.00')
  expect(rangeInput.element().getAttribute('aria-valuetext')?.replace(/\s/g, ' ')).toBe(
    'US$ 9,270.00, S/ 35,689.50, 60.0 por ciento del precio',
  )
  await userEvent.keyboard('{Home}')
  await expect.element(number).toHaveValue('1,545.00')
  await expect.poll(() => location.search).toBe('?inicial=1545')
})

test('shows no instalment for a down payment out of range and offers the limit', async () => {
  const screen = await renderSimulator()
  const number = screen.getByRole('textbox', { name: 'Inicial' })
  await number.fill('1,000')
  await expect.element(number).toHaveAccessibleDescription(/La inicial mínima es US\$\s1,545.00, el 10 % del precio/)
  await expect.element(number).toHaveAttribute('aria-invalid', 'true')
  await pollText(result(screen)).toContain('Corrige el monto marcado')
  await screen.getByRole('button', { name: 'Usar US$ 1,545.00' }).click()
  await expect.element(number).toHaveValue('1,545.00')
  await pollText(result(screen)).toContain('60 cuotas mensuales de')
})

test.each([
  ['?inicial=9999', 'La inicial máxima es US$ 9,270.00, el 60 % del precio.'],
  ['?inicial=mucho', 'Escribe la inicial en dólares, por ejemplo 4,000.00.'],
  ['?precio=100', 'El lote más económico de este proyecto cuesta US$ 15,450.00.'],
  ['?meses=72', 'Ese plazo no se ofrece en este proyecto. Calculamos con 60 meses.'],
  ['?inicio=2020-01', 'Esa fecha de inicio ya no se puede elegir. Calculamos con la siguiente.'],
  ['?lote=Z-99', 'No encontramos el lote Z-99. Calculamos con el precio más bajo de Santorini; puedes cambiarlo.'],
  ['?proyecto=atlantis', 'No cotizamos ese proyecto aquí. Te mostramos Santorini.'],
])('explains the invalid value in the URL %s', async (search, message) => {
  history.replaceState(null, '', search)
  const screen = await renderSimulator()
  await expect.element(screen.getByText(message)).toBeVisible()
})

test('announces several quick changes only once', async () => {
  const screen = await renderSimulator()
  const announcements: string[] = []
  const status = screen.getByRole('status').first().element()
  new MutationObserver(() => announcements.push(status.textContent ?? '')).observe(status, {
    childList: true,
    characterData: true,
    subtree: true,
  })
  const rangeInput = screen.getByRole('slider', { name: 'Inicial' })
  rangeInput.element().focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
  await pollText(screen.getByRole('status').first()).toContain('60 cuotas mensuales de US$ 202.25')
  expect(announcements).toHaveLength(1)
})

test('selects an instalment of the payment plan with the arrow keys and End', async () => {
  const screen = await renderSimulator()
  const paymentPlan = screen.getByRole('slider', { name: 'Leer una cuota del plan' })
  await expect.element(paymentPlan).toHaveAttribute('aria-valuenow', '1')
  paymentPlan.element().focus()
  await userEvent.keyboard('{ArrowRight}{ArrowUp}')
  await expect.element(paymentPlan).toHaveAttribute('aria-valuenow', '14')
  expect(paymentPlan.element().getAttribute('aria-valuetext')).toMatch(/cuota 14 de 60: US\$\s206.00, S\/\s793.10$/)
  await userEvent.keyboard('{End}')
  await expect.element(paymentPlan).toHaveAttribute('aria-valuenow', '60')
})

test('shows a bar with the instalment on phones while the result is out of the viewport', async () => {
  await page.viewport(390, 560)
  history.replaceState(null, '', '?proyecto=santorini&lote=C-07&meses=48&inicial=5850')
  const screen = await render(
    <>
      <div style={{ height: 1500 }} />
      <QuoteSimulator {...simulator} />
    </>,
  )
  const bar = screen.getByRole('region', { name: 'Tu cuota, a mano' })
  scrollTo(0, 0)
  await expect.element(bar, { timeout: 10_000 }).toBeVisible()
  await pollText(bar).toBe('48 cuotas deUS$ 300.00 · S/ 1,155.00Enviar')
  await expect.element(bar.getByRole('link', { name: 'Enviar' })).toHaveAttribute('href', '#enviar')
  result(screen).element().scrollIntoView()
  await expect.element(bar).not.toBeInTheDocument()
  await page.viewport(414, 896)
})

const more = { listHref: '/api/quote-list', dataHref: '/api/quote-data-{slug}' }
const offer = {
  ...project,
  slug: 'delos',
  name: 'Delos',
  priceFrom: 1_440_000,
  months: 48,
  lots: { 'A-01': 2_025_000 },
}
const listed = (slug: string, hasQuote: boolean) => ({ slug, name: slug, isOpen: true, hasQuote })

test('loads a project that the page does not contain, with its lots', async () => {
  await answerWith(more.listHref, { status: 200, body: [listed('delos', true), listed('naxos', false)] })
  await answerWith('/api/quote-data-delos', { status: 200, body: { offer, appointmentHref: null } })
  history.replaceState(null, '', '?proyecto=delos&lote=A-01')
  const screen = await render(<QuoteSimulator {...simulator} more={more} />)
  await expect.element(screen.getByRole('heading', { name: 'Lote A-01' })).toBeVisible()
  await pollText(result(screen)).toContain('= US$ 20,250.00')
  const choices = screen.getByRole('combobox', { name: 'Proyecto' })
  await expect.element(choices).toHaveValue('delos')
  await expect
    .poll(() => [...(choices.element() as HTMLSelectElement).options].map(({ value }) => value))
    .toEqual(['delos'])
})

test.each([
  [404, 'ilos', /No cotizamos ese proyecto/],
  [503, 'milos', /No pudimos cargar el proyecto del enlace/],
])('explains that a project cannot be loaded after a response with the status %d', async (status, slug, note) => {
  const missing = { ...more, listHref: `/api/no-list-${slug}` }
  await answerWith(`/api/quote-data-${slug}`, { status })
  history.replaceState(null, '', `?proyecto=${slug}`)
  const screen = await render(<QuoteSimulator {...simulator} more={missing} />)
  await expect.element(screen.getByText(note)).toBeVisible()
  await expect.element(screen.getByRole('combobox', { name: 'Proyecto' })).toHaveValue('santorini')
})
