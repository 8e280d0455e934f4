import { expect, test } from 'vitest'
import { seal, unseal } from './sealed-search'

const secret = 'a secret of these tests'

test.each(['luis.paredes@example.test', 'José Ñáñez', '+51 987 654 321', 'a'])(
  'decrypts what it encrypted: %s',
  (text) => {
    const sealed = seal(text, secret)
    expect(unseal(sealed, secret)).toBe(text)
    expect(seal(text, secret)).toBe(sealed)
    expect(sealed).toMatch(/^[\w-]+$/)
  },
)

test('an encrypted search reveals nothing of its text', () => {
  expect(Buffer.from(seal('luis.paredes@example.test', secret), 'base64url').toString('latin1')).not.toContain('luis')
})

test.each([
  ['another secret', seal('rosa', 'another secret')],
  ['a changed value', `${seal('rosa', secret).slice(0, -2)}AA`],
  ['plain text', 'rosa'],
  ['nothing', ''],
])('does not decrypt %s', (_what, sealed) => {
  expect(unseal(sealed, secret)).toBeUndefined()
})
