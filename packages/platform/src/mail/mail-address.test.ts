import { expect, test } from 'vitest'
import { mailAddress } from './mail-address'

test.each(['rosa@example.test', 'rosa.quispe+casa@correo.example.test'])('accepts %s', (text) => {
  expect(mailAddress(text)).toBe(text)
})

test.each([
  'rosa@example.test\r\nBcc: all@example.test',
  'rosa@example.test, all@example.test',
  'Rosa <rosa@example.test>',
  'rosa',
  '',
  `${'a'.repeat(250)}@example.test`,
])('rejects %j', (text) => {
  expect(() => mailAddress(text)).toThrow('not a mail address')
})
