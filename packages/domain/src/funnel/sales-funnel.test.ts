import { expect, test } from 'vitest'
import { areVisitsWhole, funnelOf, funnelsByGroup, reachedState, shareOf } from './sales-funnel'

test.each([
  ['new', undefined, 'new'],
  ['won', undefined, 'won'],
  // A sale that was undone counts where the lead is now.
  ['reserved', 'won', 'reserved'],
  ['lost', 'visit', 'visit'],
  ['lost', undefined, 'new'],
] as const)('a lead that is %s, and was %s when it was lost, reached %s', (state, before, reached) => {
  expect(reachedState(state, before)).toBe(reached)
})

test('a lead counts in every step before the one it reached', () => {
  const reached = [
    { reached: 'new', count: 10 },
    { reached: 'contacted', count: 5 },
    { reached: 'visit', count: 3 },
    { reached: 'reserved', count: 2 },
    { reached: 'won', count: 1 },
  ] as const
  expect(funnelOf([...reached], 400)).toEqual({
    siteVisits: 400,
    leads: 21,
    contacted: 11,
    visited: 6,
    reserved: 3,
    won: 1,
  })
})

test('sorts by sales and keeps a campaign that only brought page views', () => {
  const groups = funnelsByGroup(
    [
      { group: 'google', reached: 'contacted', count: 9 },
      { group: 'facebook', reached: 'won', count: 1 },
      { group: 'facebook', reached: 'new', count: 3 },
    ],
    [
      { group: 'google', count: 100 },
      { group: 'tiktok', count: 50 },
      { group: 'google', count: 20 },
    ],
  )
  expect(groups.map(({ group, siteVisits, leads, won }) => [group, siteVisits, leads, won])).toEqual([
    ['facebook', 0, 4, 1],
    ['google', 120, 9, 0],
    ['tiktok', 50, 0, 0],
  ])
})

test.each([
  [1, 3, 33],
  [1, 200, 0.5],
  [0, 5, 0],
  [5, 5, 100],
  [0, 0, undefined],
])('%i of %i is %s percent', (part, whole, share) => expect(shareOf(part, whole)).toBe(share))

test('page views are comparable with leads only if they were counted from the first day', () => {
  expect(areVisitsWhole('2026-11-01', '2026-11-01')).toBe(true)
  expect(areVisitsWhole('2026-11-02', '2026-11-01')).toBe(false)
  expect(areVisitsWhole(undefined, '2026-11-01')).toBe(false)
})
