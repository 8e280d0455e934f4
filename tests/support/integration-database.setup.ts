import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { applyMigrations } from './apply-migrations'
import { startPostgres } from './postgres'

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of a server with a migrated database, which test files copy. */
    postgresUrl: string
  }
}

export const MIGRATED_DATABASE = 'migrated'

/** Starts PostgreSQL and migrates a database. Vitest calls the returned function after the last test. */
export async function setup(project: TestProject) {
  const postgres = await startPostgres()
  const client = new pg.Client(postgres.url('postgres'))
  await client.connect()
  await client.query(`create database ${MIGRATED_DATABASE}`)
  await client.end()
  await applyMigrations(postgres.url(MIGRATED_DATABASE))
  project.provide('postgresUrl', postgres.url('postgres'))
  return () => postgres.remove()
}
