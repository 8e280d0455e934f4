import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { cmsSecrets } from '../../platform/env'
import { purposeKey } from '../../platform/secrets/purpose-key'

const PURPOSE = 'second factor'
const ALGORITHM = 'aes-256-gcm'

/** Encrypts an authenticator key, so a copy of the database alone does not reveal it. */
export function encryptAuthenticatorKey(key: string, secret: string): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv(ALGORITHM, purposeKey(secret, PURPOSE), nonce)
  const ciphertext = Buffer.concat([cipher.update(key, 'utf8'), cipher.final()])
  return [nonce, ciphertext, cipher.getAuthTag()].map((part) => part.toString('base64url')).join('.')
}

function decryptWith(encrypted: string, secret: string): string | undefined {
  const [nonce, ciphertext, tag] = encrypted.split('.').map((part) => Buffer.from(part, 'base64url'))
  if (!nonce || !ciphertext || tag?.length !== 16) return undefined
  try {
    const decipher = createDecipheriv(ALGORITHM, purposeKey(secret, PURPOSE), nonce)
    decipher.setAuthTag(tag)
    return Buffer.concat([decipher.update(ciphertext), decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}

export type AuthenticatorKey = { key: string; isEncryptedWithOldSecret: boolean }

/** Decrypts a key with the first secret that matches. The current secret must come first. */
export function decryptAuthenticatorKey(encrypted: string, secrets: readonly string[]): AuthenticatorKey | undefined {
  for (const [index, secret] of secrets.entries()) {
    const key = decryptWith(encrypted, secret)
    if (key) return { key, isEncryptedWithOldSecret: index > 0 }
  }
  return undefined
}

export const encryptWithCurrentSecret = (key: string) => encryptAuthenticatorKey(key, cmsSecrets().SECOND_FACTOR_SECRET)

/** Decrypts a stored key with the current secret, or with the previous secret during a rotation. */
export function decryptStoredKey(encrypted: string): AuthenticatorKey | undefined {
  const { SECOND_FACTOR_SECRET, SECOND_FACTOR_OLD_SECRET } = cmsSecrets()
  return decryptAuthenticatorKey(encrypted, [
    SECOND_FACTOR_SECRET,
    ...(SECOND_FACTOR_OLD_SECRET ? [SECOND_FACTOR_OLD_SECRET] : []),
  ])
}
