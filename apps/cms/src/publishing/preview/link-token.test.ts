import { expect, test } from 'vitest'
import { readLink, signLink } from './link-token'

const secret = 'a secret of sixteen characters or more'
const link = { id: '0b0e4c0e-5d3f-4c35-9a5f-2a54b7f5a0d1', expiresAt: Date.parse('2026-11-17T14:30:00Z') }
const token = signLink(link, secret)
const beforeExpiry = link.expiresAt - 1

test('accepts a preview link until it expires', () => {
  expect(readLink(token, secret, beforeExpiry)).toEqual(link)
  expect(readLink(token, secret, link.expiresAt)).toBeNull()
})

const [id = '', end = '', signature = ''] = token.split('.')
const laterEnd = (link.expiresAt + 86_400_000).toString(36)

test.each([
  ['with a later end', `${id}.${laterEnd}.${signature}`],
  ['of another record', `${id.replace('0b', '0c')}.${end}.${signature}`],
  ['with another signature', `${id}.${end}.${signature.replace(/^./, (letter) => (letter === 'A' ? 'B' : 'A'))}`],
  ['without a signature', `${id}.${end}`],
  ['that is empty', ''],
])('rejects a preview link %s', (_name, alteredToken) => {
  expect(readLink(alteredToken, secret, beforeExpiry)).toBeNull()
})

test('rejects a preview link signed with another secret', () => {
  expect(readLink(token, 'another secret of the same kind', beforeExpiry)).toBeNull()
})
