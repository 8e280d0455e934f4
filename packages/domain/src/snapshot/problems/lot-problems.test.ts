import { describe, expect, test } from 'vitest'
import { sampleLot, sampleShapes } from '../../lot/lot.fixture'
import type { Lot } from '../../lot/lot.schema'
import { lotProblems } from './lot-problems'

const project = {
  slug: 'santorini',
  kind: 'condominium' as 'condominium' | 'apartment',
  soldOut: false,
  monthlyFromUsd: 206 as number | null,
  months: 60 as number | null,
  minAreaM2: 100,
  lotPlan: 'plan' as string | null,
}
const plan = (lots: Lot[]) => ({
  key: 'plan',
  kind: 'drawing' as const,
  shapes: sampleShapes(lots),
})
const problems = (lots: Lot[], changes: Partial<typeof project> = {}, media = [plan(lots)]) =>
  lotProblems({ projects: [{ ...project, ...changes }], lots, media }).map(
    ({ path, message }) => `${path}: ${message.en}`,
  )

const cheapest = sampleLot()
const dearer = sampleLot({ code: 'A-02', listPriceCents: 20_250_00 })

test('accepts lots that match their project', () => {
  expect(problems([cheapest, dearer])).toEqual([])
})

test('a project without lots and plan has nothing to check', () => {
  expect(problems([], { lotPlan: null }, [])).toEqual([])
})

describe('the advertised instalment', () => {
  test('is rejected if no available lot is that cheap', () => {
    expect(problems([dearer])).toEqual([
      'projects[santorini].monthlyFromUsd: it advertises US$\u00A0206.00 a month, but its cheapest free lot A-02 pays US$\u00A0270.00',
    ])
  })

  test('is rejected if the lot at that price is sold or held', () => {
    for (const state of ['sold', 'held'] as const)
      expect(problems([{ ...cheapest, state, heldUntil: '2026-12-01T00:00:00Z' }, dearer])).toHaveLength(1)
  })

  test('is rejected if an available lot is cheaper', () => {
    expect(problems([cheapest, sampleLot({ code: 'A-02', listPriceCents: 15_375_00 })])).toEqual([
      'projects[santorini].monthlyFromUsd: it advertises US$\u00A0206.00 a month, but its cheapest free lot A-02 pays US$\u00A0205.00',
    ])
  })

  test('is rejected if it is one cent off', () => {
    expect(problems([sampleLot({ listPriceCents: 15_450_75 })])).toHaveLength(1)
  })

  test('depends on the months of the project, 60 by default', () => {
    expect(problems([cheapest], { months: 48 })).toHaveLength(1)
    expect(problems([sampleLot({ listPriceCents: 12_360_00 })], { months: 48 })).toEqual([])
    expect(problems([cheapest], { months: null })).toEqual([])
  })

  test('requires an available lot', () => {
    expect(problems([{ ...cheapest, state: 'sold' }])).toEqual([
      'projects[santorini].monthlyFromUsd: it advertises an instalment, but no lot is free',
    ])
  })

  test('is not required of a sold-out project, which must have no available lots', () => {
    expect(problems([{ ...cheapest, state: 'sold' }], { soldOut: true })).toEqual([])
    expect(problems([cheapest], { soldOut: true })).toEqual([
      'projects[santorini].monthlyFromUsd: it is sold out, but 1 of its lots are free',
    ])
  })

  test('is not required of a project without one', () => {
    expect(problems([dearer], { monthlyFromUsd: null })).toEqual([])
  })
})

describe('the plan', () => {
  test('must exist', () => {
    expect(problems([cheapest], { lotPlan: null })).toEqual(['projects[santorini].lotPlan: its lots have no plan'])
    expect(problems([cheapest], {}, [])).toEqual(['projects[santorini].lotPlan: the plan "plan" is no drawing'])
  })

  test('contains exactly the lots', () => {
    expect(problems([cheapest, dearer], {}, [plan([cheapest])])).toEqual([
      'projects[santorini].lotPlan: the lot A-02 has no shape "lot-a-02" in the plan',
    ])
    expect(problems([cheapest], {}, [plan([cheapest, dearer])])).toEqual([
      'projects[santorini].lotPlan: the shape "lot-a-02" of the plan is no lot',
    ])
  })

  test('must not exist without lots', () => {
    expect(problems([], {}, [plan([cheapest])])).toEqual([
      'projects[santorini].lotPlan: the shape "lot-a-01" of the plan is no lot',
    ])
  })
})

test('a code is unique and belongs to its block', () => {
  expect(problems([cheapest, { ...dearer, code: 'A-01' }])).toEqual([
    'projects[santorini].lotPlan: there are two lots A-01',
  ])
  expect(problems([{ ...cheapest, block: 'B' }])).toEqual([
    'lots[santorini-a-01].block: the lot A-01 does not stand in block B',
  ])
})

test('a hold must have an end', () => {
  expect(problems([cheapest, { ...dearer, state: 'held' }])).toEqual([
    'lots[santorini-a-02].heldUntil: the lot A-02 is held without an end',
  ])
})

test('no lot is smaller than the advertised minimum', () => {
  expect(problems([cheapest, { ...dearer, areaM2: 99.5 }])).toEqual([
    'projects[santorini].minAreaM2: its lots begin at 100 m², but A-02 has 99.5 m²',
  ])
})

describe('apartments', () => {
  const unit = (changes: Parameters<typeof sampleLot>[0] = {}) =>
    sampleLot({ code: '3-02', frontageM: null, depthM: null, unitType: 'B', ...changes })
  const building = { kind: 'apartment' as const, lotPlan: null }

  test('need no plan, and their instalment is exactly the advertised one', () => {
    expect(problems([unit()], building, [])).toEqual([])
    expect(problems([unit({ listPriceCents: 15_525_00 })], building, [])).toEqual([
      'projects[santorini].monthlyFromUsd: it advertises US$\u00A0206.00 a month, but its cheapest free lot 3-02 pays US$\u00A0207.00',
    ])
    expect(problems([unit(), unit({ code: '4-01', listPriceCents: 15_375_00 })], building, [])).toHaveLength(1)
  })

  test('have floors and a type; lots have blocks and sides', () => {
    expect(problems([unit({ unitType: null })], building, [])).toEqual(['projects[santorini].kind: 3-02 has no type'])
    expect(problems([sampleLot()], building, [])).toEqual([
      'projects[santorini].kind: A-01 is no apartment: its code begins with the floor',
    ])
    expect(problems([unit()])).toEqual([
      'projects[santorini].kind: 3-02 is no lot: its code begins with the letter of its block',
    ])
    expect(problems([sampleLot({ depthM: null })])).toEqual(['projects[santorini].kind: A-01 has no frontage or depth'])
  })
})

test('ignores lots of other projects', () => {
  const other = sampleLot({ project: 'coral', listPriceCents: 1_00 })
  expect(problems([cheapest, other], {}, [plan([cheapest])])).toEqual([])
})
