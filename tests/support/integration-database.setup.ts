import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { applyMigrations } from './apply-migrations'
import { startPostgres } from './postgres'

declare module 'vitest' {
  interface ProvidedContext {
    /** A server with a migrated database called `migrated`, which tests copy. */
    postgresUrl: string
  }
}

export const MIGRATED_DATABASE = 'migrated'

/** vitest calls `setup` before the first test, and the function it returns after the last. */
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
