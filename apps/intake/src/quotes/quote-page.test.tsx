import { createHash } from 'node:crypto'
import { sampleQuote } from '@app/domain/quote/sample-quote.fixture'
import { expect, test } from 'vitest'
import { renderPage } from '../pages/render-page'
import { QUOTE_POLICY, QuotePage } from './quote-page'

const quote = sampleQuote({
  project: { slug: 'santorini', name: '<b>Santorini' },
  lot: null,
  priceSource: 'from',
})
const verdict = { isGood: true, title: 'Es nuestra', text: 'Vale.', link: { href: '/"x', label: 'Abrir' } }
const company = { brand: '<i>Casa', legalName: 'Casa S.A.C.', ruc: '20000000001' }
const page = renderPage(
  <QuotePage quote={quote} company={company} printedCheckUrl="casa.example/verificar" verdict={verdict} />,
)
const text = page.replaceAll('\u00a0', ' ')

test('shows the calculation of the total in both currencies and the exchange rate with its date', () => {
  expect(text).toContain(
    'US$ 4,000.08 + 36 × US$ 428.47 = US$ 19,425.00; S/ 15,400.29 + 36 × S/ 1,649.61 = S/ 74,786.25',
  )
  expect(text).toContain('Aceptamos S/ 3.85 por dólar (2 nov 2026)')
  expect(text).not.toContain('referencial')
})

test('lists every instalment of the payment schedule at the end of its month', () => {
  expect(text).toContain('<td>1</td><td>31 ene 2027</td>')
  expect(text).toContain('<td>2</td><td>28 feb 2027</td>')
  expect(text.match(/<tr><td>\d+<\/td>/g)).toHaveLength(36)
})

test('escapes text entered by staff, and allows the style of the page by its hash', () => {
  expect(page).not.toMatch(/<b>Santorini|<i>Casa|href="\/"x/)
  const style = /<style>([\s\S]*)<\/style>/.exec(page)?.[1] ?? ''
  expect(QUOTE_POLICY).toContain(`sha256-${createHash('sha256').update(style).digest('base64')}`)
})
