import { describe, expect, test } from 'vitest'
import { cents } from '../money/money'
import {
  countStates,
  freeFirst,
  isFiltering,
  type LotFilter,
  matchesFilter,
  nearestToFilter,
  noLotFilter,
  readChosenLot,
  readComparedLots,
  readLotFilter,
  writeLotQuery,
} from './lot-filter'

const lot = { areaM2: 120, block: 'C', listPriceCents: cents(20_250_00), state: 'free' as const } // US$ 270 a month

describe('the lots that match a filter', () => {
  test.each<Partial<LotFilter>>([
    {},
    { mostMonthly: 270 },
    { leastArea: 120 },
    { mostPrice: 20_250 },
    { block: 'C' },
    { block: 'C', mostMonthly: 300, leastArea: 100, mostPrice: 21_000 },
  ])('a lot within every limit matches the filter %o', (filter) => {
    expect(matchesFilter(lot, { ...noLotFilter, ...filter }, 60)).toBe(true)
  })

  test.each<Partial<LotFilter>>([
    { mostMonthly: 269 },
    { leastArea: 121 },
    { mostPrice: 20_249 },
    { block: 'B' },
    { block: 'C', mostMonthly: 300, leastArea: 130, mostPrice: 21_000 },
  ])('a lot outside one limit does not match the filter %o', (filter) => {
    expect(matchesFilter(lot, { ...noLotFilter, ...filter }, 60)).toBe(false)
  })

  // 20,250 minus 6,000 in 60 instalments is 237.50.
  test.each([
    [238, 6000, true],
    [237, 6000, false],
    [300, 2025, false],
    [304, 2025, true],
    [9999, 2024, false],
  ])('US$ %d a month with a down payment of US$ %d matches: %s', (mostMonthly, down, isMatch) => {
    expect(matchesFilter(lot, { ...noLotFilter, mostMonthly, down }, 60)).toBe(isMatch)
  })

  test('a down payment alone does not filter the lots', () => {
    const filter = { ...noLotFilter, down: 1 }
    expect(isFiltering(filter)).toBe(false)
    expect(matchesFilter(lot, filter, 60)).toBe(true)
  })

  test('calculates the instalment with the months of the project', () => {
    const filter = { ...noLotFilter, mostMonthly: 300 }
    expect(matchesFilter(lot, filter, 60)).toBe(true)
    expect(matchesFilter(lot, filter, 24)).toBe(false)
  })

  test('finds a sold lot by block and area, but not by price', () => {
    const soldLot = { ...lot, state: 'sold' as const }
    expect(matchesFilter(soldLot, { ...noLotFilter, mostMonthly: 9999 }, 60)).toBe(false)
    expect(matchesFilter(soldLot, { ...noLotFilter, mostPrice: 999_999 }, 60)).toBe(false)
    expect(matchesFilter(soldLot, { ...noLotFilter, block: 'C', leastArea: 100 }, 60)).toBe(true)
  })
})

test('counts the lots of every state, including states without lots', () => {
  expect(countStates([{ state: 'free' }, { state: 'sold' }, { state: 'free' }])).toEqual({ free: 2, held: 0, sold: 1 })
})

test('offers the nearest free lots if no lot matches', () => {
  const offeredLots = [
    { ...lot, code: 'C-01', listPriceCents: cents(30_000_00) },
    { ...lot, code: 'C-02', listPriceCents: cents(21_000_00) },
    { ...lot, code: 'B-01', block: 'B' },
    { ...lot, code: 'C-03', state: 'sold' as const, listPriceCents: cents(1_00) },
    { ...lot, code: 'C-04', areaM2: 60 },
  ]
  const filter = { mostMonthly: 270, down: null, leastArea: 120, mostPrice: null, block: 'C' }
  expect(nearestToFilter(offeredLots, filter, 60).map(({ code }) => code)).toEqual(['C-02', 'B-01', 'C-01'])
  expect(nearestToFilter(offeredLots, filter, 60, 9)).toHaveLength(4)
})

describe('query parameters', () => {
  const filter = { mostMonthly: 270, down: 4000, leastArea: 110, mostPrice: 34_200, block: 'B' }

  test.each(['es', 'en'] as const)('reads a filter back unchanged from its query in the language %s', (locale) => {
    const query = writeLotQuery(new URLSearchParams(), { filter, chosen: 'C-07', compared: ['A-01', 'B-02'] }, locale)
    expect(readLotFilter(query)).toEqual(filter)
    expect(readChosenLot(query)).toBe('C-07')
    expect(readComparedLots(query)).toEqual(['A-01', 'B-02'])
  })

  test('writes readable Spanish parameters and omits empty ones', () => {
    expect(
      writeLotQuery(new URLSearchParams(), { filter, chosen: 'C-07', compared: ['C-07', 'A-01'] }, 'es').toString(),
    ).toBe('cuota=270&inicial=4000&area=110&precio=34200&manzana=B&lote=C-07&comparar=C-07.A-01')
    expect(
      writeLotQuery(new URLSearchParams(), { filter: noLotFilter, chosen: null, compared: [] }, 'en').toString(),
    ).toBe('')
  })

  test('replaces the filter parameters of both languages and keeps other parameters', () => {
    const previousQuery = new URLSearchParams('utm_source=fair&cuota=100&monthly=100&lote=A-01&compare=B-01')
    expect(
      writeLotQuery(
        previousQuery,
        { filter: { ...noLotFilter, block: 'A' }, chosen: null, compared: [] },
        'es',
      ).toString(),
    ).toBe('utm_source=fair&manzana=A')
  })

  test.each(['cuota=-1', 'cuota=1e3', 'area=abc', 'precio=99999999', 'manzana=a', 'manzana=ABC', 'manzana='])(
    'ignores the invalid filter %s',
    (search) => {
      expect(isFiltering(readLotFilter(new URLSearchParams(search)))).toBe(false)
    },
  )

  test.each([
    ['lote=c-07', 'C-07'],
    ['lot=A-101', 'A-101'],
    ['lote=<script>', null],
    ['', null],
  ])('the query "%s" selects the lot %s', (search, code) => {
    expect(readChosenLot(new URLSearchParams(search))).toBe(code)
  })

  test.each([
    ['comparar=a-01.B-02', ['A-01', 'B-02']],
    ['compare=A-01.A-01.<b>', ['A-01']],
    ['comparar=A-01.A-02.A-03.A-04.A-05', ['A-01', 'A-02', 'A-03', 'A-04']],
    ['', []],
  ])('the query "%s" compares the lots %j', (search, codes) => {
    expect(readComparedLots(new URLSearchParams(search))).toEqual(codes)
  })
})

test('sorts lots that are equally near by their codes', () => {
  const offeredLots = ['C-03', 'C-01', 'C-02'].map((code) => ({ ...lot, code }))
  const filter = { ...noLotFilter, leastArea: 500 }
  expect(nearestToFilter(offeredLots, filter, 60).map(({ code }) => code)).toEqual(['C-01', 'C-02', 'C-03'])
})

test('prefers a lot that is 10% too expensive to a lot with half the area', () => {
  const offeredLots = [
    { ...lot, code: 'C-01', areaM2: 60, listPriceCents: cents(20_000_00) },
    { ...lot, code: 'C-02', areaM2: 120, listPriceCents: cents(22_000_00) },
  ]
  const filter = { ...noLotFilter, leastArea: 120, mostPrice: 20_000 }
  expect(nearestToFilter(offeredLots, filter, 60).map(({ code }) => code)).toEqual(['C-02', 'C-01'])
})

test('sorts free lots first and keeps the order otherwise', () => {
  const lots = [
    { code: 'A-01', state: 'sold' },
    { code: 'A-02', state: 'free' },
    { code: 'A-03', state: 'held' },
    { code: 'A-04', state: 'free' },
  ] as const
  expect(freeFirst(lots).map(({ code }) => code)).toEqual(['A-02', 'A-04', 'A-01', 'A-03'])
})
