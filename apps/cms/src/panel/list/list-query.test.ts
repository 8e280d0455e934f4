import { expect, test } from 'vitest'
import { readListQuery, withCondition, writeListQuery } from './list-query'

test('reads a list query back unchanged from its query string', () => {
  const query = { search: 'feria', sort: '-publishedOn', conditions: { _status: 'draft', category: 'c1' } }
  const params = Object.fromEntries(new URLSearchParams(writeListQuery(query, 3)))
  expect(readListQuery(params)).toEqual(query)
  expect(params.page).toBe('3')
})

test('ignores parameters that are not conditions of the list', () => {
  expect(readListQuery({ locale: 'es', 'where[or][0][and][0][slug][like]': 'x', search: ['a', 'b'] })).toEqual({
    search: '',
    sort: '',
    conditions: {},
  })
})

test('replaces and removes a condition', () => {
  const query = { search: '', sort: '', conditions: { _status: 'draft' } }
  expect(withCondition(query, '_status', 'published').conditions).toEqual({ _status: 'published' })
  expect(withCondition(query, '_status', undefined).conditions).toEqual({})
  expect(writeListQuery(withCondition(query, '_status', undefined))).toBe('?')
})
