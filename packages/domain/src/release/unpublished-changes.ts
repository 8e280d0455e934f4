/** A saved version of a record. */
export type SavedVersion = { isPublished: boolean; savedAt: string; by: string | null }

export type UnpublishedChanges = { since: string; by: string | null }

/**
 * Returns since when a published record has changes that visitors do not see, and who saved the last one. `versions` are
 * sorted newest first. Returns null if the record was never published or has no newer draft.
 */
export function unpublishedChanges(versions: SavedVersion[]): UnpublishedChanges | null {
  const published = versions.findIndex(({ isPublished }) => isPublished)
  const drafts = versions.slice(0, Math.max(published, 0))
  const first = drafts.at(-1)
  return first ? { since: first.savedAt, by: drafts[0]?.by ?? null } : null
}
