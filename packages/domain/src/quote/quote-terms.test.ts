import { expect, test } from 'vitest'
import { cents } from '../money/money'
import { downPaymentRange, quoteOffer, termsUpTo } from './quote-offer'
import { type RequestedTerms, readTerms } from './quote-terms'

const offer = { priceFrom: cents(1_545_000), months: 60 }
const today = '2026-11-15'
const emptyRequest: RequestedTerms = { price: '', down: '', months: '', start: '', day: '' }
const readRequest = (request: Partial<RequestedTerms>, listPrice?: number) =>
  readTerms(
    { ...emptyRequest, ...request },
    { offer, listPrice: listPrice === undefined ? undefined : cents(listPrice), today },
  )

test('defaults to a down payment of 20% and the longest term, as advertised', () => {
  expect(readRequest({})).toEqual({
    terms: { price: 1_545_000, down: 309_000, months: 60, start: '2027-01', day: 5 },
    problems: [],
    isComplete: true,
  })
})

test('uses the requested price, down payment, term, start month and payment day', () => {
  const request = { price: '19,425', down: '4000.08', months: '36', start: '2027-02', day: '31' }
  expect(readRequest(request).terms).toEqual({ price: 1_942_500, down: 400_008, months: 36, start: '2027-02', day: 31 })
})

test('uses the list price of a lot instead of the price in the URL', () => {
  expect(readRequest({ price: '1' }, 2_025_000)).toMatchObject({
    terms: { price: 2_025_000, down: 405_000 },
    problems: [],
  })
})

test.each([
  [{ price: '15,449.99' }, { field: 'price', key: 'quote.price.tooLow', limit: 1_545_000 }],
  [{ price: '999999999' }, { field: 'price', key: 'quote.price.tooHigh', limit: 30_900_000 }],
  [{ price: 'poco' }, { field: 'price', key: 'quote.price.unreadable' }],
  [{ down: '1544.99' }, { field: 'down', key: 'quote.down.tooLow', limit: 154_500 }],
  [{ down: '9270.01' }, { field: 'down', key: 'quote.down.tooHigh', limit: 927_000 }],
  [{ down: '3.000' }, { field: 'down', key: 'quote.down.unreadable' }],
])('reports a problem and offers no payment plan for %j', (request, problem) => {
  expect(readRequest(request)).toMatchObject({ problems: [problem], isComplete: false })
})

test.each([{ down: '1545' }, { down: '9270' }, { price: '15450' }, { price: '309000' }])(
  'accepts the limit value %j',
  (request) => {
    expect(readRequest(request)).toMatchObject({ problems: [], isComplete: true })
  },
)

test.each([
  [{ months: '72' }, { field: 'months', key: 'quote.months.notOffered', limit: 60 }],
  [{ months: '30' }, { field: 'months', key: 'quote.months.notOffered', limit: 60 }],
  [{ start: '2025-01' }, { field: 'start', key: 'quote.start.notOffered' }],
  [{ start: 'mañana' }, { field: 'start', key: 'quote.start.notOffered' }],
])('replaces %j, which is not offered, with the default and reports a problem', (request, problem) => {
  const { terms, problems, isComplete } = readRequest(request)
  expect([problems, isComplete]).toEqual([[problem], true])
  expect([terms.months, terms.start]).toEqual([60, '2027-01'])
})

test.each([
  [206, 60, 1_545_000],
  [1083, 12, 1_624_500],
  [139, 48, 834_000],
])('an instalment of US$ %i over %i months gives a price of %i cents', (monthlyFromUsd, months, priceFrom) => {
  expect(quoteOffer({ monthlyFromUsd, months, soldOut: false })).toEqual({ priceFrom, months })
})

test.each([
  { monthlyFromUsd: 149, months: null, soldOut: false },
  { monthlyFromUsd: null, months: 60, soldOut: false },
  { monthlyFromUsd: 206, months: 60, soldOut: true },
])('returns no offer for a project with %j', (figures) => {
  expect(quoteOffer(figures)).toBeNull()
})

test.each([
  [60, [12, 24, 36, 48, 60]],
  [48, [6, 12, 24, 36, 48]],
  [24, [2, 3, 6, 12, 24]],
  [12, [1, 2, 3, 6, 12]],
  [30, [3, 6, 12, 24, 30]],
])('with a maximum of %i months, offers the terms %j', (longest, terms) => {
  expect(termsUpTo(longest)).toEqual(terms)
})

test('rounds the limits of a down payment to whole cents inside the range', () => {
  expect(downPaymentRange(cents(1_001))).toEqual({ min: 101, max: 600 })
})

test('replaces an unreadable down payment with 20% of the requested price', () => {
  expect(readRequest({ price: '20000', down: 'poco' }).terms).toMatchObject({ price: 2_000_000, down: 400_000 })
})
