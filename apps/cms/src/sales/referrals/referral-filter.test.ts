import { expect, test } from 'vitest'
import { readReferralFilter, writeReferralFilter } from './referral-filter'

test('an address says what the list shows, and reading it gives the same', () => {
  const filter = { tab: 'due', text: 'Quispe & hijos', page: 3 } as const
  expect(readReferralFilter(Object.fromEntries(new URLSearchParams(writeReferralFilter(filter))))).toEqual(filter)
})

test.each([
  [{}],
  [{ lista: 'otra', pagina: '-1' }],
  [{ lista: ['nada'], pagina: 'mil', buscar: '   ' }],
  [{ pagina: '100000' }],
])('what makes no sense is left out: %j', (query) => {
  expect(readReferralFilter(query)).toEqual({ tab: 'all', text: '', page: 1 })
})
