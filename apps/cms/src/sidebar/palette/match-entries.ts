import { foldAccents } from '@app/domain/language/fold-accents'

type Named = { label: string; note: string }

/** Returns the entries in which every word of the text starts a word. It ignores accents and case. */
export function matchEntries<Entry extends Named>(entries: readonly Entry[], text: string): Entry[] {
  const words = foldAccents(text).split(/\s+/).filter(Boolean)
  return entries.filter(({ label, note }) => {
    const entryWords = foldAccents(`${label} ${note}`).split(/[^\p{L}\p{N}]+/u)
    return words.every((word) => entryWords.some((entryWord) => entryWord.startsWith(word)))
  })
}
