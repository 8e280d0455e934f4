import type { Db, PgBoss } from 'pg-boss'
import { queues } from './queues'

export type ReleaseRequest = {
  kind: 'publish' | 'rollback'
  askedBy: string | null
  reason: string | null
  /** The changed records: `ReleaseChange` of the domain. */
  changes: readonly object[]
  /** The release to roll back to. */
  target?: string
}

/**
 * Requests a release in the caller's transaction. Every request inserts its own row, so that two editors never wait for
 * each other; the job only notifies the worker, which takes all rows. The queue keeps one waiting job, so a burst of
 * edits becomes one build. The job has no delay, because a delayed job sends no notification.
 */
export async function askForRelease(boss: PgBoss, db: Db, request: ReleaseRequest): Promise<void> {
  const { kind, askedBy, reason, changes, target } = request
  await db.executeSql(
    `insert into releases (kind, state, asked_at, asked_by, reason, changes, target)
     values ($1, 'waiting', clock_timestamp(), $2, $3, $4, $5)`,
    [kind, askedBy, reason, JSON.stringify(changes), target ?? null],
  )
  await boss.send(queues.publish, {}, { db })
}
