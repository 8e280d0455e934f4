import { expect, test } from 'vitest'
import { readFilter, writeFilter } from './project-filter'

const filters = ['all', 'pre-sale', 'mejia'].map((id) => ({ id, label: id, count: 1 }))

test.each([
  ['', 'all'],
  ['?tab=mejia', 'mejia'],
  ['?utm_source=x&tab=pre-sale', 'pre-sale'],
  ['?cuota=200&tab=budget', 'budget'],
  ['?tab=nowhere', 'all'],
])('reads the filter of the query string "%s" as %s', (search, filter) => {
  expect(readFilter(search, filters)).toBe(filter)
})

test.each([
  ['', 'mejia', '?tab=mejia'],
  ['?utm_source=x', 'mejia', '?utm_source=x&tab=mejia'],
  ['?tab=mejia', 'all', ''],
])('changes the query string "%s" for the filter %s to "%s"', (search, filter, expected) => {
  expect(writeFilter(search, filter)).toBe(expected)
})
