import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emptyAddress, type QuoteAddress, readQuoteAddress, writeQuoteAddress } from './quote-address'

const text = fc.string({ maxLength: 40 }).map((any) => any.trim())
const address: fc.Arbitrary<QuoteAddress> = fc.record({
  project: text,
  lot: text,
  price: text,
  down: text,
  months: text,
  start: text,
  day: text,
})

test('whatever is written into an address is read from it again, in either language', () => {
  fc.assert(
    fc.property(address, fc.constantFrom('es', 'en'), (quote, locale) => {
      expect(readQuoteAddress(writeQuoteAddress('', quote, locale))).toEqual(quote)
    }),
  )
})

test('an address names each thing in its language, and nothing that is as usual', () => {
  const quote = { ...emptyAddress, project: 'santorini', down: '4000.08', months: '36' }
  expect(writeQuoteAddress('', quote, 'es')).toBe('?proyecto=santorini&inicial=4000.08&meses=36')
  expect(writeQuoteAddress('?proyecto=coral&utm_source=x', quote, 'en')).toBe(
    '?utm_source=x&project=santorini&down=4000.08&months=36',
  )
  expect(writeQuoteAddress('?proyecto=coral', emptyAddress, 'es')).toBe('')
})

test('a text too long to be meant is cut', () => {
  expect(readQuoteAddress(`?lote=${'A'.repeat(500)}`).lot).toHaveLength(40)
})
