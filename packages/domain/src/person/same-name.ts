import { foldAccents } from '../language/fold-accents'

// People omit a second name or surname, write an initial, mistype a letter, or put the surname into the wrong field.
// Relatives differ in a given name.

export type PersonName = { firstName: string; lastName: string }

const particles = new Set(['de', 'del', 'la', 'las', 'los', 'y', 'da', 'do'])

const wordsOf = (text: string): string[] =>
  foldAccents(text)
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '' && !particles.has(word))

type Match = (a: string, b: string) => boolean

const isEqual: Match = (a, b) => a === b

/** Returns whether one word is the initial of the other, such as `r` and `rosa`. */
const isInitial: Match = (a, b) => (a.length === 1 && b.startsWith(a)) || (b.length === 1 && a.startsWith(b))

/** Returns the parts of two words between their common start and end, or undefined if the last letters differ. */
function differingPart(a: string, b: string): [string, string] | undefined {
  const length = Math.min(a.length, b.length)
  let start = 0
  while (start < length && a[start] === b[start]) start += 1
  let end = 0
  while (end < length - start && a.at(-1 - end) === b.at(-1 - end)) end += 1
  return end === 0 ? undefined : [a.slice(start, a.length - end), b.slice(start, b.length - end)]
}

const MIN_LENGTH_FOR_TYPO = 4

/** Returns whether two words differ only by two swapped letters. */
const isSwap: Match = (a, b) => {
  const [left, right] = differingPart(a, b) ?? ['', '']
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0]
}

/**
 * Returns whether two words differ by one letter or by two swapped letters. The last letter must match, because Mario
 * and María are two people.
 */
const isTypo: Match = (a, b) => {
  if (Math.min(a.length, b.length) < MIN_LENGTH_FOR_TYPO) return false
  const parts = differingPart(a, b)
  return parts?.every((part) => part.length <= 1) === true || isSwap(a, b)
}

/**
 * Returns whether each word of the shorter list matches a different word of the longer list. An initial matches a word,
 * but at least one match must be between whole words.
 */
function isPartOf(a: string[], b: string[], isMatch: Match): boolean {
  const [shorter, longer] = a.length <= b.length ? [a, b] : [b, a]
  if (shorter.length === 0) return false
  const unmatchedWords = [...longer]
  let hasWholeWord = false
  for (const word of shorter) {
    const index = unmatchedWords.findIndex((candidate) => isMatch(word, candidate) || isInitial(word, candidate))
    if (index === -1) return false
    hasWholeWord ||= word.length > 1 && (unmatchedWords[index]?.length ?? 0) > 1
    unmatchedWords.splice(index, 1)
  }
  return hasWholeWord
}

type Rule = { given: Match; family: Match }

function matchNames(a: PersonName, b: PersonName, { given, family }: Rule): boolean {
  const [firstA, lastA] = [wordsOf(a.firstName), wordsOf(a.lastName)]
  const [firstB, lastB] = [wordsOf(b.firstName), wordsOf(b.lastName)]
  if (isPartOf(firstA, firstB, given) && isPartOf(lastA, lastB, family)) return true
  // In one of the two names, the given name and the surname may be in the wrong fields.
  return isPartOf(firstA, lastB, given) && isPartOf(lastA, firstB, given)
}

const isEqualOrSwap: Match = (a, b) => isEqual(a, b) || isSwap(a, b)
const isEqualOrTypo: Match = (a, b) => isEqual(a, b) || isTypo(a, b)

export const isSameName = (a: PersonName, b: PersonName): boolean =>
  matchNames(a, b, { given: isEqual, family: isEqual })

/**
 * Returns whether two names match if a surname may have a typo. A given name may only have two swapped letters, because
 * María and Marina may be sisters.
 */
export const isSimilarName = (a: PersonName, b: PersonName): boolean =>
  matchNames(a, b, { given: isEqualOrSwap, family: isEqualOrTypo })

/**
 * Returns whether two names match if every word may have a typo. Such a match joins two records only if they also share
 * a document.
 */
export const isPossiblySameName = (a: PersonName, b: PersonName): boolean =>
  matchNames(a, b, { given: isEqualOrTypo, family: isEqualOrTypo })
