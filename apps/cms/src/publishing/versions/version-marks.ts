export type VersionMark = 'online' | 'newestDraft' | 'before' | 'draft'

type Version = { id: number | string; isPublished: boolean }

/** Returns the state of each version, the newest first. An unpublished record has no version online. */
export function markVersions(versions: Version[], isOnline: boolean): VersionMark[] {
  const online = isOnline ? versions.findIndex(({ isPublished }) => isPublished) : -1
  return versions.map(({ isPublished }, at) => {
    if (at === online) return 'online'
    if (isPublished) return 'before'
    return at === 0 ? 'newestDraft' : 'draft'
  })
}
