import { expect, test } from 'vitest'
import { decryptPhoneKey, encryptPhoneKey } from './authenticator-key'

const key = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
const [current, old] = ['the current secret', 'the previous secret']

test('decrypts a key encrypted with the current secret', () => {
  const stored = encryptPhoneKey(key, current)
  expect(stored).not.toContain(key)
  expect(decryptPhoneKey(stored, [current])).toEqual({ key, isOfOldSecret: false })
})

test('decrypts a key encrypted with the previous secret, and reports it', () => {
  expect(decryptPhoneKey(encryptPhoneKey(key, old), [current, old])).toEqual({ key, isOfOldSecret: true })
})

test('does not decrypt a key with another secret, or an altered one', () => {
  const stored = encryptPhoneKey(key, old)
  expect(decryptPhoneKey(stored, [current])).toBeUndefined()
  expect(decryptPhoneKey(`${stored.slice(0, -2)}AA`, [old])).toBeUndefined()
  expect(decryptPhoneKey('', [old])).toBeUndefined()
})

test('encrypts the same key differently each time', () => {
  expect(encryptPhoneKey(key, current)).not.toBe(encryptPhoneKey(key, current))
})
