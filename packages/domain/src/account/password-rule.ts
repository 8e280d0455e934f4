import { foldAccents } from '../language/fold-accents'

/** NIST SP 800-63B recommends length and a list of known passwords instead of required special characters. */
export const MIN_PASSWORD_LENGTH = 12

export type PasswordProblem = 'short' | 'common' | 'named' | 'repeated'

type PasswordRules = {
  /** Common passwords in lower case. */
  commonPasswords: ReadonlySet<string>
  /** Names of the company and of the user, which attackers try first. */
  names: readonly string[]
}

const lettersAndDigits = (text: string) => foldAccents(text).replaceAll(/[^a-z0-9]/g, '')
/** Strips digits and symbols at both ends, because "password-2026!" is as weak as "password". */
const trimNonLetters = (text: string) => foldAccents(text).replaceAll(/^[^a-z]+|[^a-z]+$/g, '')

/** Shorter names are part of too many ordinary words. */
const MIN_NAME_LENGTH = 4

/** Returns whether a password contains a name or one word of a name. Ignores case, accents and punctuation. */
export function containsName(password: string, names: readonly string[]): boolean {
  const compactPassword = lettersAndDigits(password)
  const nameWords = names.flatMap((name) => [
    lettersAndDigits(name),
    ...name.split(/[^\p{L}\p{N}]+/u).map(lettersAndDigits),
  ])
  return nameWords.some((word) => word.length >= MIN_NAME_LENGTH && compactPassword.includes(word))
}

export function passwordProblem(
  password: string,
  { commonPasswords, names }: PasswordRules,
): PasswordProblem | undefined {
  if ([...password].length < MIN_PASSWORD_LENGTH) return 'short'
  if (new Set(foldAccents(password)).size < 5) return 'repeated'
  if (
    [foldAccents(password), lettersAndDigits(password), trimNonLetters(password)].some((variant) =>
      commonPasswords.has(variant),
    )
  )
    return 'common'
  return containsName(password, names) ? 'named' : undefined
}
