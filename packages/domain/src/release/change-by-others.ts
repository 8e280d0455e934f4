import { isSameRecord, type RecordKey, type ReleaseChange } from './release'
import type { KnownRelease } from './release-state'

export type ChangeByOthers = { by: string; at: string; title: string; isThisRecord: boolean }

/**
 * Returns the newest change of the given record that a colleague published, or else the newest change of any record.
 * Ignores changes without an author, such as those of the seed.
 */
export function changeByOthers(
  releases: KnownRelease[],
  viewer: string | null,
  record?: RecordKey,
): ChangeByOthers | null {
  const changes = releases
    .flatMap((release) => release.changes)
    .filter((change): change is ReleaseChange & { by: string } => change.by !== null && change.by !== viewer)
    .toSorted((a, b) => b.at.localeCompare(a.at))
  const ofRecord = record && changes.find((change) => isSameRecord(change, record))
  const change = ofRecord ?? changes[0]
  return change ? { by: change.by, at: change.at, title: change.title, isThisRecord: Boolean(ofRecord) } : null
}
