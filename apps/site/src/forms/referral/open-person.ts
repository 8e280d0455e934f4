// Which referred person is open. Remembered by id, because an index means another person once one is removed.

/** For a person who was added just now and whose id is not known yet. */
export const LAST_PERSON = 'last'

/** The first where none was chosen, or where the form gave everybody new ids. */
export function openIndex(ids: readonly string[], open: string | null): number {
  if (open === null) return 0
  if (open === LAST_PERSON) return ids.length - 1
  return Math.max(0, ids.indexOf(open))
}

/** Whoever was open stays open; if that one goes, the next takes the place, or the one before. */
export function openAfterRemoval(ids: readonly string[], openAt: number, removedAt: number): string | null {
  if (removedAt !== openAt) return ids[openAt] ?? null
  return ids[removedAt + 1] ?? ids[removedAt - 1] ?? null
}
