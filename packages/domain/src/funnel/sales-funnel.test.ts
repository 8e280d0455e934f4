import { expect, test } from 'vitest'
import { arePageViewsComplete, funnelOf, funnelsByGroup, reachedState, shareOf } from './sales-funnel'

test.each([
  ['new', undefined, 'new'],
  ['won', undefined, 'won'],
  // If a sale was undone, the lead is counted in its current state, not as won.
  ['reserved', 'won', 'reserved'],
  ['lost', 'appointment', 'appointment'],
  ['lost', undefined, 'new'],
] as const)(
  'counts a lead in the state %s, with the previous state %s, as %s',
  (state, previousState, countedState) => {
    expect(reachedState(state, previousState)).toBe(countedState)
  },
)

test('counts a lead in every step up to the one it reached', () => {
  const counts = [
    { reached: 'new', count: 10 },
    { reached: 'contacted', count: 5 },
    { reached: 'appointment', count: 3 },
    { reached: 'reserved', count: 2 },
    { reached: 'won', count: 1 },
  ] as const
  expect(funnelOf([...counts], 400)).toEqual({
    pageViews: 400,
    leads: 21,
    contacted: 11,
    visited: 6,
    reserved: 3,
    won: 1,
  })
})

test('sorts campaigns by sales and keeps a campaign that only has page views', () => {
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
  expect(groups.map(({ group, pageViews, leads, won }) => [group, pageViews, leads, won])).toEqual([
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

test('page views are complete only if they were counted from the first day of the period', () => {
  expect(arePageViewsComplete('2026-11-01', '2026-11-01')).toBe(true)
  expect(arePageViewsComplete('2026-11-02', '2026-11-01')).toBe(false)
  expect(arePageViewsComplete(undefined, '2026-11-01')).toBe(false)
})
