import { expect, test } from 'vitest'
import { isSigned, signedUrl } from './signed-address'

const now = Date.UTC(2026, 10, 16, 14)
const opening = { path: '/api/complaints/c1/attachment/file', accountId: 'rosa' }
const url = new URL(signedUrl(opening, 'secret', now), 'https://cms.example.test')
const request = {
  ...opening,
  until: url.searchParams.get('until') ?? '',
  signature: url.searchParams.get('signature') ?? '',
}

test('accepts a signed URL for one file, one account and one minute', () => {
  expect(url.pathname).toBe('/api/complaints/c1/attachment/file')
  expect(isSigned(request, 'secret', now + 59_000)).toBe(true)
})

test.each([
  ['after its minute', request, now + 61_000],
  ['for another file', { ...request, path: '/api/complaints/c2/attachment/file' }, now],
  ['for another account', { ...request, accountId: 'eva' }, now],
  ['with more time', { ...request, until: String(Number(request.until) + 600) }, now],
  ['without a signature', { ...request, signature: '' }, now],
  ['with no end', { ...request, until: 'Infinity' }, now],
])('rejects it %s', (_, changed, at) => {
  expect(isSigned(changed, 'secret', at)).toBe(false)
})
