// Tests the nightly retention with 200,000 leads: it must finish in time and erase only expired leads.
import { createPool } from '@app/platform/database/pool'
import { createLogger } from '@app/platform/log/logger'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expirePersonalData } from '../../apps/worker/src/maintenance/retention.job'
import { createFreshDatabase, type FreshDatabase } from '../support/fresh-database'

const LEADS = Number(process.env.RETENTION_LEADS ?? 200_000)
/**
 * Leads that are old enough to be erased. Those that led to a sale, or have a pending delivery or a recent note, are
 * kept.
 */
const OLD_COUNT = 3000
const SALES = 1500
const PENDING_COUNT = 100
const RECENT_COUNT = 100
const EXPIRED = OLD_COUNT - SALES - PENDING_COUNT - RECENT_COUNT
const SECONDS = 60

let database: FreshDatabase

beforeAll(async () => {
  database = await createFreshDatabase()
  const runStatement = (statement: string) => database.pool.query(statement)
  // Dropping the search indexes makes the insert much faster, and retention does not read them.
  const { rows } = await database.pool.query<{ name: string }>(
    `select indexname as name from pg_indexes where tablename = 'leads' and (indexdef like '%gin%' or indexdef like '%person_%')`,
  )
  for (const { name } of rows) await runStatement(`drop index ${name}`)
  await runStatement(`insert into leads (reference, idempotency_key, body_hash, kind, locale, first_name, last_name, email, phone,
      project_slug, crm_project_id, created_at)
    select 'SM-' || n, 'key-' || n, 'hash', 'contact', 'es', 'Rosa', 'Quispe', 'rosa' || n || '@example.test', '+51987654321',
      'santorini', 6,
      case when n <= ${OLD_COUNT} then now() - interval '3 years' else now() - n % 600 * interval '1 day' end
    from generate_series(1, ${LEADS}) n`)
  await runStatement(`insert into lead_work (lead_id, received_at, project, kind, state) select id, created_at, project_slug, 'contact',
      (case when substr(reference, 4)::int <= ${SALES} then 'won' else 'new' end)::enum_lead_work_state from leads
    on conflict (lead_id) do update set state = excluded.state`)
  await runStatement(`insert into deliveries (integration, subject_kind, subject_id, reference, status, first_queued_at)
    select 'crm', 'lead', id, reference,
      (case when substr(reference, 4)::int between ${SALES + 1} and ${SALES + PENDING_COUNT} then 'waiting' else 'delivered' end)
        ::enum_deliveries_status, created_at
    from leads where substr(reference, 4)::int <= 10000`)
  await runStatement(`insert into lead_events (lead_id, kind, text) select id, 'note', 'Llamó ayer' from leads
    where substr(reference, 4)::int between ${SALES + PENDING_COUNT + 1} and ${SALES + PENDING_COUNT + RECENT_COUNT}`)
  await runStatement(`insert into complaints (reference, lookup_code, idempotency_key, body_hash, year, number, filed_on, due_on, rule_kind, rule_days,
      locale, establishment, ruc, first_name, last_name, email, phone, document_type, document, department, province, district,
      address, good_type, good_description, amount, currency, claim_type, detail, request, notify_by_email, attachment_scan,
      status, created_at)
    values ('N° 1', 'SM-2222-2222', 'c', 'h', 2020, 1, '2020-01-01', '2020-01-20', 'business', 15, 'es', 'Arequipa', '2', 'M', 'N', 'm@example.test',
      '+51987654321', 'DNI', '1', 'a', 'a', 'a', 'a', 'Proyecto', 'x', '1', 'PEN', 'Reclamo', 'x', 'y', true, 'none', 'received',
      now() - interval '5 years')`)
  await runStatement(`insert into mail_links (purpose, key_hash, subject, expires_at)
    select 'withdraw-consent', 'hash-' || n, 'leads:' || gen_random_uuid(), now() + (n - 1000) * interval '1 hour'
    from generate_series(1, 50000) n`)
  await runStatement('analyze')
}, 600_000)
afterAll(() => database?.remove())

const count = async (statement: string) => (await database.pool.query<{ count: number }>(statement)).rows[0]?.count

test('retention erases only expired leads of 200,000 within 60 s', async () => {
  const logger = createLogger({ process: 'test', level: 'silent' })
  const pool = createPool({ databaseUrl: database.url, logger })
  const started = performance.now()
  const erasedCount = await expirePersonalData(pool)
  const seconds = (performance.now() - started) / 1000
  await pool.end()
  console.log(`retention: ${erasedCount} of ${LEADS} leads removed in ${seconds.toFixed(1)} s`)
  expect(erasedCount).toBe(EXPIRED)
  expect(seconds).toBeLessThan(SECONDS)
  expect(await count('select count(*)::int from leads')).toBe(LEADS - EXPIRED)
  expect(await count(`select count(*)::int from lead_work where state = 'won'`)).toBe(SALES)
  expect(await count(`select count(*)::int from deliveries where status = 'waiting'`)).toBe(PENDING_COUNT)
  expect(await count('select count(*)::int from lead_events')).toBe(RECENT_COUNT)
  expect(await count('select count(*)::int from complaints')).toBe(1)
  expect(await count('select count(*)::int from mail_links where expires_at < now()')).toBe(0)
})
