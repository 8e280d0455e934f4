export type VersionMark = 'online' | 'newestDraft' | 'before' | 'draft'

type Version = { id: number | string; isPublished: boolean }

/**
 * Returns the mark of each version. The versions must be sorted with the newest first. An unpublished record has no
 * online version.
 */
export function markVersions(versions: Version[], isOnline: boolean): VersionMark[] {
  const onlineIndex = isOnline ? versions.findIndex(({ isPublished }) => isPublished) : -1
  return versions.map(({ isPublished }, index) => {
    if (index === onlineIndex) return 'online'
    if (isPublished) return 'before'
    return index === 0 ? 'newestDraft' : 'draft'
  })
}
