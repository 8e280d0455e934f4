import { expect, test } from 'vitest'
import { firstTrendDay, weeklyMedians } from './weekly-medians'

const answer = (time: string, minutes: number) => ({ answeredMs: Date.parse(time), minutes })

test('the six weeks up to a day start 41 days earlier', () => {
  expect(firstTrendDay('2026-11-20')).toBe('2026-10-10')
})

test('returns the median of each week, oldest first, and nothing for weeks without answers', () => {
  const answers = [
    answer('2026-10-10T05:00:00Z', 90),
    answer('2026-11-14T05:00:00Z', 10),
    answer('2026-11-20T12:00:00Z', 30),
    // 20 November in Lima ends five hours after midnight UTC.
    answer('2026-11-21T04:59:59Z', 50),
  ]
  expect(weeklyMedians(answers, '2026-11-20')).toEqual([90, undefined, undefined, undefined, undefined, 30])
})

test('ignores answers before the first week and after the day', () => {
  const answers = [answer('2026-10-10T04:59:59Z', 90), answer('2026-11-21T05:00:00Z', 10)]
  expect(weeklyMedians(answers, '2026-11-20')).toEqual(Array(6).fill(undefined))
})
