import { expect, test } from 'vitest'
import { sampleLot } from '../lot/lot.fixture'
import { sampleProject } from '../snapshot/sample-snapshot.fixture'
import { hoursAndMinutes } from './hours-and-minutes'
import { maintenanceFee } from './maintenance-fee'
import { workedExample } from './worked-example'

test.each([
  [6, '6 min'],
  [60, '1 h'],
  [130, '2 h 10 min'],
])('formats %i minutes as "%s"', (minutes, text) => {
  expect(hoursAndMinutes(minutes).replaceAll('\u00a0', ' ')).toBe(text)
})

test('converts a maintenance fee in dollars to soles', () => {
  expect(maintenanceFee(38, 3.85)).toEqual({ usd: 3800, pen: 14_630 })
  expect(maintenanceFee(38.1, 3.8512)).toEqual({ usd: 3810, pen: 14_673 })
})

const project = sampleProject({ slug: 'santorini', monthlyFromUsd: 206, months: 60, minAreaM2: 100 })
const lots = [
  sampleLot({ project: 'santorini', code: 'A-01', areaM2: 120, listPriceCents: 1_800_000 }),
  sampleLot({ project: 'santorini', code: 'F-02', areaM2: 100, listPriceCents: 1_545_000, isDemo: true }),
  sampleLot({ project: 'santorini', code: 'F-01', areaM2: 100, listPriceCents: 1_500_000, state: 'sold' }),
  sampleLot({ project: 'coral', code: 'A-01', areaM2: 110, listPriceCents: 100_000 }),
]

test('calculates the example with the cheapest free lot and the advertised instalment', () => {
  const example = workedExample(project, lots, 3.85)
  expect(example).toMatchObject({ lot: 'F-02', areaM2: 100, isDemo: true })
  expect(example?.plan).toEqual({
    months: 60,
    price: { usd: 1_545_000, pen: 5_948_250 },
    down: { usd: 309_000, pen: 1_189_650 },
    instalment: { usd: 20_600, pen: 79_310 },
  })
})

test('calculates the example with the advertised figures if a project has no lots', () => {
  expect(workedExample(project, [], 3.85)).toMatchObject({
    lot: null,
    areaM2: 100,
    plan: { price: { usd: 1_545_000 } },
  })
})

test.each([{ months: null }, { monthlyFromUsd: null }, { soldOut: true }])(
  'returns no example for a project with %o',
  (changes) => {
    expect(workedExample(sampleProject({ ...project, ...changes }), lots, 3.85)).toBeNull()
  },
)
