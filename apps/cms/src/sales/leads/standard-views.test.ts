import { expect, test } from 'vitest'
import { readFilter, writeFilter } from './lead-filter'
import { standardViews } from './standard-views'

const user = 'b8181a59-2912-4b38-bca3-575b12aad4c5'

test('every standard view is a filter that the list understands', () => {
  for (const { query } of standardViews(user, 'es')) {
    const fields = Object.fromEntries(new URLSearchParams(query))
    expect(writeFilter(readFilter(fields))).toBe(query)
  }
})

test('the first view shows all leads, and one shows those of the user', () => {
  const [all, mine] = standardViews(user, 'en')
  expect(all).toMatchObject({ name: 'All', query: '' })
  expect(mine).toMatchObject({ name: 'Mine', query: `responsable=${user}` })
})
