import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import pg from 'pg'

const folder = join(import.meta.dirname, '../../apps/cms/src/migrations')

type Query = { queryChunks: { value?: string[] }[] }
type Migration = { up(context: { db: { execute(query: Query): Promise<unknown> } }): Promise<void> }

/** Runs the migrations without starting the CMS, which would take ten times as long. */
export async function applyMigrations(databaseUrl: string): Promise<void> {
  const files = (await readdir(folder)).filter((name) => /^\d+_\d+_.*\.ts$/.test(name)).sort()
  if (files.length === 0) throw new Error(`no migrations in ${folder}`)
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    for (const file of files) {
      const migration: Migration = await import(pathToFileURL(join(folder, file)).href)
      await migration.up({ db: { execute: (query) => client.query(sqlOf(query, file)) } })
    }
  } finally {
    await client.end()
  }
}

function sqlOf(query: Query, file: string): string {
  return query.queryChunks
    .map((chunk) => {
      if (!Array.isArray(chunk.value)) throw new Error(`${file} binds a parameter, which only the CMS can run`)
      return chunk.value.join('')
    })
    .join('')
}
