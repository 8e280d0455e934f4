import { expect, test } from 'vitest'
import { readFilter, writeFilter } from './project-filter'

const filters = ['all', 'pre-sale', 'mejia'].map((id) => ({ id, label: id, count: 1 }))

test.each([
  ['', 'all'],
  ['?tab=mejia', 'mejia'],
  ['?utm_source=x&tab=pre-sale', 'pre-sale'],
  ['?tab=nowhere', 'all'],
])('reads the filter of %s as %s', (search, filter) => {
  expect(readFilter(search, filters)).toBe(filter)
})

test.each([
  ['', 'mejia', '?tab=mejia'],
  ['?utm_source=x', 'mejia', '?utm_source=x&tab=mejia'],
  ['?tab=mejia', 'all', ''],
])('changing %s to the filter %s gives %s', (search, filter, written) => {
  expect(writeFilter(search, filter)).toBe(written)
})
