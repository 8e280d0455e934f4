import {
  isSameRecord,
  type RecordReference,
  type ReleaseChange,
  type ReleaseKind,
  type ReleaseProblem,
  type ReleaseState,
} from './release'

/** A row of the CMS's releases; times are ISO strings. */
export type KnownRelease = {
  /** Name of the release folder; null while it waits. A rollback has the name of its target. */
  name: string | null
  kind: ReleaseKind
  state: ReleaseState
  askedAt: string | null
  onlineSince: string | null
  changes: ReleaseChange[]
  problems: ReleaseProblem[]
}

/** Returns when the content of a release was read, from its name 2026-11-15T02-30-00-123Z. */
export const contentMoment = (name: string): string => name.replace(/T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z$/, 'T$1:$2:$3.$4Z')

export type PanelState =
  | { state: 'none' }
  | { state: 'waiting'; changes: number; problems: ReleaseProblem[] }
  | { state: 'building' }
  | { state: 'problem'; refused: boolean; problems: ReleaseProblem[]; onlineSince: string | null }
  | { state: 'online'; since: string | null; rolledBack: boolean }

/** Returns the state shown in the panel's bar. `releases` are the latest, newest first. */
export function panelState(releases: KnownRelease[]): PanelState {
  if (releases.some(({ state }) => state === 'building')) return { state: 'building' }
  const waiting = releases.filter(({ state }) => state === 'waiting')
  if (waiting.length > 0)
    return {
      state: 'waiting',
      changes: waiting.reduce((sum, { changes }) => sum + changes.length, 0),
      problems: waiting.flatMap(({ problems }) => problems),
    }
  const live = releases.find(({ state }) => state === 'online')
  const last = releases.find(({ state }) => state !== 'replaced')
  if (last && hasProblem(last))
    return {
      state: 'problem',
      refused: last.state === 'refused',
      problems: last.problems,
      onlineSince: live?.onlineSince ?? null,
    }
  return live ? { state: 'online', since: live.onlineSince, rolledBack: live.kind === 'rollback' } : { state: 'none' }
}

const hasProblem = ({ state }: KnownRelease) => state === 'refused' || state === 'failed'

export type RecordState =
  | { state: 'draft' | 'waiting' | 'building' | 'rolled-back' }
  | { state: 'online'; since: string | null }
  | { state: 'problem'; refused: boolean; here: ReleaseProblem[]; elsewhere: number }

/**
 * Returns whether visitors see the published version of a record, and if not, why. `publishedAt` is null for a draft.
 */
export function recordState(
  record: RecordReference & { publishedAt: string | null },
  releases: KnownRelease[],
): RecordState {
  const mine = releases.find(({ changes }) => changes.some((change) => isSameRecord(change, record)))
  if (mine?.state === 'waiting' || mine?.state === 'building') return { state: mine.state }
  const last = releases.find(({ state }) => state !== 'replaced')
  if (last && hasProblem(last) && problemsHere(last, record).length > 0) return problemOf(last, record)
  if (!record.publishedAt) return { state: 'draft' }

  const live = releases.find(({ state }) => state === 'online')
  const isOnline = live?.name && (mine?.name ? mine.name <= live.name : record.publishedAt <= contentMoment(live.name))
  if (isOnline) return { state: 'online', since: mine?.name ? onlineSince(mine.name, releases) : null }
  if (mine && hasProblem(mine)) return problemOf(mine, record)
  return { state: live?.kind === 'rollback' ? 'rolled-back' : 'waiting' }
}

const problemsHere = ({ problems }: KnownRelease, record: RecordReference) =>
  problems.filter((problem) => problem.record && isSameRecord(problem.record, record))

function problemOf(release: KnownRelease, record: RecordReference): RecordState {
  const here = problemsHere(release, record)
  return {
    state: 'problem',
    refused: release.state === 'refused',
    here,
    elsewhere: release.problems.length - here.length,
  }
}

/** A later release also contains the content of a rejected one. */
function onlineSince(name: string, releases: KnownRelease[]): string | null {
  const since = releases
    .filter((release) => release.kind === 'publish' && release.name !== null && release.name >= name)
    .flatMap((release) => release.onlineSince ?? [])
  return since.sort()[0] ?? null
}
