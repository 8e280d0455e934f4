import { expect, test } from 'vitest'
import { clickIdsOf, withoutClickIds } from './click-id'

const page = (query: string) => new URL(`https://www.company.example/${query}`)

test.each([
  ['?gclid=Cj0KCQ_a-b.c&utm_source=google', { gclid: 'Cj0KCQ_a-b.c' }],
  ['?wbraid=w1&gbraid=g1&fbclid=IwAR_1', { wbraid: 'w1', gbraid: 'g1', fbclid: 'IwAR_1' }],
  ['?fbclid=<script>', {}],
  [`?gclid=${'x'.repeat(501)}`, {}],
  ['', {}],
])('reads the click ids of "%s"', (query, ids) => {
  expect(clickIdsOf(page(query))).toEqual(ids)
})

test.each([
  ['?utm_source=google&gclid=abc&utm_campaign=a%20b', '?utm_source=google&utm_campaign=a%20b'],
  ['?fbclid=abc', ''],
  ['', ''],
])('removes the click ids of "%s"', (search, remaining) => {
  expect(withoutClickIds(search)).toBe(remaining)
})
