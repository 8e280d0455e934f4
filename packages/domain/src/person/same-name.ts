// Decides whether two names can belong to the same person. People omit a second name or surname, write an initial,
// mistype a letter, or put the surname into the wrong field. Relatives differ in a given name.

export type PersonName = { firstName: string; lastName: string }

const particles = new Set(['de', 'del', 'la', 'las', 'los', 'y', 'da', 'do'])

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '' && !particles.has(word))

type Match = (one: string, other: string) => boolean

const isEqual: Match = (one, other) => one === other

/** Matches `r` with `rosa`. */
const isInitial: Match = (one, other) =>
  (one.length === 1 && other.startsWith(one)) || (other.length === 1 && one.startsWith(other))

/** Returns what differs after removing the common start and end; undefined if the last letter differs. */
function differingPart(one: string, other: string): [string, string] | undefined {
  const length = Math.min(one.length, other.length)
  let start = 0
  while (start < length && one[start] === other[start]) start += 1
  let end = 0
  while (end < length - start && one.at(-1 - end) === other.at(-1 - end)) end += 1
  return end === 0 ? undefined : [one.slice(start, one.length - end), other.slice(start, other.length - end)]
}

const MIN_LENGTH_FOR_TYPO = 4

/** Two swapped letters. */
const isSwap: Match = (one, other) => {
  const [left, right] = differingPart(one, other) ?? ['', '']
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0]
}

/** One letter more, less or different, but not the last one: Mario and María, Daniel and Daniela are two people. */
const isTypo: Match = (one, other) => {
  if (Math.min(one.length, other.length) < MIN_LENGTH_FOR_TYPO) return false
  const parts = differingPart(one, other)
  return parts?.every((part) => part.length <= 1) === true || isSwap(one, other)
}

/** Every word of the shorter list matches one in the longer list, and at least one of them is more than an initial. */
function isPartOf(some: string[], others: string[], isMatch: Match): boolean {
  const [few, many] = some.length <= others.length ? [some, others] : [others, some]
  if (few.length === 0) return false
  const left = [...many]
  let hasWhole = false
  for (const word of few) {
    const at = left.findIndex((other) => isMatch(word, other) || isInitial(word, other))
    if (at === -1) return false
    hasWhole ||= word.length > 1 && (left[at]?.length ?? 0) > 1
    left.splice(at, 1)
  }
  return hasWhole
}

type Rule = { given: Match; family: Match }

function agree(one: PersonName, other: PersonName, { given, family }: Rule): boolean {
  const [first, last] = [wordsOf(one.firstName), wordsOf(one.lastName)]
  const [otherFirst, otherLast] = [wordsOf(other.firstName), wordsOf(other.lastName)]
  if (isPartOf(first, otherFirst, given) && isPartOf(last, otherLast, family)) return true
  // One of them has the surname in the field of the given name.
  return isPartOf(first, otherLast, given) && isPartOf(last, otherFirst, given)
}

const isEqualOrSwap: Match = (one, other) => isEqual(one, other) || isSwap(one, other)
const isEqualOrTypo: Match = (one, other) => isEqual(one, other) || isTypo(one, other)

export const isSameName = (one: PersonName, other: PersonName): boolean =>
  agree(one, other, { given: isEqual, family: isEqual })

/** Tolerates a typo in a surname, but not in a given name: María and Marina may be sisters. */
export const isSimilarName = (one: PersonName, other: PersonName): boolean =>
  agree(one, other, { given: isEqualOrSwap, family: isEqualOrTypo })

/** Tolerates a typo in every word. Only safe together with the same document. */
export const isPossiblySameName = (one: PersonName, other: PersonName): boolean =>
  agree(one, other, { given: isEqualOrTypo, family: isEqualOrTypo })
