import { expect, test } from 'vitest'
import { isSigned, signedAddress } from './signed-address'

const now = Date.UTC(2026, 10, 16, 14)
const opening = { path: '/api/complaints/c1/attachment/file', accountId: 'rosa' }
const address = new URL(signedAddress(opening, 'secret', now), 'https://cms.example.test')
const asked = {
  ...opening,
  until: address.searchParams.get('until') ?? '',
  signature: address.searchParams.get('signature') ?? '',
}

test('an address opens one file, for whoever asked for it, for a minute', () => {
  expect(address.pathname).toBe('/api/complaints/c1/attachment/file')
  expect(isSigned(asked, 'secret', now + 59_000)).toBe(true)
})

test.each([
  ['after its minute', asked, now + 61_000],
  ['for another file', { ...asked, path: '/api/complaints/c2/attachment/file' }, now],
  ['for another account', { ...asked, accountId: 'eva' }, now],
  ['with more time', { ...asked, until: String(Number(asked.until) + 600) }, now],
  ['without a signature', { ...asked, signature: '' }, now],
  ['with no end', { ...asked, until: 'Infinity' }, now],
])('it does not open %s', (_, changed, at) => {
  expect(isSigned(changed, 'secret', at)).toBe(false)
})
