/** NIST SP 800-63B recommends length and a list of known passwords instead of required special characters. */
export const PASSWORD_LENGTH = 12

export type PasswordProblem = 'short' | 'common' | 'named' | 'repeated'

type Known = {
  /** In lower case. */
  common: ReadonlySet<string>
  /** Names of the company and the account, which an attacker who knows us would try first. */
  names: readonly string[]
}

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
const lettersAndDigits = (text: string) => plain(text).replaceAll(/[^a-z0-9]/g, '')
/** Strips digits and symbols at both ends: "password-2026!" counts as "password". */
const withoutEnds = (text: string) => plain(text).replaceAll(/^[^a-z]+|[^a-z]+$/g, '')

/** Shorter names occur in too many ordinary words. */
const SHORTEST_NAME = 4

/** Returns whether a password contains one of the names or a word of one. */
export function containsName(password: string, names: readonly string[]): boolean {
  const joined = lettersAndDigits(password)
  const words = names.flatMap((name) => [
    lettersAndDigits(name),
    ...name.split(/[^\p{L}\p{N}]+/u).map(lettersAndDigits),
  ])
  return words.some((word) => word.length >= SHORTEST_NAME && joined.includes(word))
}

export function passwordProblem(password: string, { common, names }: Known): PasswordProblem | undefined {
  if ([...password].length < PASSWORD_LENGTH) return 'short'
  if (new Set(plain(password)).size < 5) return 'repeated'
  if ([plain(password), lettersAndDigits(password), withoutEnds(password)].some((form) => common.has(form)))
    return 'common'
  return containsName(password, names) ? 'named' : undefined
}
