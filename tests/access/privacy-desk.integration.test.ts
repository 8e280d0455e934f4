// Tests the privacy desk: requests, search, export, erasure, the log, withdrawals and retention. Every process uses its
// own database role.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { addDays, limaDateOf } from '@app/domain/calendar/lima-date'
import { privacyDueDate } from '@app/domain/privacy/privacy-term'
import { type Integrations, startIntegrations } from '@app/tools/fakes/integrations'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { decryptQuery } from '../../apps/cms/src/panel/navigation/encrypted-search'
import type { ProcessName } from '../../apps/cms/src/platform/database/rights'
import { readAnswers } from '../../apps/cms/src/privacy/answers/read-answers'
import { findLogSubjects } from '../../apps/cms/src/privacy/find-log-subjects'
import { findPerson } from '../../apps/cms/src/privacy/find-person'
import { readLogFilter } from '../../apps/cms/src/privacy/log-filter'
import { readLog } from '../../apps/cms/src/privacy/read-log'
import { readContactConsent } from '../../apps/cms/src/sales/leads/read-contact-consent'
import { ingestLeads } from '../../apps/worker/src/maintenance/ingest-leads'
import { queuePrivacyNotices } from '../../apps/worker/src/maintenance/notice-privacy-requests.job'
import { expirePersonalData } from '../../apps/worker/src/maintenance/retention.job'
import { createFreshDatabase, type FreshDatabase } from '../support/fresh-database'
import { grantProcessRights, signedInAs } from '../support/grant-process-rights'
import { readMail } from '../support/read-mail'
import { postForm, postJson, postMultipart, prepareQueue, startIntake } from '../support/running-intake'
import { pdf, png } from '../support/sample-files'
import { complaintFields, leadBody, referralBody, referredPerson } from '../support/submissions'
import { eventually, startWorker, type WorkerProcess } from '../support/worker-process'
import { type Call, createStaff, type RunningCms, signIn, signInSession, startCms } from './running-cms'

const zenobia = { firstName: 'Zenobia', lastName: 'Quintanilla', email: 'zenobia.q@example.test' }
const zenobiasPhone = '+51955511223'
const zenobiasDocument = '45454545'
/** Patterns that match any remaining data of Zenobia. */
const traces = ['%zenobia%', '%quintanilla%', '%955511223%', `%${zenobiasDocument}%`]

let database: FreshDatabase
let integrations: Integrations
let worker: WorkerProcess
let intake: Awaited<ReturnType<typeof startIntake>>
let cms: RunningCms
let officer: Record<string, string>
let sales: Call
let officerId: string
const pools = new Map<string, pg.Pool>()

const poolOf = (who: ProcessName | 'owner') => {
  const existingPool = pools.get(who)
  if (existingPool) return existingPool
  const connectionString = who === 'owner' ? database.url : signedInAs(who, database.url)
  const pool = new pg.Pool({ connectionString, max: 2 })
  pool.on('error', () => undefined)
  pools.set(who, pool)
  return pool
}
const tryStatement = (who: ProcessName | 'owner', statement: string, values: unknown[] = []): Promise<string> =>
  poolOf(who)
    .query(statement, values)
    .then(
      () => 'done',
      (error: pg.DatabaseError) => error.code ?? error.message,
    )
const queryRow = async <Row extends pg.QueryResultRow>(statement: string, values: unknown[] = []) =>
  (await database.pool.query<Row>(statement, values)).rows[0]
const mailTo = (address: string, subject: RegExp) =>
  integrations.mails
    .filter((mail) => mail.to.includes(address))
    .map((mail) => readMail(mail.raw))
    .find((mail) => subject.test(mail.subject))
const acceptedReference = async (answer: Response) => {
  expect(answer.status).toBe(201)
  return ((await answer.json()) as { reference: string }).reference
}
const idOf = async (table: string, reference: string): Promise<string> =>
  (await queryRow<{ id: string }>(`select id from ${table} where reference = $1`, [reference]))?.id ?? ''
const allDelivered = () =>
  eventually('everything is delivered', async () => {
    const row = await queryRow<{ open: number }>(
      `select count(*)::int as open from deliveries where status <> 'delivered'`,
    )
    return row?.open === 0
  })
/** Returns the link in a mail, but to this intake instead of the site. */
const linkIn = (text: string, path: string) => {
  const link = new RegExp(`https://www\\.example\\.test(${path}\\?[^\\s"\\]<]+)`).exec(text)?.[1]
  if (!link) throw new Error(`no link to ${path} in the mail`)
  const query = new URLSearchParams(link.replaceAll('&amp;', '&').split('?')[1])
  return { url: `${intake.url}${path}`, query, key: query.get('key') ?? '' }
}

/** Returns the tables with rows that match one of the patterns in any column, with the number of rows. */
async function findTablesWith(patterns: string[]): Promise<Record<string, number>> {
  const { rows } = await database.pool.query<{ table: string }>(
    `select distinct format('%I.%I', c.table_schema, c.table_name) as "table" from information_schema.columns c
     join information_schema.tables t using (table_schema, table_name)
     where t.table_type = 'BASE TABLE' and c.table_schema not in ('pg_catalog', 'information_schema')
       and (c.data_type in ('text', 'character varying', 'json', 'jsonb', 'ARRAY') or c.udt_name = '_text')`,
  )
  expect(rows.length).toBeGreaterThan(100)
  const matches: Record<string, number> = {}
  for (const { table } of rows) {
    const row = await queryRow<{ count: number }>(
      `select count(*)::int as count from ${table} t where t::text ilike any($1)`,
      [patterns],
    )
    if (row && row.count > 0) matches[table.replace('public.', '')] = row.count
  }
  return matches
}

beforeAll(async () => {
  database = await createFreshDatabase()
  await grantProcessRights(database.url)
  integrations = await startIntegrations()
  await prepareQueue(signedInAs('worker', database.url))
  intake = await startIntake(signedInAs('intake', database.url))
  worker = await startWorker({
    databaseUrl: signedInAs('worker', database.url),
    integrations,
    privateDir: intake.privateDir,
  })
  process.env.PRIVATE_DIR = intake.privateDir
  cms = await startCms({ databaseUrl: database.url, smtpUrl: integrations.smtpUrl })
  const staff = await createStaff(cms, { olga: 'privacy', vera: 'sales' })
  officerId = String(staff.olga)
  officer = await signInSession(cms, 'olga@example.test')
  sales = await signIn(cms, 'vera@example.test')
})
afterAll(async () => {
  await cms?.stop()
  await intake?.stop()
  await worker?.stop()
  for (const pool of pools.values()) await pool.end()
  await integrations?.stop()
  await database?.remove()
})

const requestFields = (changes: Record<string, string> = {}) => ({
  ...zenobia,
  kind: 'cancellation',
  phone: '955 511 223',
  documentTypeId: '1',
  document: zenobiasDocument,
  detail: 'Ya no busco casa.',
  locale: 'es',
  website: '',
  ...changes,
})

describe('a request about personal data', () => {
  let confirm: ReturnType<typeof linkIn>
  const storedRequest = () =>
    queryRow<{ id: string; state: string; dueOn: string; termDays: number; hash: string }>(
      `select q.id, q.state, q.due_on::text as "dueOn", q.term_days as "termDays" from privacy_requests q
       where email = $1 order by created_at limit 1`,
      [zenobia.email],
    )

  test('is stored with its deadline when the form is sent without JavaScript', async () => {
    const answer = await postForm(`${intake.url}/api/privacy-requests`, requestFields())
    expect(answer.status).toBe(201)
    const page = await answer.text()
    expect(page).toContain('Recibimos tu solicitud')
    const today = limaDateOf(new Date())
    expect(await storedRequest()).toMatchObject({
      state: 'unconfirmed',
      termDays: 10,
      dueOn: privacyDueDate(today, 10),
    })
    const secondResponse = await postForm(`${intake.url}/api/privacy-requests`, requestFields())
    expect(await secondResponse.text()).toBe(page)
  })

  test('is rejected with an explanation if a mandatory field is empty', async () => {
    const answer = await postForm(
      `${intake.url}/api/privacy-requests`,
      requestFields({ kind: 'rectification', detail: '' }),
    )
    expect(answer.status).toBe(422)
    expect(await answer.text()).toContain('Escribe qué dato hay que corregir')
  })

  test('uses the number of days in the settings', async () => {
    await database.pool.query(`insert into privacy_desk (terms_access, terms_cancellation) values (7, 10)`)
    await postForm(
      `${intake.url}/api/privacy-requests`,
      requestFields({
        kind: 'access',
        firstName: 'Ana',
        lastName: 'Torres',
        email: 'otra@example.test',
        document: '11112222',
        phone: '',
      }),
    )
    expect(await queryRow('select term_days from privacy_requests where email = $1', ['otra@example.test'])).toEqual({
      term_days: 7,
    })
  })

  test('for data portability is stored with its own term', async () => {
    await database.pool.query('update privacy_desk set terms_portability = 6')
    const email = 'lleva@example.test'
    const answer = await postForm(
      `${intake.url}/api/privacy-requests`,
      requestFields({
        kind: 'portability',
        firstName: 'Eva',
        lastName: 'Luna',
        email,
        document: '55556666',
        phone: '',
      }),
    )
    expect(answer.status).toBe(201)
    expect(await queryRow('select kind, term_days from privacy_requests where email = $1', [email])).toEqual({
      kind: 'portability',
      term_days: 6,
    })
    const mail = await eventually('the mail', async () => mailTo(email, /^Confirma tu solicitud/))
    expect(mail.text.replaceAll(/\s+/g, ' ')).toContain('en un archivo que otro programa pueda leer')
  })

  test('is confirmed only by the button on the page of the mailed link; opening the link or sending another key does not confirm it', async () => {
    const mail = await eventually('the mail', async () => mailTo(zenobia.email, /^Confirma tu solicitud/))
    confirm = linkIn(mail.text, '/api/privacy-requests/confirm')
    expect(await findTablesWith([`%${confirm.key}%`])).toEqual({})
    const linkPage = await fetch(`${confirm.url}?${confirm.query}`)
    expect(await linkPage.text()).toContain('<button type="submit">Sí, la hice yo</button>')
    expect(linkPage.headers.get('content-security-policy')).toContain("form-action 'self'")
    expect((await storedRequest())?.state).toBe('unconfirmed')

    const wrongKeyResponse = await postForm(confirm.url, { key: 'x'.repeat(43), lang: 'es' })
    expect(wrongKeyResponse.status).toBe(404)
    expect((await storedRequest())?.state).toBe('unconfirmed')

    const answer = await postForm(confirm.url, { key: confirm.key, lang: 'es' })
    expect(await answer.text()).toContain('Tu solicitud está confirmada')
    const secondPage = await (await fetch(`${confirm.url}?${confirm.query}`)).text()
    expect(secondPage).toContain('Tu solicitud está confirmada')
    expect(secondPage).not.toContain('<button')
    expect((await storedRequest())?.state).toBe('open')
  })

  test('is not confirmed by an expired link', async () => {
    const latePerson = { firstName: 'Inés', lastName: 'Salas', email: 'tarde@example.test' }
    await postForm(
      `${intake.url}/api/privacy-requests`,
      requestFields({ ...latePerson, document: '33334444', phone: '' }),
    )
    const mail = await eventually('the mail', async () => mailTo('tarde@example.test', /^Confirma/))
    const link = linkIn(mail.text, '/api/privacy-requests/confirm')
    await database.pool.query(
      `update mail_links set expires_at = now() - interval '1 minute' where subject in
         (select 'privacy_requests:' || id from privacy_requests where email = 'tarde@example.test')`,
    )
    expect((await fetch(`${link.url}?${link.query}`)).status).toBe(404)
    expect((await postForm(link.url, { key: link.key })).status).toBe(404)
    expect(await queryRow(`select state from privacy_requests where email = 'tarde@example.test'`)).toEqual({
      state: 'unconfirmed',
    })
  })

  test('erases nothing for an unconfirmed request until the officer says that they checked who sent it', async () => {
    const unconfirmed = await queryRow<{ id: string }>(
      `select id from privacy_requests where email = 'tarde@example.test'`,
    )
    const erase = (changes: object) =>
      cms.call(
        'POST',
        '/privacy/erase',
        { records: [`privacy_requests:${unconfirmed?.id}`], request: unconfirmed?.id, hasRead: true, ...changes },
        officer,
      )
    expect((await erase({})).status).toBe(409)
    expect((await erase({ hasCheckedIdentity: true })).body).toMatchObject({ results: [{ result: 'open-request' }] })
  })

  test('cannot be changed by the owner of the tables, and cannot be read or changed by the intake', async () => {
    expect(await tryStatement('owner', `update privacy_requests set detail = 'x'`)).toBe('23001')
    expect(await tryStatement('owner', 'delete from privacy_requests')).toBe('23001')
    expect(await tryStatement('intake', 'select email from privacy_requests')).toBe('42501')
    expect(await tryStatement('intake', `update privacy_requests set state = 'open'`)).toBe('42501')
  })
})

describe('a person with records in every table', () => {
  let request: string
  const ids: Record<string, string> = {}
  let otherRows: Record<string, number>
  const countOtherRows = async () => {
    const counts: Record<string, number> = {}
    for (const table of ['leads', 'referrals', 'referred_persons', 'complaints', 'lead_events'])
      counts[table] =
        (
          await queryRow<{ n: number }>(`select count(*)::int as n from ${table} t where t::text not ilike all($1)`, [
            traces,
          ])
        )?.n ?? 0
    return counts
  }

  beforeAll(async () => {
    request =
      (await queryRow<{ id: string }>('select id from privacy_requests where email = $1', [zenobia.email]))?.id ?? ''
    const own = { ...zenobia, phone: zenobiasPhone }
    const document = { documentTypeId: 1, document: zenobiasDocument }
    const first = await acceptedReference(
      await postJson(`${intake.url}/api/leads`, leadBody({ ...own, ...document, message: 'Soy Zenobia' })),
    )
    // This lead has another e-mail address, but the same identity document as the first lead.
    const second = await acceptedReference(
      await postJson(`${intake.url}/api/leads`, leadBody({ ...own, ...document, email: 'zeno@example.test' })),
    )
    const other = await acceptedReference(
      await postJson(`${intake.url}/api/leads`, leadBody({ email: 'vecina@example.test', phone: '+51900000111' })),
    )
    // Zenobia's brother has the same phone, but must be treated as another person.
    const brotherReference = await acceptedReference(
      await postJson(
        `${intake.url}/api/leads`,
        leadBody({
          firstName: 'Hugo',
          lastName: 'Quispe',
          email: 'hugo@example.test',
          phone: zenobiasPhone,
          documentTypeId: 1,
          document: '99998888',
        }),
      ),
    )
    const referral = await acceptedReference(
      await postJson(
        `${intake.url}/api/referrals`,
        referralBody({ ...own, ...document, referred: [referredPerson()] }),
      ),
    )
    const referred = await acceptedReference(
      await postJson(
        `${intake.url}/api/referrals`,
        referralBody({
          referred: [referredPerson({ ...own, ...document, email: undefined })],
          email: 'amiga@example.test',
          phone: '+51900000222',
          document: '22223333',
        }),
      ),
    )
    const complaint = await acceptedReference(
      await postMultipart(`${intake.url}/api/complaints`, complaintFields({ ...own, document: zenobiasDocument }), {
        file: { bytes: pdf, name: 'plano.pdf' },
      }),
    )
    ids.first = await idOf('leads', first)
    ids.second = await idOf('leads', second)
    ids.other = await idOf('leads', other)
    ids.brother = await idOf('leads', brotherReference)
    ids.referral = await idOf('referrals', referral)
    ids.referred =
      (
        await queryRow<{ id: string }>(
          `select p.id from referred_persons p join referrals r on r.id = p.referral_id where r.reference = $1`,
          [referred],
        )
      )?.id ?? ''
    ids.complaint = await idOf('complaints', complaint)
    await ingestLeads(poolOf('worker'))
    await sales('POST', '/inbox/changes', {
      leads: [ids.first],
      change: { kind: 'note', text: 'Zenobia pide un lote en esquina' },
    })
    await sales('POST', '/inbox/changes', {
      leads: [ids.other],
      change: { kind: 'note', text: `Amiga de ${zenobia.email}` },
    })
    await sales('POST', `/referral-desk/persons/${ids.referred}`, { kind: 'note', text: 'Zenobia prefiere la tarde' })
    await sales('POST', `/referral-desk/persons/${ids.referred}/invitation`, {})
    await sales('POST', '/inbox/persons', {
      one: `leads:${ids.first}`,
      other: `leads:${ids.brother}`,
      verdict: 'different',
    })
    await sales('POST', '/inbox/views', { name: 'Zenobia', query: `buscar=${encodeURIComponent(zenobia.email)}` })
    await allDelivered()
    otherRows = await countOtherRows()
  })

  const findZenobia = () =>
    findPerson(poolOf('cms'), { email: zenobia.email, phone: zenobiasPhone, document: zenobiasDocument }, request)

  test('is found by e-mail, phone and document, also in notes of staff, and is not confused with a relative', async () => {
    const { own, others, mentions } = await findZenobia()
    expect(own.map(({ id }) => id).sort()).toEqual(
      [
        `leads:${ids.first}`,
        `leads:${ids.second}`,
        `referrals:${ids.referral}`,
        `referred_persons:${ids.referred}`,
        `complaints:${ids.complaint}`,
        `privacy_requests:${request}`,
      ].sort(),
    )
    expect(others.map(({ id }) => id)).toEqual([`leads:${ids.brother}`])
    expect(mentions.map(({ table }) => table).sort()).toEqual(['inbox_views', 'lead_events'])
    expect(Object.fromEntries(own.filter(({ hold }) => hold).map(({ table, hold }) => [table, hold]))).toEqual({
      complaints: 'complaint-book',
      privacy_requests: 'open-request',
    })
  })

  test('is found by name, without accents and in any order, together with people of the same name', async () => {
    const find = async (name: string) => {
      const { own, others } = await findPerson(poolOf('cms'), { name })
      return [...own, ...others].map(({ id }) => id)
    }
    expect(await find('QUINTANÍLLA zeno')).toContain(`leads:${ids.first}`)
    expect(await find('zenobia de nadie')).toEqual([])
    expect(await find('%')).toEqual([])
  })

  test('is exported as one file, for the privacy desk only', async () => {
    const { own } = await findZenobia()
    const records = own.map(({ id }) => id)
    expect((await sales('POST', '/privacy/export', { records })).status).toBe(403)
    const answer = await cms.ask('POST', '/privacy/export', { records, request }, officer)
    expect(answer.status).toBe(200)
    const page = await answer.text()
    for (const personalText of [
      zenobia.email,
      'zeno@example.test',
      zenobiasDocument,
      'Soy Zenobia',
      'pide un lote en esquina',
      'prefiere la tarde',
      'Ya no busco casa.',
      'No me entregaron el plano.',
      'plano.pdf',
      Buffer.from(pdf).toString('base64'),
    ])
      expect(page).toContain(personalText)
    expect(page).not.toContain('<script')
    expect(page).not.toContain('hugo@example.test')
    const exportCount = await queryRow<{ n: number }>(
      `select count(*)::int as n from privacy_log where event = 'exported' and request = $1 and actor = $2`,
      [request, officerId],
    )
    expect(exportCount?.n).toBe(records.length)
  })

  test('is exported for another program, as JSON and CSV, with only what the person gave us', async () => {
    const records = (await findZenobia()).own.map(({ id }) => id)
    expect((await sales('POST', '/privacy/portable', { records, format: 'json' })).status).toBe(403)
    const jsonResponse = await cms.ask('POST', '/privacy/portable', { records, request, format: 'json' }, officer)
    expect(jsonResponse.headers.get('content-type')).toBe('application/json; charset=utf-8')
    const text = await jsonResponse.text()
    const data = JSON.parse(text) as { records: { record: string; data: Record<string, unknown> }[] }
    expect(data.records.find(({ data: { message } }) => message === 'Soy Zenobia')).toMatchObject({
      record: 'leads',
      data: { email: zenobia.email, phone: zenobiasPhone, document: zenobiasDocument },
    })
    expect(data.records.find(({ record }) => record === 'complaints')?.data).toMatchObject({
      detail: 'No me entregaron el plano.',
      attachment_name: 'plano.pdf',
    })
    const csvResponse = await cms.ask('POST', '/privacy/portable', { records, request, format: 'csv' }, officer)
    const csv = await csvResponse.text()
    expect(csv).toContain(',leads,message,Soy Zenobia')
    for (const internalText of ['pide un lote en esquina', 'prefiere la tarde', 'idempotency_key'])
      expect(text + csv).not.toContain(internalText)
    expect((await cms.call('POST', '/privacy/portable', { records, format: 'xml' }, officer)).status).toBe(400)
    const { rows } = await database.pool.query<{ reason: string }>(
      `select distinct reason from privacy_log where event = 'exported' and reason like 'portable:%' order by reason`,
    )
    expect(rows.map(({ reason }) => reason)).toEqual(['portable:csv', 'portable:json'])
  })

  test('is erased from every table and file, except what the law requires us to keep', async () => {
    const tablesBefore = await findTablesWith(traces)
    expect(Object.keys(tablesBefore)).toEqual(
      expect.arrayContaining([
        'leads',
        'referrals',
        'referred_persons',
        'complaints',
        'lead_events',
        'referral_events',
        'inbox_views',
        'privacy_requests',
      ]),
    )
    const { own, mentions } = await findZenobia()
    const records = [...own, ...mentions].map(({ id }) => id)
    expect((await sales('POST', '/privacy/erase', { records, hasRead: true })).status).toBe(403)
    expect((await cms.call('POST', '/privacy/erase', { records }, officer)).status).toBe(400)

    const answer = await cms.call('POST', '/privacy/erase', { records, request, hasRead: true }, officer)
    expect(answer.status).toBe(200)
    const results = new Map(
      (answer.body.results as { record: string; result: string }[]).map(({ record, result }) => [record, result]),
    )
    expect(results.get(`leads:${ids.first}`)).toBe('erased')
    expect(results.get(`referred_persons:${ids.referred}`)).toBe('erased')
    expect(results.get(`referrals:${ids.referral}`)).toBe('anonymised')
    expect(results.get(`complaints:${ids.complaint}`)).toBe('complaint-book')
    expect(results.get(`privacy_requests:${request}`)).toBe('open-request')
    expect([...results.values()].sort()).toEqual([
      'anonymised',
      'complaint-book',
      'erased',
      'erased',
      'erased',
      'erased',
      'erased',
      'open-request',
    ])

    // The remaining lead belongs to the brother, who has the same phone.
    expect(await findTablesWith(traces)).toEqual({ complaints: 1, privacy_requests: 1, leads: 1 })
    expect(await queryRow('select first_name from leads where phone = $1', [zenobiasPhone])).toEqual({
      first_name: 'Hugo',
    })
    for (const [table, column] of [
      ['lead_work', 'lead_id'],
      ['lead_events', 'lead_id'],
      ['consents', 'lead_id'],
      ['deliveries', 'subject_id'],
    ] as const)
      expect(
        await queryRow(`select count(*)::int as n from ${table} where ${column}::text = any($1)`, [
          [ids.first, ids.second],
        ]),
        table,
      ).toEqual({ n: 0 })
    for (const table of ['referral_work', 'referral_events', 'referral_invitations'])
      expect(
        await queryRow(`select count(*)::int as n from ${table} where referred_person_id = $1`, [ids.referred]),
        table,
      ).toEqual({ n: 0 })
    // All rows of other people remain. The anonymised referral is counted too, because it no longer names Zenobia.
    expect(await countOtherRows()).toEqual({ ...otherRows, referrals: (otherRows.referrals ?? 0) + 1 })

    const files = await readdir(intake.privateDir, { recursive: true, withFileTypes: true })
    const attachment = await queryRow<{ key: string }>('select attachment_key as key from complaints where id = $1', [
      ids.complaint,
    ])
    expect(files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name))).toEqual([
      join(intake.privateDir, attachment?.key ?? ''),
    ])
    expect(Buffer.from(await readFile(join(intake.privateDir, attachment?.key ?? '')))).toEqual(Buffer.from(pdf))
  })

  test('is named only by record ids in the log lines about the erasure', async () => {
    const { rows } = await database.pool.query(
      `select event, subject, reason from privacy_log where request = $1 and event in ('erased', 'anonymised', 'kept')`,
      [request],
    )
    expect(rows).toContainEqual({ event: 'erased', subject: `leads:${ids.first}`, reason: null })
    expect(rows).toContainEqual({ event: 'kept', subject: `complaints:${ids.complaint}`, reason: 'complaint-book' })
    expect(rows).toHaveLength(8)
  })

  test('is erased from quotes and appointments too, and the response and the log list both', async () => {
    const reference = await acceptedReference(
      await postJson(`${intake.url}/api/leads`, leadBody({ email: 'cotiza@example.test' })),
    )
    await allDelivered()
    const lead = await idOf('leads', reference)
    const quote = await queryRow<{ id: string }>(
      `insert into quotes (lead_id, number, code, project_slug, project_name, price_source, price_usd_cents, price_pen_cents,
         down_usd_cents, down_pen_cents, instalment_usd_cents, instalment_pen_cents, months, start_month, payment_day,
         soles_per_dollar, rate_date, issued_on, valid_until, locale)
       values ($1, 'P-2026-900001', 'SM-2222-2222', 'santorini', 'Santorini', 'from', 1, 1, 1, 1, 1, 1, 1, '2027-01', 5, 3.85,
         now(), now(), now(), 'es') returning id`,
      [lead],
    )
    const appointment = await queryRow<{ id: string }>(
      `insert into appointments (lead_id, reference, place_name, starts_at, ends_at, seat, locale)
       values ($1, 'SM-VISIT-900001', 'Sala', now() + interval '1 day', now() + interval '25 hours', 1, 'es') returning id`,
      [lead],
    )
    expect(await tryStatement('owner', 'delete from quotes where id = $1', [quote?.id])).toBe('23001')
    const body = { records: [`leads:${lead}`], hasRead: true }
    const answer = await cms.call('POST', '/privacy/erase', body, officer)
    expect(answer.body.results).toEqual([
      { record: `leads:${lead}`, result: 'erased' },
      { record: `quotes:${quote?.id}`, result: 'erased', code: 'P-2026-900001' },
      { record: `appointments:${appointment?.id}`, result: 'anonymised', code: 'SM-VISIT-900001' },
    ])
    expect(await queryRow('select id from quotes where id = $1', [quote?.id])).toBeUndefined()
    expect(await queryRow('select lead_id, state from appointments where id = $1', [appointment?.id])).toEqual({
      lead_id: null,
      state: 'cancelled',
    })
    const { rows } = await database.pool.query(
      'select event, subject from privacy_log where subject = any($1) order by subject',
      [[`quotes:${quote?.id}`, `appointments:${appointment?.id}`]],
    )
    expect(rows).toEqual([
      { event: 'anonymised', subject: `appointments:${appointment?.id}` },
      { event: 'erased', subject: `quotes:${quote?.id}` },
    ])
  })

  test('is not erased while a delivery is pending or after a sale', async () => {
    const reference = await acceptedReference(
      await postJson(`${intake.url}/api/leads`, leadBody({ email: 'compra@example.test', phone: '+51900000333' })),
    )
    const lead = await idOf('leads', reference)
    await allDelivered()
    const erase = async () =>
      (await cms.call('POST', '/privacy/erase', { records: [`leads:${lead}`], hasRead: true }, officer)).body.results
    await database.pool.query(`update deliveries set status = 'waiting' where subject_id = $1`, [lead])
    expect(await erase()).toEqual([{ record: `leads:${lead}`, result: 'delivery-under-way' }])
    await database.pool.query(`update deliveries set status = 'delivered' where subject_id = $1`, [lead])
    await ingestLeads(poolOf('worker'))
    await database.pool.query(`update lead_work set state = 'won' where lead_id = $1`, [lead])
    expect(await erase()).toEqual([{ record: `leads:${lead}`, result: 'sale' }])
    expect(await queryRow('select email from leads where id = $1', [lead])).toEqual({ email: 'compra@example.test' })
  })
})

describe('the privacy log', () => {
  const readEvents = async (subject: string) => {
    const { rows } = await database.pool.query<{ event: string }>(
      'select event from privacy_log where subject = $1 order by created_at',
      [subject],
    )
    return rows.map(({ event }) => event)
  }

  test('has a line for every record that is opened, listed, changed or exported', async () => {
    const reference = await acceptedReference(
      await postJson(`${intake.url}/api/leads`, leadBody({ email: 'vista@example.test', phone: '+51900000444' })),
    )
    const lead = await idOf('leads', reference)
    await ingestLeads(poolOf('worker'))
    await sales('GET', `/leads/${lead}`)
    await sales('GET', '/leads?limit=3')
    await sales('POST', '/inbox/changes', { leads: [lead], change: { kind: 'note', text: 'Llamar' } })
    await sales('GET', '/inbox/export')
    expect(await readEvents(`leads:${lead}`)).toEqual(['seen', 'changed'])
    expect(await readEvents('leads')).toEqual(expect.arrayContaining(['listed', 'exported']))
  })

  test('has one line for each record that is opened, and none when the page reloads after a change', async () => {
    const reference = await acceptedReference(
      await postJson(`${intake.url}/api/leads`, leadBody({ email: 'otra-vez@example.test', phone: '+51900000445' })),
    )
    const lead = await idOf('leads', reference)
    await ingestLeads(poolOf('worker'))
    const openLead = () => sales('GET', `/leads/${lead}`)
    await openLead()
    await openLead()
    await sales('POST', '/inbox/changes', { leads: [lead], change: { kind: 'note', text: 'Llamar' } })
    await openLead()
    expect(await readEvents(`leads:${lead}`)).toEqual(['seen', 'seen', 'changed'])
    await sales('GET', '/leads?limit=3')
    await openLead()
    expect(await readEvents(`leads:${lead}`)).toEqual(['seen', 'seen', 'changed', 'seen'])
  })

  test('is filtered by person, action, account and period, and shows codes instead of ids', async () => {
    const email = 'filtro@example.test'
    const reference = await acceptedReference(
      await postJson(`${intake.url}/api/leads`, leadBody({ email, phone: '+51900000446' })),
    )
    const lead = await idOf('leads', reference)
    await ingestLeads(poolOf('worker'))
    await sales('GET', `/leads/${lead}`)
    await sales('POST', '/inbox/changes', { leads: [lead], change: { kind: 'note', text: 'Llamar' } })
    const pool = poolOf('cms')
    for (const text of [email, '900 000 446', reference, reference.toLowerCase()])
      expect(await findLogSubjects(pool, text), text).toContain(`leads:${lead}`)
    const linesOf = async (conditions: Parameters<typeof readLog>[1]) =>
      (await readLog(pool, { subjects: [`leads:${lead}`], ...conditions })).lines
    const lines = await linesOf({})
    expect(lines.map(({ event, actor, code }) => [event, actor, code])).toEqual([
      ['changed', 'vera', reference],
      ['seen', 'vera', reference],
    ])
    const today = limaDateOf(new Date())
    const salesperson = (await queryRow<{ id: string }>(`select id from users where name = 'vera'`))?.id
    expect(await linesOf({ event: 'changed' })).toHaveLength(1)
    expect(await linesOf({ actor: salesperson, from: today, to: today })).toHaveLength(2)
    expect(await linesOf({ actor: officerId })).toEqual([])
    expect(await linesOf({ from: addDays(today, 1) })).toEqual([])
    expect(await linesOf({ to: addDays(today, -1) })).toEqual([])

    await allDelivered()
    await cms.call('POST', '/privacy/erase', { records: [`leads:${lead}`], hasRead: true }, officer)
    expect((await linesOf({ event: 'erased' })).map(({ code }) => code)).toEqual([null])
  })

  test('keeps the searched person out of the URL', async () => {
    const search = { buscar: zenobia.email, accion: 'seen', desde: '2026-11-01', pagina: '4' }
    const answer = await cms.ask('POST', '/privacy/log-search', search, officer)
    expect(answer.status).toBe(303)
    const location = new URL(answer.headers.get('location') ?? '', 'http://cms.example.test')
    expect(location.pathname).toBe('/admin/registro-de-datos')
    expect(location.search).not.toContain('zenobia')
    expect(readLogFilter(decryptQuery(Object.fromEntries(location.searchParams)))).toMatchObject({
      person: zenobia.email,
      event: 'seen',
      from: '2026-11-01',
      page: 1,
    })
    expect((await sales('POST', '/privacy/log-search', search)).status).toBe(403)
  })

  test('can be read by the privacy officer, but not by sales', async () => {
    expect((await cms.call('GET', '/privacy-log?limit=1', undefined, officer)).status).toBe(200)
    expect((await sales('GET', '/privacy-log?limit=1')).status).toBe(403)
  })

  test.each(['cms', 'intake', 'worker', 'owner'] as const)('rejects changes by %s', async (who) => {
    const errorCode = who === 'owner' ? '23001' : '42501'
    expect(await tryStatement(who, `update privacy_log set actor = 'x'`)).toBe(errorCode)
    expect(await tryStatement(who, 'delete from privacy_log')).toBe(errorCode)
    expect(await tryStatement(who, 'truncate privacy_log')).toBe(errorCode)
  })

  test('protects append-only tables: neither the CMS nor the owner of the tables can delete from them', async () => {
    await database.pool.query(
      `insert into person_decisions (one, other, verdict) values ('leads:x', 'leads:y', 'different')`,
    )
    for (const table of ['lead_events', 'person_decisions', 'consent_withdrawals']) {
      await database.pool.query(
        `insert into consent_withdrawals (subject, reference, purpose) values ('leads:x', 'x', 'marketing')`,
      )
      expect(await tryStatement('owner', `delete from ${table}`), table).toBe('23001')
      expect(await tryStatement('cms', `delete from ${table}`), table).toBe('42501')
    }
  })

  test('protects personal data: other processes and staff outside the privacy desk cannot erase it', async () => {
    const erase = `select * from erase_person('{}', $1, null)`
    for (const who of ['intake', 'worker'] as const) expect(await tryStatement(who, erase, [officerId])).toBe('42501')
    const salesperson = await queryRow<{ id: string }>(`select id from users where name = 'vera'`)
    expect(await tryStatement('cms', erase, [salesperson?.id])).toBe('42501')
    expect(await tryStatement('cms', erase, [officerId])).toBe('done')
    expect(await tryStatement('cms', `select remove_record('leads:x', null, null, 'erased')`)).toBe('42501')
  })
})

test('a person withdraws consent by the link in a mail, and the sales desk shows it', async () => {
  const own = { email: 'basta@example.test', phone: '+51900000555' }
  const lead = await idOf(
    'leads',
    await acceptedReference(await postJson(`${intake.url}/api/leads`, leadBody({ ...own, acceptsMarketing: true }))),
  )
  await acceptedReference(await postJson(`${intake.url}/api/referrals`, referralBody({ ...own, locale: 'en' })))
  const mail = await eventually('the mail', async () => mailTo('basta@example.test', /referral/))
  expect(mail.html).toContain('Withdraw your consent')
  const link = linkIn(mail.text, '/api/consent/withdraw')
  expect(await (await fetch(`${link.url}?${link.query}`)).text()).toContain('Withdraw my consent')
  const everyChannel = ['call', 'sms', 'whatsapp', 'mail']
  expect(await readContactConsent(poolOf('cms'), lead)).toEqual({
    answerBy: everyChannel,
    marketingBy: everyChannel,
    optOut: undefined,
  })
  for (let times = 0; times < 2; times += 1)
    expect(await (await postForm(link.url, { key: link.key, lang: 'en' })).text()).toContain(
      'You have withdrawn your consent',
    )
  // The open question may still be answered.
  expect(await readContactConsent(poolOf('cms'), lead)).toEqual({
    answerBy: everyChannel,
    marketingBy: [],
    optOut: { kind: 'withdrawal', at: expect.any(Date) },
  })
  expect(
    await queryRow('select count(*)::int as n from consent_withdrawals where subject = $1', [`leads:${lead}`]),
  ).toEqual({ n: 1 })
})

test('retention erases an expired lead and keeps complaints, sales and recent leads', async () => {
  const send = async (email: string) =>
    idOf(
      'leads',
      await acceptedReference(await postJson(`${intake.url}/api/leads`, leadBody({ email, phone: '+51900000666' }))),
    )
  const [old, sold, noted, young] = [
    await send('vieja@example.test'),
    await send('vendida@example.test'),
    await send('llamada@example.test'),
    await send('nueva@example.test'),
  ]
  const complaints = await queryRow('select count(*)::int as n from complaints')
  await allDelivered()
  await ingestLeads(poolOf('worker'))
  await database.pool.query(`update leads set created_at = now() - interval '25 months' where id = any($1)`, [
    [old, sold, noted],
  ])
  await database.pool.query(`update lead_work set state = 'won' where lead_id = $1`, [sold])
  await sales('POST', '/inbox/changes', { leads: [noted], change: { kind: 'note', text: 'Sigue interesada' } })
  const countRemainingLeads = async () => {
    const { rows } = await database.pool.query('select id from leads where id = any($1)', [[old, sold, noted, young]])
    return rows.map(({ id }) => id).sort()
  }
  await database.pool.query('update privacy_desk set retention_lead_months = 36')
  expect(await expirePersonalData(poolOf('worker'))).toBe(0)
  expect(await countRemainingLeads()).toEqual([old, sold, noted, young].sort())
  await database.pool.query('update privacy_desk set retention_lead_months = 24')
  expect(await expirePersonalData(poolOf('worker'))).toBe(1)
  expect(await countRemainingLeads()).toEqual([sold, noted, young].sort())
  expect(await queryRow('select count(*)::int as n from complaints')).toEqual(complaints)
  expect(await queryRow('select actor, event from privacy_log where subject = $1', [`leads:${old}`])).toEqual({
    actor: null,
    event: 'expired',
  })
  expect(await tryStatement('worker', 'delete from leads')).toBe('42501')
})

test('a changed consent text cannot be published under a version that was already published', async () => {
  const { rows } = await database.pool.query(`select id from consent_texts where purpose = 'marketing'`)
  const id = rows[0].id as string
  await database.pool.query(
    `with published as (insert into _consent_texts_v (parent_id, version_purpose, version_version, version__status)
       values ('${id}', 'marketing', '2026-02', 'published') returning id)
     insert into _consent_texts_v_locales (version_text, _locale, _parent_id)
     select 'Acepto recibir información', locale::_locales, id from published, unnest('{es,en}'::text[]) locale`,
  )
  await database.pool.query(
    `insert into consent_texts_locales (text, _locale, _parent_id)
     select 'Acepto recibir información', locale::_locales, '${id}' from unnest('{es,en}'::text[]) locale`,
  )
  const publish = (version: string, text: string) =>
    cms.call('PATCH', `/consent-texts/${id}?locale=es`, { version, text, _status: 'published' }, officer)
  const rejection = await publish('2026-02', 'Acepto recibir llamadas')
  expect(rejection.status).toBe(400)
  expect(JSON.stringify(rejection.body)).toContain('El texto cambió: dale una versión nueva.')
  expect((await publish('2026-02', 'Acepto recibir información')).status).toBe(200)
  expect((await publish('2026-09', 'Acepto recibir llamadas')).status).toBe(200)
  expect((await publish('2026-02', 'Acepto recibir llamadas')).status).toBe(400)
})

describe('the answer to a request', () => {
  const email = 'responde@example.test'
  let request: string
  let reference: string
  const text = 'Estos son los datos que guardamos.\n\nQuedamos atentos.'
  type SentFile = { bytes: Uint8Array; name: string }
  const send = (fields: Record<string, string> = {}, files: SentFile[] = [], headers = officer) => {
    const body = new FormData()
    for (const [name, value] of Object.entries({ text, hasRead: 'true', ...fields })) body.set(name, value)
    for (const { bytes, name } of files) body.append('files', new File([new Uint8Array(bytes)], name))
    return cms.call('POST', `/privacy/requests/${request}/answers`, body, headers)
  }

  beforeAll(async () => {
    const fields = { kind: 'access', firstName: 'Rita', lastName: 'Paz', email, document: '77778888', phone: '' }
    await postForm(`${intake.url}/api/privacy-requests`, requestFields(fields))
    const row = await queryRow<{ id: string; reference: string }>(
      'select id, reference from privacy_requests where email = $1',
      [email],
    )
    request = row?.id ?? ''
    reference = row?.reference ?? ''
  })

  test('the privacy officer gets one mail about the request, without data of the person', async () => {
    await queuePrivacyNotices(poolOf('worker'))
    expect(await queuePrivacyNotices(poolOf('worker'))).toBe(0)
    const notice = await eventually('the officer is notified', async () =>
      mailTo('olga@example.test', new RegExp(`^Solicitud nueva sobre datos personales: ${reference}`)),
    )
    expect(notice.text).toContain('Llegó una solicitud de acceso.')
    expect(notice.text).toContain('todavía no confirmó')
    expect(notice.text).toContain(`/admin/privacidad/solicitudes/${request}`)
    for (const personal of ['Rita', 'Paz', email, '77778888']) expect(notice.html + notice.text).not.toContain(personal)
    expect(mailTo('vera@example.test', /^Solicitud nueva/)).toBeUndefined()
  })

  test('is rejected if it is empty or unconfirmed, has a file of a wrong type or too many files, or comes from sales', async () => {
    expect((await send({ text: ' ' })).body).toEqual({ problem: 'empty' })
    expect((await send({ hasRead: 'false' })).body).toEqual({ problem: 'not read' })
    const script = { bytes: new TextEncoder().encode('MZ hola'), name: 'plano.pdf' }
    expect(await send({}, [script])).toEqual({ status: 422, body: { problem: 'file type' } })
    const tooManyFiles = Array.from({ length: 6 }, () => ({ bytes: pdf, name: 'a.pdf' }))
    expect(await send({}, tooManyFiles)).toEqual({ status: 422, body: { problem: 'too many files' } })
    const salesperson = await signInSession(cms, 'vera@example.test')
    expect((await send({}, [], salesperson)).status).toBe(403)
    expect(await queryRow('select count(*)::int as n from privacy_answers')).toEqual({ n: 0 })
  })

  test('is sent once with its files, and is kept with the request and in its history', async () => {
    const files = [
      { bytes: pdf, name: 'Mis datos (1).pdf' },
      { bytes: png, name: 'Captura.png' },
    ]
    const first = await send({}, files)
    expect(first.status).toBe(201)
    expect((await send({}, files)).body, 'a retry').toEqual(first.body)
    const mail = await eventually('the answer arrives', async () => mailTo(email, /^Respondimos tu solicitud/))
    expect(mail.subject).toContain(reference)
    expect(mail.text).toContain('Hola, Rita:')
    expect(mail.text).toContain('Estos son los datos que guardamos.')
    expect(mail.files.map(({ name }) => name)).toEqual(files.map(({ name }) => name))
    expect(Buffer.from(mail.files[0]?.bytes ?? '').equals(Buffer.from(pdf))).toBe(true)
    await allDelivered()
    expect(integrations.mails.filter(({ to }) => to.includes(email))).toHaveLength(2)

    const [answer, ...others] = await readAnswers(poolOf('cms'), request)
    expect(others).toEqual([])
    expect(answer).toMatchObject({ text, author: 'olga', delivery: 'delivered' })
    expect(answer?.files.map(({ name, scan }) => [name, scan])).toEqual([
      ['Mis datos (1).pdf', 'none'],
      ['Captura.png', 'none'],
    ])
    const link = await cms.ask('POST', `/privacy/answer-files/${answer?.files[0]?.id}`, undefined, officer)
    expect(link.status).toBe(303)
    const path = (link.headers.get('location') ?? '').replace('/api', '')
    const fileResponse = await cms.ask('GET', path, undefined, officer)
    expect(Buffer.from(await fileResponse.arrayBuffer()).equals(Buffer.from(pdf))).toBe(true)
    expect((await cms.ask('GET', path)).status).toBe(403)

    const { lines } = await readLog(poolOf('cms'), { request })
    expect(lines.map(({ event, reason, code }) => [event, reason, code])).toEqual(
      expect.arrayContaining([
        ['changed', 'answer', reference],
        ['exported', 'answer file', reference],
      ]),
    )
    const page = await cms.ask('POST', '/privacy/export', { records: [`privacy_requests:${request}`] }, officer)
    const exported = await page.text()
    expect(exported).toContain('Estos son los datos que guardamos.')
    expect(exported).toContain(Buffer.from(pdf).toString('base64'))
  })

  test.each(['cms', 'worker', 'owner'] as const)('cannot be changed by %s', async (who) => {
    const code = who === 'owner' ? '23001' : '42501'
    expect(await tryStatement(who, `update privacy_answers set text = 'x'`)).toBe(code)
    expect(await tryStatement(who, 'delete from privacy_answers')).toBe(code)
    expect(await tryStatement(who, `update privacy_answer_files set name = 'x'`)).toBe(code)
    expect(await tryStatement(who, 'delete from privacy_answer_files')).toBe(code)
  })

  test('cannot be sent after the request was closed, and expires with it', async () => {
    await database.pool.query(
      `update privacy_requests set state = 'closed', outcome = 'x', closed_at = now() - interval '3 years' where id = $1`,
      [request],
    )
    expect(await send({ text: 'Otra respuesta' })).toEqual({ status: 409, body: { problem: 'closed' } })
    await expirePersonalData(poolOf('worker'))
    for (const table of ['privacy_answers', 'privacy_answer_files'])
      expect(await queryRow(`select count(*)::int as n from ${table}`), table).toEqual({ n: 0 })
    expect(await queryRow('select id from privacy_requests where id = $1', [request])).toBeUndefined()
  })
})
