type Named = { label: string; note: string }

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Returns the entries in which every word of the text starts a word. It ignores accents and case. */
export function matchEntries<Entry extends Named>(entries: readonly Entry[], text: string): Entry[] {
  const words = plain(text).split(/\s+/).filter(Boolean)
  return entries.filter(({ label, note }) => {
    const entryWords = plain(`${label} ${note}`).split(/[^\p{L}\p{N}]+/u)
    return words.every((word) => entryWords.some((entryWord) => entryWord.startsWith(word)))
  })
}
