import { createHash, randomBytes } from 'node:crypto'

const CODE_COUNT = 10
/** Excludes i, l, o, 0 and 1, which are easy to confuse with other characters. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'
const CODE_LENGTH = 12

const normalize = (code: string) => code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

/** Hashes a recovery code without a salt, because its 59 random bits already prevent brute force. */
export const recoveryHash = (code: string) => createHash('sha256').update(normalize(code)).digest('hex')

/** Returns ten codes for a lost phone, such as "k7mp-3xqa-9dte". */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: CODE_COUNT }, () => {
    const characters = [...randomBytes(CODE_LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('')
    return characters.replaceAll(/(.{4})(?=.)/g, '$1-')
  })
}

export const looksLikeRecoveryCode = (code: string) => normalize(code).length === CODE_LENGTH
