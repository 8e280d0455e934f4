import type { Db, PgBoss } from 'pg-boss'
import { queues } from './queues'

export type ReleaseRequest = {
  kind: 'publish' | 'rollback'
  askedBy: string | null
  reason: string | null
  /** The changed records, as `ReleaseChange` of the domain. */
  changes: readonly object[]
  /** The release to roll back to. */
  target?: string
}

/**
 * Queues a release in the caller's transaction. Every request inserts a row and sends a job without data; the queue
 * keeps one waiting job, so a burst of edits becomes one build. The job is not delayed, because a delayed job sends no
 * notification.
 */
export async function queueRelease(boss: PgBoss, db: Db, request: ReleaseRequest): Promise<void> {
  const { kind, askedBy, reason, changes, target } = request
  await db.executeSql(
    `insert into releases (kind, state, asked_at, asked_by, reason, changes, target)
     values ($1, 'waiting', clock_timestamp(), $2, $3, $4, $5)`,
    [kind, askedBy, reason, JSON.stringify(changes), target ?? null],
  )
  await boss.send(queues.publish, {}, { db })
}
