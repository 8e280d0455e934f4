import { expect, test } from 'vitest'
import { mailAddress } from './mail-address'

test.each(['rosa@example.test', 'rosa.quispe+casa@correo.example.test'])('%s is an address', (text) => {
  expect(mailAddress(text)).toBe(text)
})

test.each([
  'rosa@example.test\r\nBcc: all@example.test',
  'rosa@example.test, all@example.test',
  'Rosa <rosa@example.test>',
  'rosa',
  '',
  `${'a'.repeat(250)}@example.test`,
])('%j is refused', (text) => {
  expect(() => mailAddress(text)).toThrow('not a mail address')
})
