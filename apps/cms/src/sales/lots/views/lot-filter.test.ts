import { expect, test } from 'vitest'
import { type LotFilterValue, matchesFilter } from './lot-filter'

const lot = { code: 'A-12', state: 'held' } as const

test.each<[LotFilterValue, boolean]>([
  [{ state: 'all', text: '' }, true],
  [{ state: 'held', text: 'a12' }, true],
  [{ state: 'held', text: ' A-1' }, true],
  [{ state: 'free', text: '' }, false],
  [{ state: 'all', text: '12' }, false],
])('the filter %j includes the held lot A-12: %s', (filter, matches) => {
  expect(matchesFilter(lot, filter)).toBe(matches)
})
