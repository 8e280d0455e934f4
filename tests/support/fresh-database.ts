import { randomBytes } from 'node:crypto'
import { databaseTypes } from '@app/platform/database/pool'
import pg from 'pg'
import { inject } from 'vitest'
import { MIGRATED_DATABASE } from './integration-database.setup'

export type FreshDatabase = { url: string; name: string; pool: pg.Pool; remove(): Promise<void> }

/** Copies the migrated database, so test files cannot affect each other, and publishes projects and consent texts. */
export async function createFreshDatabase(): Promise<FreshDatabase> {
  const server = inject('postgresUrl')
  const name = `test_${randomBytes(4).toString('hex')}`
  await runOnServer(server, `create database ${name} template ${MIGRATED_DATABASE}`)
  const url = server.replace(/\/postgres$/, `/${name}`)
  const pool = new pg.Pool({ connectionString: url, max: 4, types: databaseTypes })
  pool.on('error', () => undefined)
  await publishProjects(pool)
  await publishConsentTexts(pool)
  return {
    url,
    name,
    pool,
    async remove() {
      await pool.end()
      await runOnServer(server, `drop database ${name} with (force)`)
    },
  }
}

async function runOnServer(server: string, statement: string) {
  const client = new pg.Client(server)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** The slugs of the projects and their CRM numbers, from the form presets of the specification. */
export const crmProjects = [
  ['santorini', 6],
  ['mykonos', 5],
  ['coral', 3],
  ['punta-arena', 2],
  ['zafiro', 4],
  ['prado-piamonte', 7],
  ['punta-arena-2', 8],
  ['bahia-serena', 9],
  ['o2', 1],
  ['killa', 100],
] as const

export async function publishProjects(pool: pg.Pool) {
  for (const [slug, crmId] of crmProjects) {
    await pool.query(`insert into projects (slug, crm_id, _status) values ($1, $2, 'published')`, [slug, crmId])
  }
  await pool.query(`insert into projects (slug, crm_id, _status) values ('not-yet-announced', 200, 'draft')`)
  await pool.query(
    `insert into site_settings (brand, legal_name, ruc, _status) values ('Casa Demo', 'Casa Demo S.A.C.', '20000000001', 'published')`,
  )
}

/** Publishes the consent versions that submissions.ts uses. */
export async function publishConsentTexts(pool: pg.Pool) {
  const versions = {
    terms: '2026-01',
    marketing: '2026-02',
    'referred-person': '2026-03',
    'complaint-notice': '2026-04',
  }
  for (const [purpose, version] of Object.entries(versions)) {
    await pool.query(`insert into consent_texts (purpose, version, _status) values ($1, $2, 'published')`, [
      purpose,
      version,
    ])
  }
}
