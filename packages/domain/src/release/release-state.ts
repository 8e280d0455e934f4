import {
  isSameRecord,
  type RecordKey,
  type ReleaseChange,
  type ReleaseKind,
  type ReleaseProblem,
  type ReleaseState,
} from './release'

/** A row of the table of releases, with times as ISO strings. */
export type KnownRelease = {
  /** Name of the release folder, or null before the build starts. A rollback has the name of the restored release. */
  name: string | null
  kind: ReleaseKind
  state: ReleaseState
  askedAt: string | null
  onlineSince: string | null
  changes: ReleaseChange[]
  problems: ReleaseProblem[]
}

/** Returns when the content of a release was read, from its name such as 2026-11-15T02-30-00-123Z. */
export const contentReadAt = (name: string): string => name.replace(/T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z$/, 'T$1:$2:$3.$4Z')

export type PanelState =
  | { state: 'none' }
  | { state: 'waiting'; changes: number; problems: ReleaseProblem[] }
  | { state: 'building' }
  | { state: 'problem'; isRejected: boolean; problems: ReleaseProblem[]; onlineSince: string | null }
  | { state: 'online'; since: string | null; isRolledBack: boolean }

/** Returns the state that the publish chip of the panel shows. `releases` are sorted newest first. */
export function panelState(releases: KnownRelease[]): PanelState {
  if (releases.some(({ state }) => state === 'building')) return { state: 'building' }
  const waitingReleases = releases.filter(({ state }) => state === 'waiting')
  if (waitingReleases.length > 0)
    return {
      state: 'waiting',
      changes: waitingReleases.reduce((total, { changes }) => total + changes.length, 0),
      problems: waitingReleases.flatMap(({ problems }) => problems),
    }
  const onlineRelease = releases.find(({ state }) => state === 'online')
  const latestRelease = releases.find(({ state }) => state !== 'replaced')
  if (latestRelease && hasProblem(latestRelease))
    return {
      state: 'problem',
      isRejected: latestRelease.state === 'refused',
      problems: latestRelease.problems,
      onlineSince: onlineRelease?.onlineSince ?? null,
    }
  return onlineRelease
    ? { state: 'online', since: onlineRelease.onlineSince, isRolledBack: isRolledBack(releases) }
    : { state: 'none' }
}

/** Returns whether visitors see an older release than the newest. A rollback can also return to the newest. */
export function isRolledBack(releases: Pick<KnownRelease, 'kind' | 'state' | 'name'>[]): boolean {
  const onlineRelease = releases.find(({ state }) => state === 'online')
  if (onlineRelease?.kind !== 'rollback') return false
  const shownName = onlineRelease.name ?? ''
  return releases.some(
    ({ kind, state, name }) => kind === 'publish' && state === 'replaced' && name !== null && name > shownName,
  )
}

const hasProblem = ({ state }: KnownRelease) => state === 'refused' || state === 'failed'

export type RecordState =
  | { state: 'draft' | 'waiting' | 'building' | 'rolled-back' }
  | { state: 'online'; since: string | null }
  | { state: 'problem'; isRejected: boolean; ownProblems: ReleaseProblem[]; otherProblemCount: number }

/**
 * Returns whether visitors see the published version of a record, or why they do not. `publishedAt` is null for a draft.
 */
export function recordState(record: RecordKey & { publishedAt: string | null }, releases: KnownRelease[]): RecordState {
  const ownRelease = releases.find(({ changes }) => changes.some((change) => isSameRecord(change, record)))
  if (ownRelease?.state === 'waiting' || ownRelease?.state === 'building') return { state: ownRelease.state }
  const latestRelease = releases.find(({ state }) => state !== 'replaced')
  if (latestRelease && hasProblem(latestRelease) && problemsOfRecord(latestRelease, record).length > 0)
    return problemState(latestRelease, record)
  if (!record.publishedAt) return { state: 'draft' }

  const onlineRelease = releases.find(({ state }) => state === 'online')
  const isOnline =
    onlineRelease?.name &&
    (ownRelease?.name ? ownRelease.name <= onlineRelease.name : record.publishedAt <= contentReadAt(onlineRelease.name))
  if (isOnline) return { state: 'online', since: ownRelease?.name ? firstOnlineAt(ownRelease.name, releases) : null }
  if (ownRelease && hasProblem(ownRelease)) return problemState(ownRelease, record)
  return { state: onlineRelease?.kind === 'rollback' ? 'rolled-back' : 'waiting' }
}

const problemsOfRecord = ({ problems }: KnownRelease, record: RecordKey) =>
  problems.filter((problem) => problem.record && isSameRecord(problem.record, record))

function problemState(release: KnownRelease, record: RecordKey): RecordState {
  const ownProblems = problemsOfRecord(release, record)
  return {
    state: 'problem',
    isRejected: release.state === 'refused',
    ownProblems,
    otherProblemCount: release.problems.length - ownProblems.length,
  }
}

/** Returns when the changes of a release went online. If the release was rejected, a later release contains them. */
function firstOnlineAt(name: string, releases: KnownRelease[]): string | null {
  const since = releases
    .filter((release) => release.kind === 'publish' && release.name !== null && release.name >= name)
    .flatMap((release) => release.onlineSince ?? [])
  return since.sort()[0] ?? null
}
