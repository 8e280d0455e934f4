import { expect, test } from 'vitest'
import { decryptPhoneKey, encryptPhoneKey } from './authenticator-key'

const key = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
const [currentSecret, previousSecret] = ['the current secret', 'the previous secret']

test('decrypts a key encrypted with the current secret', () => {
  const encryptedKey = encryptPhoneKey(key, currentSecret)
  expect(encryptedKey).not.toContain(key)
  expect(decryptPhoneKey(encryptedKey, [currentSecret])).toEqual({ key, isEncryptedWithOldSecret: false })
})

test('decrypts a key encrypted with the previous secret and reports the old secret', () => {
  expect(decryptPhoneKey(encryptPhoneKey(key, previousSecret), [currentSecret, previousSecret])).toEqual({
    key,
    isEncryptedWithOldSecret: true,
  })
})

test('does not decrypt an altered key or a key encrypted with another secret', () => {
  const encryptedKey = encryptPhoneKey(key, previousSecret)
  expect(decryptPhoneKey(encryptedKey, [currentSecret])).toBeUndefined()
  expect(decryptPhoneKey(`${encryptedKey.slice(0, -2)}AA`, [previousSecret])).toBeUndefined()
  expect(decryptPhoneKey('', [previousSecret])).toBeUndefined()
})

test('encrypts the same key differently each time', () => {
  expect(encryptPhoneKey(key, currentSecret)).not.toBe(encryptPhoneKey(key, currentSecret))
})
