import type { Pool } from 'pg'
import type { PublishResult } from './publish'

/** Staff read in the CMS what visitors see, or why a publish failed. */
export async function recordRelease(pool: Pool, result: PublishResult): Promise<void> {
  await pool.query('insert into releases (name, outcome, started_at, seconds, problems) values ($1, $2, $3, $4, $5)', [
    result.name,
    result.outcome,
    result.startedAt,
    result.seconds,
    result.problems.join('\n') || null,
  ])
}
