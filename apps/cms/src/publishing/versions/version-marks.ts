export type VersionMark = 'online' | 'newestDraft' | 'before' | 'draft'

type Version = { id: number | string; isPublished: boolean }

/** What each version is today; the newest comes first. A record that was taken offline has none that visitors see. */
export function markVersions(versions: Version[], isOnline: boolean): VersionMark[] {
  const online = isOnline ? versions.findIndex(({ isPublished }) => isPublished) : -1
  return versions.map(({ isPublished }, at) => {
    if (at === online) return 'online'
    if (isPublished) return 'before'
    return at === 0 ? 'newestDraft' : 'draft'
  })
}
