import { createHash, randomBytes } from 'node:crypto'

const COUNT = 10
/** Without letters that look like digits. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'
const LETTERS = 12

const spelled = (code: string) => code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

/** 59 bits each, used once: a hash without salt is enough, nobody can try them all. */
export const recoveryHash = (code: string) => createHash('sha256').update(spelled(code)).digest('hex')

/** For the day the phone is lost: "k7mp-3xqa-9dte". */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, () => {
    const letters = [...randomBytes(LETTERS)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('')
    return letters.replaceAll(/(.{4})(?=.)/g, '$1-')
  })
}

export const looksLikeRecoveryCode = (code: string) => spelled(code).length === LETTERS
