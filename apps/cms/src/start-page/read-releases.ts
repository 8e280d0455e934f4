import type { Queryable } from '@app/platform/database/pool'

type Row = {
  id: string
  outcome: 'published' | 'failed' | null
  startedAt: Date | null
  seconds: number | null
  problems: string | null
  state: string | null
  onlineSince: Date | null
}

type Attempt = { id: string; isPublished: boolean; at: Date; seconds: number; problems: string[] }
export type KnownReleases = { onlineSince: Date | null; last: Attempt | null; isWaiting: boolean }

// Enough to find the online release after many failures.
const statement = `
  select id, outcome::text, started_at as "startedAt", seconds::float, problems,
    state::text, online_since as "onlineSince"
  from releases order by created_at desc limit 60`

export async function readReleases(db: Queryable): Promise<KnownReleases> {
  const { rows } = await db.query<Row>(statement, [])
  const online = rows.find(({ state }) => state === 'online')
  const last = rows.find(({ outcome, startedAt }) => outcome && startedAt)
  return {
    onlineSince: online?.onlineSince ?? null,
    last: last ? attemptOf(last) : null,
    isWaiting: rows.some(({ state }) => state === 'waiting' || state === 'building'),
  }
}

const endOf = ({ startedAt, seconds }: Row): Date | null =>
  startedAt && new Date(startedAt.getTime() + (seconds ?? 0) * 1000)

const attemptOf = (row: Row): Attempt => ({
  id: row.id,
  isPublished: row.outcome === 'published',
  at: endOf(row) ?? new Date(0),
  seconds: Math.round(row.seconds ?? 0),
  problems: row.problems?.split('\n').filter(Boolean) ?? [],
})
