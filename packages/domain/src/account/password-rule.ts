/** NIST SP 800-63B asks for length and a list of known passwords instead of signs that people put at the end anyway. */
export const PASSWORD_LENGTH = 12

export type PasswordProblem = 'short' | 'common' | 'named' | 'repeated'

type Known = {
  /** In lower case. */
  common: ReadonlySet<string>
  /** Of the company and of the account: the first that somebody who knows us would try. */
  names: readonly string[]
}

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
const lettersAndDigits = (text: string) => plain(text).replaceAll(/[^a-z0-9]/g, '')
/** "password-2026!" is "password" with what everybody adds. */
const withoutEnds = (text: string) => plain(text).replaceAll(/^[^a-z]+|[^a-z]+$/g, '')

/** A name of three letters stands in too many ordinary words. */
const SHORTEST_NAME = 4

/** Says whether a password contains one of these names or a word of one. */
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
