import { createHash, randomBytes } from 'node:crypto'

const COUNT = 10
/** Without letters that look like digits. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'
const LETTERS = 12

const normalized = (code: string) => code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

/** Each code has 59 random bits and works once, so a hash without salt is safe against brute force. */
export const recoveryHash = (code: string) => createHash('sha256').update(normalized(code)).digest('hex')

/** Returns ten codes for a lost phone, such as "k7mp-3xqa-9dte". */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, () => {
    const letters = [...randomBytes(LETTERS)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('')
    return letters.replaceAll(/(.{4})(?=.)/g, '$1-')
  })
}

export const looksLikeRecoveryCode = (code: string) => normalized(code).length === LETTERS
