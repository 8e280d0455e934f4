import type { ReleaseChange } from '@app/domain/release/release'
import { inTransaction, type Pool, type Transaction } from '@app/platform/database/pool'

type Request = {
  id: string
  kind: 'publish' | 'rollback'
  target: string | null
  askedAt: Date | null
  askedBy: string | null
  reason: string | null
  changes: ReleaseChange[]
  attempts: number
}

export type Taken = { kind: 'publish'; id: string; attempts: number } | { kind: 'rollback'; id: string; target: string }

/**
 * Takes all current requests; later ones keep their own row, which is found when the build ends. A row in state
 * `building` was left by a killed worker, since the build lock (build-lock.ts) allows one build at a time. A rollback
 * cancels the requests made before it.
 */
export async function takeRequests(pool: Pool, name: string): Promise<Taken | undefined> {
  return inTransaction(pool, async (tx) => {
    const { rows } = await tx.query<Request>(
      `select id, coalesce(kind::text, 'publish') as kind, target, asked_at as "askedAt", asked_by as "askedBy", reason,
              coalesce(changes, '[]') as changes, coalesce(attempts, 0)::int as attempts
       from releases where state in ('waiting', 'building') order by asked_at nulls first, id for update`,
    )
    const back = rows.findLast(({ kind }) => kind === 'rollback')
    if (back) return takeRollback(tx, rows, back)
    const [first, ...others] = rows
    return first ? takePublish(tx, name, first, others) : undefined
  })
}

async function takeRollback(tx: Transaction, rows: Request[], back: Request): Promise<Taken> {
  const before = rows.slice(0, rows.indexOf(back)).map(({ id }) => id)
  await tx.query(`update releases set state = 'replaced', updated_at = now() where id = any($1)`, [before])
  await tx.query(
    `update releases set state = 'building', name = target, started_at = clock_timestamp(), updated_at = now()
     where id = $1`,
    [back.id],
  )
  return { kind: 'rollback', id: back.id, target: back.target ?? '' }
}

/** Merges requests that are built together into the oldest row, with all their changes. */
async function takePublish(tx: Transaction, name: string, first: Request, others: Request[]): Promise<Taken> {
  const all = [first, ...others]
  const joinDistinct = (values: (string | null)[]) => [...new Set(values.filter((value) => value))].join(', ') || null
  const attempts = Math.max(...all.map((one) => one.attempts)) + 1
  await tx.query('delete from releases where id = any($1)', [others.map(({ id }) => id)])
  await tx.query(
    `update releases set state = 'building', name = $2, started_at = clock_timestamp(), asked_by = $3, reason = $4,
       changes = $5, attempts = $6, updated_at = now() where id = $1`,
    [
      first.id,
      name,
      joinDistinct(all.map(({ askedBy }) => askedBy)),
      joinDistinct(all.map(({ reason }) => reason)),
      JSON.stringify(latestPerRecord(all.flatMap(({ changes }) => changes))),
      attempts,
    ],
  )
  return { kind: 'publish', id: first.id, attempts }
}

function latestPerRecord(changes: ReleaseChange[]): ReleaseChange[] {
  const byRecord = new Map(changes.map((change) => [`${change.place}/${change.slug}/${change.id}`, change]))
  return [...byRecord.values()]
}

/** Returns whether there are requests since the last ones were taken. */
export async function hasWaitingRequests(pool: Pool): Promise<boolean> {
  const { rowCount } = await pool.query(`select from releases where state = 'waiting' limit 1`)
  return (rowCount ?? 0) > 0
}
