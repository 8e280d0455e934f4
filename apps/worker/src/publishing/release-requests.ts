import type { ReleaseChange } from '@app/domain/release/release'
import { inTransaction, type Pool, type Transaction } from '@app/platform/database/pool'

type ReleaseRequest = {
  id: string
  kind: 'publish' | 'rollback'
  target: string | null
  askedAt: Date | null
  askedBy: string | null
  reason: string | null
  changes: ReleaseChange[]
  attempts: number
}

export type TakenRequest =
  | { kind: 'publish'; id: string; attempts: number }
  | { kind: 'rollback'; id: string; target: string }

/**
 * Takes the newest rollback, which cancels the requests before it, or else all publish requests as one. A row in state
 * `building` belongs to a killed worker, because the build lock (build-lock.ts) allows one build at a time.
 */
export async function takeRequests(pool: Pool, name: string): Promise<TakenRequest | undefined> {
  return inTransaction(pool, async (tx) => {
    const { rows } = await tx.query<ReleaseRequest>(
      `select id, coalesce(kind::text, 'publish') as kind, target, asked_at as "askedAt", asked_by as "askedBy", reason,
              coalesce(changes, '[]') as changes, coalesce(attempts, 0)::int as attempts
       from releases where state in ('waiting', 'building') order by asked_at nulls first, id for update`,
    )
    const rollback = rows.findLast(({ kind }) => kind === 'rollback')
    if (rollback) return takeRollback(tx, rows, rollback)
    const [oldest, ...laterRequests] = rows
    return oldest ? takePublish(tx, name, oldest, laterRequests) : undefined
  })
}

async function takeRollback(tx: Transaction, rows: ReleaseRequest[], rollback: ReleaseRequest): Promise<TakenRequest> {
  const cancelledIds = rows.slice(0, rows.indexOf(rollback)).map(({ id }) => id)
  await tx.query(`update releases set state = 'replaced', updated_at = now() where id = any($1)`, [cancelledIds])
  await tx.query(
    `update releases set state = 'building', name = target, started_at = clock_timestamp(), updated_at = now()
     where id = $1`,
    [rollback.id],
  )
  return { kind: 'rollback', id: rollback.id, target: rollback.target ?? '' }
}

/** Merges requests that are built together into the oldest row, with all their changes. */
async function takePublish(
  tx: Transaction,
  name: string,
  oldest: ReleaseRequest,
  laterRequests: ReleaseRequest[],
): Promise<TakenRequest> {
  const requests = [oldest, ...laterRequests]
  const joinDistinct = (values: (string | null)[]) => [...new Set(values.filter((value) => value))].join(', ') || null
  const attempts = Math.max(...requests.map((request) => request.attempts)) + 1
  await tx.query('delete from releases where id = any($1)', [laterRequests.map(({ id }) => id)])
  await tx.query(
    `update releases set state = 'building', name = $2, started_at = clock_timestamp(), asked_by = $3, reason = $4,
       changes = $5, attempts = $6, updated_at = now() where id = $1`,
    [
      oldest.id,
      name,
      joinDistinct(requests.map(({ askedBy }) => askedBy)),
      joinDistinct(requests.map(({ reason }) => reason)),
      JSON.stringify(latestPerRecord(requests.flatMap(({ changes }) => changes))),
      attempts,
    ],
  )
  return { kind: 'publish', id: oldest.id, attempts }
}

function latestPerRecord(changes: ReleaseChange[]): ReleaseChange[] {
  const byRecord = new Map(changes.map((change) => [`${change.place}/${change.slug}/${change.id}`, change]))
  return [...byRecord.values()]
}

export async function hasWaitingRequests(pool: Pool): Promise<boolean> {
  const { rowCount } = await pool.query(`select from releases where state = 'waiting' limit 1`)
  return (rowCount ?? 0) > 0
}
