import type { ReleaseKind, ReleaseState } from '@app/domain/release/release'
import { isRolledBack } from '@app/domain/release/release-state'
import type { Queryable } from '@app/platform/database/pool'

type ReleaseRow = {
  id: string
  name: string | null
  outcome: 'published' | 'failed' | null
  startedAt: Date | null
  seconds: number | null
  problems: string | null
  state: ReleaseState
  kind: ReleaseKind
  onlineSince: Date | null
}

type Attempt = { id: string; isPublished: boolean; at: Date; seconds: number; problems: string[] }
/** After a rollback to an older release, visitors see it until the next publish. */
export type ReleaseSummary = {
  onlineSince: Date | null
  isRolledBack: boolean
  lastAttempt: Attempt | null
  isWaiting: boolean
}

// Sixty rows are enough to find the online release after many failures.
const releasesQuery = `
  select id, name, outcome::text, started_at as "startedAt", seconds::float, problems,
    state::text, kind::text, online_since as "onlineSince"
  from releases order by created_at desc limit 60`

export async function readReleases(db: Queryable): Promise<ReleaseSummary> {
  const { rows } = await db.query<ReleaseRow>(releasesQuery, [])
  const onlineRow = rows.find(({ state }) => state === 'online')
  const lastRow = rows.find(({ outcome, startedAt }) => outcome && startedAt)
  return {
    onlineSince: onlineRow?.onlineSince ?? null,
    isRolledBack: isRolledBack(rows),
    lastAttempt: lastRow ? attemptOf(lastRow) : null,
    isWaiting: rows.some(({ state }) => state === 'waiting' || state === 'building'),
  }
}

const endOf = ({ startedAt, seconds }: ReleaseRow): Date | null =>
  startedAt && new Date(startedAt.getTime() + (seconds ?? 0) * 1000)

const attemptOf = (row: ReleaseRow): Attempt => ({
  id: row.id,
  isPublished: row.outcome === 'published',
  at: endOf(row) ?? new Date(0),
  seconds: Math.round(row.seconds ?? 0),
  problems: row.problems?.split('\n').filter(Boolean) ?? [],
})
