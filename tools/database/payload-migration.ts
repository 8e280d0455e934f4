import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { cmsFolder, runPayload } from '../cms/run-payload'

export const migrationsFolder = path.join(cmsFolder, 'src/migrations')

type Store = 'disk' | 's3'
const stores: Record<Store, Record<string, string>> = {
  disk: { STORAGE: 'disk', MEDIA_DIR: '/tmp' },
  s3: { STORAGE: 's3', S3_MEDIA_BUCKET: 'media', S3_ACCESS_KEY_ID: 'none', S3_SECRET_ACCESS_KEY: 'none' },
}
export const storeNames = Object.keys(stores) as Store[]

export type WrittenMigration = { upSql: string; snapshot: string }

/**
 * Returns the migration that Payload generates for the current configuration, starting from the committed snapshot or
 * from nothing. Returns undefined if nothing changed. Leaves the migrations folder unchanged.
 */
export function generateMigration(store: Store, from: 'snapshot' | 'nothing'): WrittenMigration | undefined {
  const before = new Set(readdirSync(migrationsFolder))
  const index = path.join(migrationsFolder, 'index.ts')
  const indexBefore = readFileSync(index)
  const backupFolder = mkdtempSync(path.join(tmpdir(), 'migrations-'))
  const snapshots = from === 'nothing' ? [...before].filter((file) => file.endsWith('.json')) : []
  for (const file of snapshots)
    writeFileSync(path.join(backupFolder, file), readFileSync(path.join(migrationsFolder, file)))
  for (const file of snapshots) rmSync(path.join(migrationsFolder, file))
  try {
    runPayload(['migrate:create', 'drift', '--skip-empty'], stores[store])
    return takeGeneratedFiles(before)
  } finally {
    writeFileSync(index, indexBefore)
    for (const file of snapshots) {
      writeFileSync(path.join(migrationsFolder, file), readFileSync(path.join(backupFolder, file)))
    }
    rmSync(backupFolder, { recursive: true })
  }
}

function takeGeneratedFiles(before: Set<string>): WrittenMigration | undefined {
  const newFiles = readdirSync(migrationsFolder).filter((file) => !before.has(file) && file.includes('_drift.'))
  const readGenerated = (suffix: string) => {
    const name = newFiles.find((file) => file.endsWith(suffix))
    return name ? readFileSync(path.join(migrationsFolder, name), 'utf8') : ''
  }
  const code = readGenerated('.ts')
  const snapshot = readGenerated('.json')
  for (const file of newFiles) rmSync(path.join(migrationsFolder, file))
  if (!code) return undefined
  const upSql = /export async function up[^`]*`([^`]*)`/.exec(code)?.[1] ?? ''
  return { upSql: `${upSql.replaceAll(/^ {2}/gm, '').trim()}\n`, snapshot }
}
