import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

const folder = path.join(import.meta.dirname, 'sql')

/** Runs sql/*.sql in the order of their numbers: `1-tables.generated.sql` comes from Payload, the rest is written by hand. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const file of (await readdir(folder)).sort()) {
    await db.execute(sql.raw(await readFile(path.join(folder, file), 'utf8')))
  }
}

export async function down(): Promise<void> {
  throw new Error('Migrations only go forward: restore a backup instead.')
}
