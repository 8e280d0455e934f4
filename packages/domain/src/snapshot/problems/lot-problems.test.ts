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
  kind: 'svg' as const,
  shapes: sampleShapes(lots),
})
const problemsOf = (lots: Lot[], changes: Partial<typeof project> = {}, media = [plan(lots)]) =>
  lotProblems({ projects: [{ ...project, ...changes }], lots, media }).map(
    ({ path, message }) => `${path}: ${message.en}`,
  )

const cheapestLot = sampleLot()
const pricierLot = sampleLot({ code: 'A-02', listPriceCents: 20_250_00 })

test('reports no problems if the lots match their project', () => {
  expect(problemsOf([cheapestLot, pricierLot])).toEqual([])
})

test('reports no problems for a project without lots and without a site plan', () => {
  expect(problemsOf([], { lotPlan: null }, [])).toEqual([])
})

describe('the advertised instalment', () => {
  test('rejects an advertised instalment that no free lot has', () => {
    expect(problemsOf([pricierLot])).toEqual([
      'projects[santorini].monthlyFromUsd: it advertises US$\u00A0206.00 a month, but its cheapest free lot A-02 pays US$\u00A0270.00',
    ])
  })

  test('rejects an advertised instalment whose lot is sold or held', () => {
    for (const state of ['sold', 'held'] as const)
      expect(problemsOf([{ ...cheapestLot, state, heldUntil: '2026-12-01T00:00:00Z' }, pricierLot])).toHaveLength(1)
  })

  test('rejects an advertised instalment if a free lot is cheaper', () => {
    expect(problemsOf([cheapestLot, sampleLot({ code: 'A-02', listPriceCents: 15_375_00 })])).toEqual([
      'projects[santorini].monthlyFromUsd: it advertises US$\u00A0206.00 a month, but its cheapest free lot A-02 pays US$\u00A0205.00',
    ])
  })

  test('rejects an advertised instalment that differs by one cent', () => {
    expect(problemsOf([sampleLot({ listPriceCents: 15_450_75 })])).toHaveLength(1)
  })

  test('calculates the instalment with the months of the project, 60 by default', () => {
    expect(problemsOf([cheapestLot], { months: 48 })).toHaveLength(1)
    expect(problemsOf([sampleLot({ listPriceCents: 12_360_00 })], { months: 48 })).toEqual([])
    expect(problemsOf([cheapestLot], { months: null })).toEqual([])
  })

  test('rejects an advertised instalment if no lot is free', () => {
    expect(problemsOf([{ ...cheapestLot, state: 'sold' }])).toEqual([
      'projects[santorini].monthlyFromUsd: it advertises an instalment, but no lot is free',
    ])
  })

  test('rejects free lots of a sold-out project', () => {
    expect(problemsOf([{ ...cheapestLot, state: 'sold' }], { soldOut: true })).toEqual([])
    expect(problemsOf([cheapestLot], { soldOut: true })).toEqual([
      'projects[santorini].monthlyFromUsd: it is sold out, but 1 of its lots are free',
    ])
  })

  test('accepts a project that advertises no instalment', () => {
    expect(problemsOf([pricierLot], { monthlyFromUsd: null })).toEqual([])
  })
})

describe('the plan', () => {
  test('rejects lots without a site plan', () => {
    expect(problemsOf([cheapestLot], { lotPlan: null })).toEqual(['projects[santorini].lotPlan: its lots have no plan'])
    expect(problemsOf([cheapestLot], {}, [])).toEqual(['projects[santorini].lotPlan: the plan "plan" is not an SVG'])
  })

  test('rejects a site plan that differs from the lots', () => {
    expect(problemsOf([cheapestLot, pricierLot], {}, [plan([cheapestLot])])).toEqual([
      'projects[santorini].lotPlan: the lot A-02 has no shape "lot-a-02" in the plan',
    ])
    expect(problemsOf([cheapestLot], {}, [plan([cheapestLot, pricierLot])])).toEqual([
      'projects[santorini].lotPlan: the shape "lot-a-02" of the plan is no lot',
    ])
  })

  test('rejects a site plan without lots', () => {
    expect(problemsOf([], {}, [plan([cheapestLot])])).toEqual([
      'projects[santorini].lotPlan: the shape "lot-a-01" of the plan is no lot',
    ])
  })
})

test('rejects a duplicate code and a code of another block', () => {
  expect(problemsOf([cheapestLot, { ...pricierLot, code: 'A-01' }])).toEqual([
    'projects[santorini].lotPlan: there are two lots A-01',
  ])
  expect(problemsOf([{ ...cheapestLot, block: 'B' }])).toEqual([
    'lots[santorini-a-01].block: the lot A-01 does not stand in block B',
  ])
})

test('rejects a hold without an end', () => {
  expect(problemsOf([cheapestLot, { ...pricierLot, state: 'held' }])).toEqual([
    'lots[santorini-a-02].heldUntil: the lot A-02 is held without an end',
  ])
})

test('rejects a lot that is smaller than the advertised minimum', () => {
  expect(problemsOf([cheapestLot, { ...pricierLot, areaM2: 99.5 }])).toEqual([
    'projects[santorini].minAreaM2: its lots begin at 100 m², but A-02 has 99.5 m²',
  ])
})

describe('apartments', () => {
  const unit = (changes: Parameters<typeof sampleLot>[0] = {}) =>
    sampleLot({ code: '3-02', frontageM: null, depthM: null, unitType: 'B', ...changes })
  const building = { kind: 'apartment' as const, lotPlan: null }

  test('accepts apartments without a site plan, and compares their instalment with the advertised instalment', () => {
    expect(problemsOf([unit()], building, [])).toEqual([])
    expect(problemsOf([unit({ listPriceCents: 15_525_00 })], building, [])).toEqual([
      'projects[santorini].monthlyFromUsd: it advertises US$\u00A0206.00 a month, but its cheapest free lot 3-02 pays US$\u00A0207.00',
    ])
    expect(problemsOf([unit(), unit({ code: '4-01', listPriceCents: 15_375_00 })], building, [])).toHaveLength(1)
  })

  test('requires floor and type of an apartment, and block, frontage and depth of a lot', () => {
    expect(problemsOf([unit({ unitType: null })], building, [])).toEqual(['projects[santorini].kind: 3-02 has no type'])
    expect(problemsOf([sampleLot()], building, [])).toEqual([
      'projects[santorini].kind: A-01 is no apartment: its code begins with the floor',
    ])
    expect(problemsOf([unit()])).toEqual([
      'projects[santorini].kind: 3-02 is no lot: its code begins with the letter of its block',
    ])
    expect(problemsOf([sampleLot({ depthM: null })])).toEqual([
      'projects[santorini].kind: A-01 has no frontage or depth',
    ])
  })
})

test('ignores lots of other projects', () => {
  const otherLot = sampleLot({ project: 'coral', listPriceCents: 1_00 })
  expect(problemsOf([cheapestLot, otherLot], {}, [plan([cheapestLot])])).toEqual([])
})
