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

export const MIGRATED = 'migrated'

/** vitest runs the function called `setup` before the first test, and what it returns after the last. */
export async function setup(project: TestProject) {
  const postgres = await startPostgres()
  const client = new pg.Client(postgres.url('postgres'))
  await client.connect()
  await client.query(`create database ${MIGRATED}`)
  await client.end()
  await applyMigrations(postgres.url(MIGRATED))
  project.provide('postgresUrl', postgres.url('postgres'))
  return () => postgres.remove()
}
