// The open person is stored by id, because after a removal an index would point to another person.

/** The value of the open id for a person who was just added and has no id yet. */
export const LAST_PERSON = 'last'

/** Returns the index of the open person, or 0 if no person has this id. */
export function indexOfOpen(ids: readonly string[], openId: string | null): number {
  if (openId === null) return 0
  if (openId === LAST_PERSON) return ids.length - 1
  return Math.max(0, ids.indexOf(openId))
}

/** Returns the id of the person to open after a removal. If the open person was removed, a neighbour opens. */
export function openIdAfterRemoval(ids: readonly string[], openIndex: number, removedIndex: number): string | null {
  if (removedIndex !== openIndex) return ids[openIndex] ?? null
  return ids[removedIndex + 1] ?? ids[removedIndex - 1] ?? null
}
