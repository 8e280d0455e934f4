import { expect, test } from 'vitest'
import { decryptAuthenticatorKey, encryptAuthenticatorKey } from './authenticator-key'

const key = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
const [currentSecret, previousSecret] = ['the current secret', 'the previous secret']

test('decrypts a key encrypted with the current secret', () => {
  const encryptedKey = encryptAuthenticatorKey(key, currentSecret)
  expect(encryptedKey).not.toContain(key)
  expect(decryptAuthenticatorKey(encryptedKey, [currentSecret])).toEqual({ key, isEncryptedWithOldSecret: false })
})

test('decrypts a key encrypted with the previous secret and reports that the secret is old', () => {
  expect(
    decryptAuthenticatorKey(encryptAuthenticatorKey(key, previousSecret), [currentSecret, previousSecret]),
  ).toEqual({
    key,
    isEncryptedWithOldSecret: true,
  })
})

test('does not decrypt an altered key or a key encrypted with another secret', () => {
  const encryptedKey = encryptAuthenticatorKey(key, previousSecret)
  expect(decryptAuthenticatorKey(encryptedKey, [currentSecret])).toBeUndefined()
  expect(decryptAuthenticatorKey(`${encryptedKey.slice(0, -2)}AA`, [previousSecret])).toBeUndefined()
  expect(decryptAuthenticatorKey('', [previousSecret])).toBeUndefined()
})

test('encrypts the same key differently each time', () => {
  expect(encryptAuthenticatorKey(key, currentSecret)).not.toBe(encryptAuthenticatorKey(key, currentSecret))
})
