import { expect, test } from 'vitest'
import { hasValidSignature, signedUrl } from './signed-url'

const now = Date.UTC(2026, 10, 16, 14)
const fileAccess = { path: '/api/complaints/c1/attachment/file', accountId: 'rosa' }
const url = new URL(signedUrl(fileAccess, 'secret', now), 'https://cms.example.test')
const request = {
  ...fileAccess,
  until: url.searchParams.get('until') ?? '',
  signature: url.searchParams.get('signature') ?? '',
}

test('accepts a signed URL only for its file and its account, for one minute', () => {
  expect(url.pathname).toBe('/api/complaints/c1/attachment/file')
  expect(hasValidSignature(request, 'secret', now + 59_000)).toBe(true)
})

test.each([
  ['after one minute', request, now + 61_000],
  ['for another file', { ...request, path: '/api/complaints/c2/attachment/file' }, now],
  ['for another account', { ...request, accountId: 'eva' }, now],
  ['with a later end', { ...request, until: String(Number(request.until) + 600) }, now],
  ['without a signature', { ...request, signature: '' }, now],
  ['with an infinite end', { ...request, until: 'Infinity' }, now],
])('rejects a signed URL %s', (_, changed, at) => {
  expect(hasValidSignature(changed, 'secret', at)).toBe(false)
})
