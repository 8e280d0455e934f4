import { expect, test } from 'vitest'
import { decryptSearch, encryptSearch } from './encrypted-search'

const secret = 'a secret of these tests'

test.each(['luis.paredes@example.test', 'José Ñáñez', '+51 987 654 321', 'a'])(
  'decrypts an encrypted search: %s',
  (text) => {
    const encrypted = encryptSearch(text, secret)
    expect(decryptSearch(encrypted, secret)).toBe(text)
    expect(encryptSearch(text, secret)).toBe(encrypted)
    expect(encrypted).toMatch(/^[\w-]+$/)
  },
)

test('an encrypted search does not contain its text', () => {
  expect(Buffer.from(encryptSearch('luis.paredes@example.test', secret), 'base64url').toString('latin1')).not.toContain(
    'luis',
  )
})

test.each([
  ['a search encrypted with another secret', encryptSearch('rosa', 'another secret')],
  ['a changed search', `${encryptSearch('rosa', secret).slice(0, -2)}AA`],
  ['plain text', 'rosa'],
  ['an empty text', ''],
])('does not decrypt %s', (_, encrypted) => {
  expect(decryptSearch(encrypted, secret)).toBeUndefined()
})
