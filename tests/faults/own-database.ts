import { databaseTypes } from '@app/platform/database/pool'
import pg from 'pg'
import { applyMigrations } from '../support/apply-migrations'
import { publishProjects } from '../support/fresh-database'
import { type RunningPostgres, startPostgres } from '../support/postgres'

export type OwnDatabase = { url: string; pool: pg.Pool; postgres: RunningPostgres; remove(): Promise<void> }

/** Starts a PostgreSQL server for one test file, because some cases stop it. */
export async function startOwnDatabase(): Promise<OwnDatabase> {
  const postgres = await startPostgres()
  const url = postgres.url('test')
  await applyMigrations(url)
  const pool = new pg.Pool({ connectionString: url, max: 4, types: databaseTypes })
  pool.on('error', () => undefined)
  await publishProjects(pool)
  return {
    url,
    pool,
    postgres,
    async remove() {
      await pool.end()
      await postgres.remove()
    },
  }
}
