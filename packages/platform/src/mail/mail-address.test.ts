import { expect, test } from 'vitest'
import { parseMailAddress } from './mail-address'

test.each(['rosa@example.test', 'rosa.quispe+casa@correo.example.test'])('accepts the mail address %s', (text) => {
  expect(parseMailAddress(text)).toBe(text)
})

test.each([
  'rosa@example.test\r\nBcc: all@example.test',
  'rosa@example.test, all@example.test',
  'Rosa <rosa@example.test>',
  'rosa',
  '',
  `${'a'.repeat(250)}@example.test`,
])('rejects %j as a mail address', (text) => {
  expect(() => parseMailAddress(text)).toThrow('not a mail address')
})
