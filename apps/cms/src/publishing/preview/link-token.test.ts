import { expect, test } from 'vitest'
import { readLink, signLink } from './link-token'

const secret = 'a secret of sixteen characters or more'
const link = { id: '0b0e4c0e-5d3f-4c35-9a5f-2a54b7f5a0d1', expiresAt: Date.parse('2026-11-17T14:30:00Z') }
const token = signLink(link, secret)
const before = link.expiresAt - 1

test('returns the link until it expires', () => {
  expect(readLink(token, secret, before)).toEqual(link)
  expect(readLink(token, secret, link.expiresAt)).toBeNull()
})

const [id = '', end = '', signed = ''] = token.split('.')
const later = (link.expiresAt + 86_400_000).toString(36)

test.each([
  ['with a later end', `${id}.${later}.${signed}`],
  ['of another record', `${id.replace('0b', '0c')}.${end}.${signed}`],
  ['with another signature', `${id}.${end}.${signed.replace(/^./, (letter) => (letter === 'A' ? 'B' : 'A'))}`],
  ['without a signature', `${id}.${end}`],
  ['that is empty', ''],
])('rejects a link %s', (_how, altered) => {
  expect(readLink(altered, secret, before)).toBeNull()
})

test('rejects a link signed with another secret', () => {
  expect(readLink(token, 'another secret of the same kind', before)).toBeNull()
})
