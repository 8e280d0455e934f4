// Which referred person is open. Stored by id, because an index points to another person after a removal.

/** A person who was just added, whose id is not known yet. */
export const LAST_PERSON = 'last'

/** Returns the index of the open person, or the first if none was selected or the form assigned new ids. */
export function openIndex(ids: readonly string[], open: string | null): number {
  if (open === null) return 0
  if (open === LAST_PERSON) return ids.length - 1
  return Math.max(0, ids.indexOf(open))
}

/** Returns the person to open after a removal: the open one, or the next or previous one if it was removed. */
export function openAfterRemoval(ids: readonly string[], openAt: number, removedAt: number): string | null {
  if (removedAt !== openAt) return ids[openAt] ?? null
  return ids[removedAt + 1] ?? ids[removedAt - 1] ?? null
}
