// Tests the database role of each process: it allows the work of the process and rejects everything else.
import { randomUUID } from 'node:crypto'
import { type Integrations, startIntegrations } from '@app/tools/fakes/integrations'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ProcessName } from '../../apps/cms/src/platform/database/rights'
import { createFreshDatabase, type FreshDatabase } from '../support/fresh-database'
import { grantProcessRights, signedInAs } from '../support/grant-process-rights'
import { postJson, postMultipart, startIntake } from '../support/running-intake'
import { pdf } from '../support/sample-files'
import { complaintFields, leadBody, referralBody } from '../support/submissions'
import { eventually, startWorker, type WorkerProcess } from '../support/worker-process'

let database: FreshDatabase
let integrations: Integrations
let worker: WorkerProcess
let intake: Awaited<ReturnType<typeof startIntake>>
const pools = new Map<string, pg.Pool>()

const urlOf = (process: ProcessName) => signedInAs(process, database.url)
const grant = () => grantProcessRights(database.url)

/** Runs a statement in a role and returns 'done' or the SQLSTATE of the error. */
async function tryStatement(who: ProcessName | 'owner', statement: string): Promise<string> {
  const url = who === 'owner' ? database.url : urlOf(who)
  const pool = pools.get(who) ?? new pg.Pool({ connectionString: url, max: 1 })
  pools.set(who, pool)
  return pool.query(statement).then(
    () => 'done',
    (error: pg.DatabaseError) => error.code ?? error.message,
  )
}

const FORBIDDEN = '42501'
const APPEND_ONLY = '23001'
const INCOMPLETE = '23514'
const TWICE = '23505'

beforeAll(async () => {
  database = await createFreshDatabase()
  await grant()
  integrations = await startIntegrations()
  worker = await startWorker({ databaseUrl: urlOf('worker'), integrations, privateDir: '/tmp/rights-private' })
  intake = await startIntake(urlOf('intake'))
})
afterAll(async () => {
  await intake?.stop()
  await worker?.stop()
  for (const pool of pools.values()) await pool.end()
  await integrations?.stop()
  await database?.remove()
})

test('intake and worker deliver every kind of submission with their own database roles', async () => {
  const file = { bytes: pdf, name: 'plano.pdf' }
  await database.pool.query(`update projects set name = 'Santorini', monthly_from_usd = 206, months = 60
    where slug = 'santorini'`)
  await database.pool.query(`update site_settings set exchange_rate_soles_per_dollar = 3.85,
    exchange_rate_date = '2026-11-02T12:00:00Z'`)
  const quote = { lot: '', price: '', down: '', months: '', start: '', day: '5' }
  const answers = [
    await postJson(`${intake.url}/api/leads`, leadBody()),
    await postJson(`${intake.url}/api/referrals`, referralBody()),
    await postMultipart(`${intake.url}/api/complaints`, complaintFields()),
    await postMultipart(`${intake.url}/api/complaints`, complaintFields({ detail: 'Con adjunto' }), { file }),
    await postJson(`${intake.url}/api/leads`, leadBody({ quote })),
  ]
  expect(answers.map((answer) => answer.status)).toEqual([201, 201, 201, 201, 201])
  expect((await fetch(`${intake.url}/api/ready`)).status).toBe(200)
  const receipts = (await Promise.all(answers.map((answer) => answer.json()))) as {
    reference: string
    lookupCode?: string
  }[]
  const state = await postJson(`${intake.url}/api/complaints/status`, {
    number: receipts[2]?.reference,
    code: receipts[2]?.lookupCode,
    email: 'maria@example.test',
  })
  expect(state.status).toBe(200)
  await eventually('all are delivered except the complaint whose file is in another folder', async () => {
    const { rows } = await database.pool.query(
      `select count(*)::int as count from deliveries where status = 'delivered'`,
    )
    return rows[0].count === 10
  })
  const { rows } = await database.pool.query('select number, code from quotes')
  const check = new URLSearchParams({ numero: rows[0].number, codigo: rows[0].code })
  expect((await fetch(`${intake.url}/api/quotes/check?${check}`)).status).toBe(200)
})

test('granting the permissions again does not affect open database sessions', async () => {
  await grant()
  expect((await postJson(`${intake.url}/api/leads`, leadBody({ email: 'after@example.test' }))).status).toBe(201)
})

describe('the intake', () => {
  test.each([
    'select email from leads',
    'select body from source_events',
    `update source_events set state = 'stored'`,
    'select text from whatsapp_messages',
    'insert into whatsapp_messages default values',
    'select first_name from referrals',
    'select proof from referral_rewards',
    `update referral_rewards set state = 'paid'`,
    'select * from referral_events',
    'insert into referral_invitations default values',
    `update referral_answers set answer = 'confirmed'`,
    'select detail, document from complaints',
    'select * from consents',
    'select lead_id from quotes',
    'update quotes set months = 1',
    'delete from quotes',
    'select * from users',
    'select * from access_log',
    'select * from complaint_notes',
    'select answered_by_account from complaints',
    'update complaint_notes set text = null',
    'delete from complaints',
    'select reference from deliveries',
    'update leads set email = null',
    'delete from leads',
    'update complaints set answer = null',
    `update deliveries set status = 'parked'`,
    'select from pgboss.queue',
    `update deliveries set due_at = now()`,
    'create table mine (id int)',
    'create schema mine',
  ])('is not allowed to run: %s', async (statement) => {
    expect(await tryStatement('intake', statement)).toBe(FORBIDDEN)
  })
})

describe('the worker', () => {
  test.each([
    `insert into leads (document) values ('x')`,
    `update source_events set body = 'x'`,
    'delete from source_events',
    `update whatsapp_messages set text = 'x'`,
    'delete from whatsapp_messages',
    'update source_forms set channel = null',
    'update leads set email = null',
    'update quotes set months = 1',
    'delete from complaints',
    `update complaints set answer = 'x'`,
    `update complaints set answered_by = 'x'`,
    `update complaints set detail = 'x'`,
    'update complaint_counters set last = 0',
    'select * from complaint_notes',
    'delete from complaint_notes',
    'select * from users',
    'delete from deliveries',
    'update delivery_attempts set detail = null',
    'update projects set crm_id = 1',
  ])('is not allowed to run: %s', async (statement) => {
    expect(await tryStatement('worker', statement)).toBe(FORBIDDEN)
  })
})

describe('the CMS', () => {
  test.each([
    // Staff may add a lead for a person who calls, but must not fill in the message, which only visitors write.
    `insert into leads (message) values ('x')`,
    `insert into appointments (lot) values ('x')`,
    // Only the worker says that a message was sent.
    `insert into whatsapp_messages (provider_id) values ('x')`,
    `update whatsapp_messages set state = 'queued'`,
    'delete from whatsapp_messages',
    `update leads set first_name = 'x'`,
    'update quotes set months = 1',
    'delete from quotes',
    'delete from referrals',
    `update complaints set detail = 'x'`,
    'delete from complaints',
    'truncate complaints',
    `update complaints set answer_pdf_hash = 'x'`,
    `update complaint_notes set text = 'x'`,
    'delete from complaint_notes',
    'truncate complaint_notes',
    `insert into deliveries (integration, delivered_at) values ('mail', now())`,
    'update complaint_counters set last = 0',
    'insert into referral_answers default values',
    `update referral_answers set answer = 'confirmed'`,
    'delete from referral_rewards',
    `update referral_events set text = 'x'`,
    'delete from consents',
    'delete from delivery_attempts',
    'update releases set outcome = null',
    `insert into releases (state, outcome) values ('online', 'published')`,
    'delete from releases',
    'update access_log set account = null',
    'delete from access_log',
    'delete from pgboss.job',
    'drop table leads',
  ])('is not allowed to run: %s', async (statement) => {
    expect(await tryStatement('cms', statement)).toBe(FORBIDDEN)
  })

  test('reads submissions, writes content, and requests a publish', async () => {
    expect(await tryStatement('cms', 'select email from leads')).toBe('done')
    expect(await tryStatement('cms', `update projects set slug = slug`)).toBe('done')
    const localized = `insert into projects_locales (_locale, _parent_id) select 'es', id from projects limit 1`
    expect(await tryStatement('cms', localized)).toBe('done')
    expect(await tryStatement('cms', 'select from pgboss.queue')).toBe('done')
    const request = `insert into releases (kind, state, asked_at, asked_by, reason, changes, target)
      values ('rollback', 'waiting', now(), 'Rosa', 'Precio', '[]', '2020-01-01T00-00-00-000Z')`
    expect(await tryStatement('cms', request)).toBe('done')
  })
})

describe('the complaint book', () => {
  test.each([
    `update complaints set detail = 'another'`,
    'update complaints set due_on = due_on + 30',
    'update complaints set number = number + 1000',
    'delete from complaints',
    'truncate complaints cascade',
    'update complaint_counters set last = last - 1',
    'delete from complaint_counters',
  ])('does not let even the owner of the tables run: %s', async (statement) => {
    expect(await tryStatement('owner', statement)).toBe(APPEND_ONLY)
  })

  /** Limits a statement to one complaint, so its result does not depend on other rows. */
  const firstComplaint = 'where number = 1'

  test('rejects an answer without author and time', async () => {
    for (const part of [
      `status = 'answered'`,
      `answer = 'Le enviamos el plano.'`,
      `status = 'answered', answer = 'Le enviamos el plano.', answered_at = now()`,
      `status = 'answered', answer = 'Le enviamos el plano.', answered_by = 'Rosa'`,
      `answered_by = 'Rosa'`,
    ])
      expect(await tryStatement('cms', `update complaints set ${part} ${firstComplaint}`), part).toBe(INCOMPLETE)
    expect(
      await tryStatement(
        'worker',
        `update complaints set answer_pdf_hash = 'x', answer_pdf_key = 'x' ${firstComplaint}`,
      ),
    ).toBe(INCOMPLETE)
  })

  test('accepts an answer once, from the CMS, and its letter once, from the worker', async () => {
    const answer = (text: string) =>
      `update complaints set status = 'answered', answer = '${text}', answered_at = now(), answered_by = 'Rosa',
         answered_by_account = 'rosa@example.test' ${firstComplaint}`
    expect(await tryStatement('cms', answer('Le enviamos el plano.'))).toBe('done')
    const storeLetter = (hash: string) =>
      `update complaints set answer_pdf_hash = '${hash}', answer_pdf_key = 'k' ${firstComplaint}`
    expect(await tryStatement('worker', `update complaints set answer_pdf_hash = 'a' ${firstComplaint}`)).toBe(
      INCOMPLETE,
    )
    expect(await tryStatement('worker', storeLetter('a'))).toBe('done')
    for (const who of ['cms', 'owner'] as const) {
      expect(await tryStatement(who, answer('Otra respuesta.'))).toBe(APPEND_ONLY)
      expect(
        await tryStatement(who, `update complaints set answered_at = now() + interval '1 day' ${firstComplaint}`),
      ).toBe(APPEND_ONLY)
      expect(await tryStatement(who, `update complaints set answered_by = 'Eva' ${firstComplaint}`)).toBe(APPEND_ONLY)
      expect(
        await tryStatement(who, `update complaints set status = 'received', answer = null ${firstComplaint}`),
      ).toBe(APPEND_ONLY)
    }
    for (const who of ['worker', 'owner'] as const) {
      expect(await tryStatement(who, storeLetter('b'))).toBe(APPEND_ONLY)
      expect(await tryStatement(who, `update complaints set answer_pdf_key = null ${firstComplaint}`)).toBe(APPEND_ONLY)
    }
    expect(await tryStatement('intake', answer('Otra'))).toBe(FORBIDDEN)
    expect(await tryStatement('worker', answer('Otra'))).toBe(FORBIDDEN)
  })

  test('accepts notes, and prevents even the owner of the tables from changing them', async () => {
    const note = `insert into complaint_notes (complaint_id, text, author) select id, 'Llamé', 'Rosa' from complaints limit 1`
    expect(await tryStatement('cms', note)).toBe('done')
    for (const statement of [
      `update complaint_notes set text = 'No llamé'`,
      'delete from complaint_notes',
      'truncate complaint_notes',
    ])
      expect(await tryStatement('owner', statement)).toBe(APPEND_ONLY)
  })

  test('queues an answer or an alert only once', async () => {
    const queue = (template: string) =>
      tryStatement(
        'cms',
        `insert into deliveries (integration, subject_kind, subject_id, reference, template, status, first_queued_at)
         select 'mail', 'complaint', id::text, reference, '${template}', 'waiting', now() from complaints ${firstComplaint}`,
      )
    for (const template of ['complaint-answer-consumer', 'complaint-alert-5']) {
      expect(await queue(template)).toBe('done')
      expect(await queue(template)).toBe(TWICE)
    }
    expect(await queue('complaint-alert-2')).toBe('done')
  })
})

test('the CMS marks notices to staff as seen, and only the worker adds them', async () => {
  expect(await tryStatement('cms', 'update lead_notices set seen_at = now()')).toBe('done')
  const insert = `insert into lead_notices (kind, step) values ('list', '')`
  for (const statement of [insert, `update lead_notices set kind = 'new'`, 'delete from lead_notices'])
    expect(await tryStatement('cms', statement)).toBe(FORBIDDEN)
  expect(await tryStatement('worker', insert)).toBe('done')
  expect(await tryStatement('intake', 'select from lead_notices')).toBe(FORBIDDEN)
  expect(await tryStatement('intake', 'select from push_subscriptions')).toBe(FORBIDDEN)
})

test('the intake can load the calendar feed of a key, but cannot read keys, accounts or the work on leads', async () => {
  expect(await tryStatement('intake', `select calendar_feed('x')`)).toBe('done')
  for (const table of ['calendar_feeds', 'users', 'lead_work'])
    expect(await tryStatement('intake', `select from ${table}`)).toBe(FORBIDDEN)
  for (const process of ['worker', 'cms'] as const)
    expect(await tryStatement(process, `select calendar_feed('x')`)).toBe(FORBIDDEN)
})

describe('the access log', () => {
  test('is written by the CMS, and even the owner of the tables cannot change it', async () => {
    expect(
      await tryStatement('cms', `insert into access_log (event, account) values ('login', 'a@example.test')`),
    ).toBe('done')
    for (const statement of [
      `update access_log set account = 'b@example.test'`,
      'delete from access_log',
      'truncate access_log',
    ])
      expect(await tryStatement('owner', statement)).toBe(APPEND_ONLY)
  })
})

describe('related records', () => {
  test('a delivery cannot reference a lead that does not exist', async () => {
    const statement = (id: string) =>
      `insert into deliveries (integration, subject_kind, subject_id, reference, status, first_queued_at)
       values ('crm', 'lead', '${id}', 'SM-AAAA-AAAA', 'waiting', now())`
    expect(await tryStatement('owner', statement(randomUUID()))).toBe('23503')
  })

  test('a consent belongs to exactly one submission', async () => {
    const statement = `insert into consents (reference, purpose, version, granted, locale)
      values ('SM-AAAA-AAAA', 'terms', '1', true, 'es')`
    expect(await tryStatement('owner', statement)).toBe('23514')
  })

  test('a lead with a delivery cannot be deleted', async () => {
    expect(await tryStatement('owner', 'delete from leads')).toMatch(/^23/)
  })
})
