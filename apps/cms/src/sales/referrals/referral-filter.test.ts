import { expect, test } from 'vitest'
import { readReferralFilter, writeReferralFilter } from './referral-filter'

test('reads a referral filter back unchanged from its query string', () => {
  const filter = { tab: 'due', text: 'Quispe & hijos', page: 3 } as const
  expect(readReferralFilter(Object.fromEntries(new URLSearchParams(writeReferralFilter(filter))))).toEqual(filter)
})

test.each([
  [{}],
  [{ lista: 'otra', pagina: '-1' }],
  [{ lista: ['nada'], pagina: 'mil', buscar: '   ' }],
  [{ pagina: '100000' }],
])('uses the default referral filter for the invalid query %j', (query) => {
  expect(readReferralFilter(query)).toEqual({ tab: 'all', text: '', page: 1 })
})
