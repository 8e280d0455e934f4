import { expect, test } from 'vitest'
import { lastUpdate, newestFirst } from './construction-updates'

const updates = [
  { date: '2026-05-20', percent: 15 },
  { date: '2026-11-12', percent: 48 },
  { date: '2026-11-12', percent: 54 },
  { date: '2026-03-18', percent: 8 },
]

test('sorts construction updates newest first', () => {
  expect(newestFirst(updates).map(({ percent }) => percent)).toEqual([54, 48, 15, 8])
  expect(lastUpdate(updates)).toBe('2026-11-12')
})
