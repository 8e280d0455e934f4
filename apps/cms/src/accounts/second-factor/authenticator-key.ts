import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { cmsSecrets } from '../../platform/env'
import { purposeKey } from '../../platform/secrets/purpose-key'

const PURPOSE = 'second factor'
const ALGORITHM = 'aes-256-gcm'

/** Encrypts the key of a phone, so that a copy of the database alone gives access to no account. */
export function encryptPhoneKey(key: string, secret: string): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv(ALGORITHM, purposeKey(secret, PURPOSE), nonce)
  const sealed = Buffer.concat([cipher.update(key, 'utf8'), cipher.final()])
  return [nonce, sealed, cipher.getAuthTag()].map((part) => part.toString('base64url')).join('.')
}

function decryptWith(stored: string, secret: string): string | undefined {
  const [nonce, sealed, tag] = stored.split('.').map((part) => Buffer.from(part, 'base64url'))
  if (!nonce || !sealed || tag?.length !== 16) return undefined
  try {
    const decipher = createDecipheriv(ALGORITHM, purposeKey(secret, PURPOSE), nonce)
    decipher.setAuthTag(tag)
    return Buffer.concat([decipher.update(sealed), decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}

export type PhoneKey = { key: string; isOfOldSecret: boolean }

/** Decrypts with the first matching secret. The current secret is the first one. */
export function decryptPhoneKey(stored: string, secrets: readonly string[]): PhoneKey | undefined {
  for (const [index, secret] of secrets.entries()) {
    const key = decryptWith(stored, secret)
    if (key) return { key, isOfOldSecret: index > 0 }
  }
  return undefined
}

/** Encrypts a key with the current secret from the settings. */
export const sealPhoneKey = (key: string) => encryptPhoneKey(key, cmsSecrets().SECOND_FACTOR_SECRET)

/** Decrypts with the current secret, or with the previous one for keys that still use it. */
export function openPhoneKey(stored: string): PhoneKey | undefined {
  const { SECOND_FACTOR_SECRET, SECOND_FACTOR_OLD_SECRET } = cmsSecrets()
  return decryptPhoneKey(stored, [
    SECOND_FACTOR_SECRET,
    ...(SECOND_FACTOR_OLD_SECRET ? [SECOND_FACTOR_OLD_SECRET] : []),
  ])
}
