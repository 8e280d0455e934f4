// Records in the table `releases` which release is online and why a publish failed. The panel shows both to staff.
import type { ReleaseProblem } from '@app/domain/release/release'
import { inTransaction, type Pool, type Transaction } from '@app/platform/database/pool'
import { listReleases, readCurrentRelease } from './release-folder'

type FailedPublish = { seconds: number; problems: ReleaseProblem[] }

/** Marks a release as the only one online, and records which releases are kept for a rollback. */
export async function recordOnline(pool: Pool, id: string, seconds: number, releasesDir: string): Promise<void> {
  await inTransaction(pool, async (tx) => {
    await tx.query(`update releases set state = 'replaced', updated_at = now() where state = 'online'`)
    await tx.query(
      `update releases set state = 'online', outcome = 'published', seconds = $2, online_since = clock_timestamp(),
         problems = null, problem_list = '[]', updated_at = now() where id = $1`,
      [id, seconds],
    )
    await recordKeptReleases(tx, releasesDir)
  })
}

const recordKeptReleases = async (tx: Transaction, releasesDir: string) =>
  tx.query('update releases set kept = (name = any($1)) where kept or name = any($1)', [
    await listReleases(releasesDir),
  ])

/** Records why a publish failed. The state `waiting` means that it will be retried. */
export async function recordProblems(
  pool: Pool,
  id: string,
  state: 'refused' | 'failed' | 'waiting',
  { seconds, problems }: FailedPublish,
): Promise<void> {
  const text = problems.map(({ title, sentence }) => (title ? `${title}: ${sentence}` : sentence)).join('\n')
  await pool.query(
    `update releases set state = $2, outcome = 'failed', seconds = $3, problems = $4, problem_list = $5, updated_at = now()
     where id = $1`,
    [id, state, seconds, text, JSON.stringify(problems)],
  )
}

/**
 * Marks the release that the symlink points to as online, because an operator may have switched it in a shell. Skips a
 * release that is still building, because the build records it when visitors see it.
 */
export async function recordCurrentRelease(pool: Pool, releasesDir: string): Promise<void> {
  const current = await readCurrentRelease(releasesDir)
  if (!current) return
  await inTransaction(pool, async (tx) => {
    const { rows } = await tx.query<{ name: string | null; state: string }>(
      `select name, state from releases where state in ('online', 'building')`,
    )
    if (rows.some(({ state, name }) => state === 'building' && name === current)) return
    const onlineReleases = rows.filter(({ state }) => state === 'online')
    if (onlineReleases.length === 1 && onlineReleases[0]?.name === current) return
    await tx.query(`update releases set state = 'replaced', updated_at = now() where state = 'online'`)
    await tx.query(
      `update releases set state = 'online', online_since = clock_timestamp(), updated_at = now()
       where id = (select id from releases where name = $1 order by created_at desc limit 1)`,
      [current],
    )
    await recordKeptReleases(tx, releasesDir)
  })
}
