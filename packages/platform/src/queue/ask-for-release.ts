import type { Db, PgBoss } from 'pg-boss'
import { queues } from './queues'

export type ReleaseRequest = {
  kind: 'publish' | 'rollback'
  askedBy: string | null
  reason: string | null
  /** Which records: `ReleaseChange` of the domain. */
  changes: readonly object[]
  /** The release to go back to. */
  target?: string
}

/**
 * Asks the worker for a release, in the caller's transaction. The row is what counts, and every request writes its own,
 * so that two editors never wait for each other; the job only wakes the worker, which takes all rows it finds. The queue
 * keeps one waiting job, so a burst of edits becomes one build. No delay here: a job that starts later wakes nobody.
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
