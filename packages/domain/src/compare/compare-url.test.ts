import { expect, test } from 'vitest'
import { readComparedSlugs, setComparedSlug, writeComparedSlugs } from './compare-url'

const isKnown = (slug: string) => ['santorini', 'mykonos', 'coral', 'zafiro', 'killa'].includes(slug)

test.each([
  ['?p=santorini,mykonos', ['santorini', 'mykonos']],
  ['?p=coral,coral,nowhere,%20zafiro', ['coral', 'zafiro']],
  ['?p=santorini,mykonos,coral,zafiro,killa', ['santorini', 'mykonos', 'coral', 'zafiro']],
  ['?p=', []],
  ['', []],
])('the query string "%s" compares the projects %j', (search, slugs) => {
  expect(readComparedSlugs(search, isKnown)).toEqual(slugs)
})

test('writes the compared projects into the query string and keeps other parameters', () => {
  const search = writeComparedSlugs('?utm_source=x&p=killa', ['santorini', 'coral'])
  expect(search).toBe('?p=santorini,coral&utm_source=x')
  expect(readComparedSlugs(search, isKnown)).toEqual(['santorini', 'coral'])
  expect(writeComparedSlugs('?p=killa', [])).toBe('')
})

test.each([
  [['a', 'b', 'c'], 0, 'd', ['d', 'b', 'c']],
  [['a', 'b', 'c'], 0, 'c', ['c', 'b', 'a']],
  [['a', 'b'], 1, 'b', ['a', 'b']],
  [['a'], 1, 'b', ['a', 'b']],
])('in the comparison of %j, replaces the project at position %i with %s', (slugs, index, slug, expected) => {
  expect(setComparedSlug(slugs, index, slug)).toEqual(expected)
})
