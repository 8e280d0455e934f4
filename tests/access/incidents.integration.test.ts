// Tests the incident register with the real CMS, worker and mail server. Every process uses its own database role.
import { type Integrations, startIntegrations } from '@app/tools/fakes/integrations'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { remindOfIncidents } from '../../apps/worker/src/maintenance/remind-incidents.job'
import { createFreshDatabase, type FreshDatabase } from '../support/fresh-database'
import { signedInAs } from '../support/grant-process-rights'
import { readMail } from '../support/read-mail'
import { postJson, prepareQueue, startIntake } from '../support/running-intake'
import { leadBody } from '../support/submissions'
import { eventually, startWorker, type WorkerProcess } from '../support/worker-process'
import { type Call, createStaff, type RunningCms, signIn, startCms } from './running-cms'

const HOUR = 3_600_000

let database: FreshDatabase
let integrations: Integrations
let worker: WorkerProcess
let intake: Awaited<ReturnType<typeof startIntake>>
let cms: RunningCms
let officer: Call
let sales: Call
let workerPool: pg.Pool

const mailsTo = (address: string, subject: RegExp) =>
  integrations.mails
    .filter((mail) => mail.to.includes(address))
    .map((mail) => readMail(mail.raw))
    .filter((mail) => subject.test(mail.subject))
const collapse = (text = '') => text.replaceAll(/\s+/g, ' ')
const tryStatement = (pool: pg.Pool, statement: string) =>
  pool.query(statement).then(
    () => 'done',
    (error: pg.DatabaseError) => error.code ?? error.message,
  )
const addIncident = async (foundAt: Date, what = 'Se perdió una laptop con la lista de la feria.') => {
  const { status, body } = await officer('POST', '/incidents-desk', { what, foundAt: foundAt.toISOString() })
  expect(status).toBe(201)
  return String(body.id)
}
const countReminders = async (incident: string) => {
  const { rows } = await database.pool.query(
    `select count(*)::int as n from deliveries where template = 'incident-reminder' and subject_id like '%' || $1 || '%'`,
    [incident],
  )
  return rows[0].n as number
}

beforeAll(async () => {
  database = await createFreshDatabase()
  integrations = await startIntegrations()
  cms = await startCms({ databaseUrl: database.url, smtpUrl: integrations.smtpUrl })
  await prepareQueue(signedInAs('worker', database.url))
  intake = await startIntake(signedInAs('intake', database.url))
  worker = await startWorker({
    databaseUrl: signedInAs('worker', database.url),
    integrations,
    privateDir: intake.privateDir,
  })
  workerPool = new pg.Pool({ connectionString: signedInAs('worker', database.url), max: 2 })
  workerPool.on('error', () => undefined)
  await createStaff(cms, { olga: 'privacy', vera: 'sales' })
  officer = await signIn(cms, 'olga@example.test')
  sales = await signIn(cms, 'vera@example.test')
})
afterAll(async () => {
  await workerPool?.end()
  await cms?.stop()
  await intake?.stop()
  await worker?.stop()
  await integrations?.stop()
  await database?.remove()
})

test('an incident gets a number and a deadline of 48 hours, and only the privacy desk may add or read incidents', async () => {
  const foundAt = new Date(Date.now() - 2 * HOUR)
  const id = await addIncident(foundAt)
  const { rows } = await database.pool.query('select reference, due_at, author from incidents where id = $1', [id])
  expect(rows[0]).toEqual({
    reference: expect.stringMatching(/^INC-\d{4}-001$/),
    due_at: new Date(foundAt.getTime() + 48 * HOUR),
    author: 'olga',
  })
  expect((await sales('POST', '/incidents-desk', { what: 'x', foundAt: foundAt.toISOString() })).status).toBe(403)
  expect((await sales('GET', '/incidents')).status).toBe(403)
  const future = new Date(Date.now() + HOUR).toISOString()
  expect((await officer('POST', '/incidents-desk', { what: 'x', foundAt: future })).status).toBe(400)
  const log = await database.pool.query(`select event, reason from privacy_log where subject = $1`, [`incidents:${id}`])
  expect(log.rows).toContainEqual({ event: 'changed', reason: 'incident-added' })
  expect((await officer('GET', '/incidents')).status).toBe(200)
  const reads = await database.pool.query(
    `select count from privacy_log where event = 'listed' and subject = 'incidents'`,
  )
  expect(reads.rows).toEqual([{ count: 1 }])
})

test('two incidents that are added at the same time get different numbers', async () => {
  await Promise.all(Array.from({ length: 5 }, () => addIncident(new Date(Date.now() - HOUR))))
  const { rows } = await database.pool.query(
    'select count(*)::int as n, count(distinct reference)::int as d from incidents',
  )
  expect(rows[0].n).toBe(rows[0].d)
})

test('finds the affected records of a table by time, stores their codes, and writes to each mailbox once', async () => {
  const person = { email: 'Ana.Rios@gmail.com', phone: '+51955511223' }
  for (const email of ['anarios@gmail.com', person.email, 'hugo@example.test'])
    expect((await postJson(`${intake.url}/api/leads`, leadBody({ ...person, email }))).status).toBe(201)
  const english = leadBody({ email: 'mary@example.test', phone: '+51955511999', locale: 'en' })
  expect((await postJson(`${intake.url}/api/leads`, english)).status).toBe(201)
  await database.pool.query(
    `insert into leads (reference, idempotency_key, body_hash, kind, first_name, last_name, email, phone, project_slug, locale,
       created_at) values ('SM-OLD', 'old', 'x', 'contact', 'Eva', 'Luna', 'eva@example.test', '', 'santorini', 'es', '2020-01-01')`,
  )
  const id = await addIncident(new Date(Date.now() - HOUR))
  const range = { from: new Date(Date.now() - HOUR).toISOString(), until: new Date(Date.now() + HOUR).toISOString() }
  const firstResponse = await officer('POST', `/incidents-desk/${id}/affected`, { table: 'leads', ...range })
  expect(firstResponse.body).toEqual({ count: 4 })
  // A second search adds no person twice.
  const secondResponse = await officer('POST', `/incidents-desk/${id}/affected`, { table: 'leads', ...range })
  expect(secondResponse.body).toEqual({ count: 0 })
  const { rows: leakingRows } = await database.pool.query(
    `select * from incident_affected where incident_id = $1 and (subject || reference) ~* 'ana|rios|hugo|mary'`,
    [id],
  )
  expect(leakingRows).toEqual([])

  const letter = { audience: 'people', text: 'Se perdió una [cosa].', textInEnglish: 'A laptop was lost.' }
  expect((await officer('POST', `/incidents-desk/${id}/letters`, letter)).status).toBe(400)
  const text = 'Se perdió una laptop.\n\nTe llamaremos.'
  const sentResponse = await officer('POST', `/incidents-desk/${id}/letters`, { ...letter, text })
  expect(sentResponse.body).toEqual({ count: 3 })
  await eventually('the letters arrive', async () => mailsTo('mary@example.test', /^An incident/).length === 1)
  await eventually('the letters arrive', async () => mailsTo('hugo@example.test', /^Un incidente/).length === 1)
  expect(collapse(mailsTo('mary@example.test', /^An incident/)[0]?.text)).toContain('A laptop was lost.')
  expect(collapse(mailsTo('hugo@example.test', /^Un incidente/)[0]?.text)).toContain(
    'Se perdió una laptop. Te llamaremos.',
  )
  const toAna = await eventually('one letter to Ana', async () => {
    const mails = [...mailsTo('anarios@gmail.com', /^Un incidente/), ...mailsTo(person.email, /^Un incidente/)]
    return mails.length > 0 && mails
  })
  expect(toAna).toHaveLength(1)
  expect(mailsTo('eva@example.test', /incidente/i)).toEqual([])
  // The logs of the worker contain no address.
  expect(worker.output.join('')).not.toMatch(/hugo@|mary@|anarios/)
})

test('the letter to the authority is sent as it was written and ends the reminders', async () => {
  const id = await addIncident(new Date(Date.now() - 47.5 * HOUR))
  const text = 'Señores: se perdió una laptop.'
  const to = 'autoridad@example.test'
  expect((await officer('POST', `/incidents-desk/${id}/letters`, { audience: 'authority', to, text })).status).toBe(201)
  const mail = await eventually('the letter', async () => mailsTo(to, /^Un incidente con datos/)[0])
  expect(mail.text).toContain(text)
  const count = await countReminders(id)
  await remindOfIncidents({ pool: workerPool, clock: () => new Date(Date.now() + 10 * HOUR) })
  expect(await countReminders(id)).toBe(count)
})

test('reminds the privacy officer once per threshold until the authority is notified, however many workers run', async () => {
  const id = await addIncident(new Date(Date.now() - 13 * HOUR), 'Un correo salió a la persona equivocada.')
  const runAt = (hours: number) =>
    Promise.all(
      [1, 2, 3].map(() => remindOfIncidents({ pool: workerPool, clock: () => new Date(Date.now() + hours * HOUR) })),
    )
  await runAt(0)
  expect(await countReminders(id)).toBe(1)
  await runAt(13)
  await runAt(13)
  expect(await countReminders(id)).toBe(2)
  const { rows } = await database.pool.query('select reference from incidents where id = $1', [id])
  const mail = await eventually('the mail', async () => mailsTo('olga@example.test', new RegExp(rows[0].reference))[0])
  expect(mail.subject).toMatch(/^Falta avisar a la autoridad/)
  expect(collapse(mail.text)).toMatch(/Quedan 3[45] horas/)
  expect(mailsTo('vera@example.test', /autoridad/)).toEqual([])
  const step = { kind: 'authority-notified', text: 'Por mesa de partes.' }
  expect((await officer('POST', `/incidents-desk/${id}/events`, step)).status).toBe(201)
  await runAt(40)
  expect(await countReminders(id)).toBe(2)
})

test('a closed incident rejects another step, and neither the owner of the tables nor a process can change the register', async () => {
  const id = await addIncident(new Date(Date.now() - HOUR))
  const close = { kind: 'closed', text: 'Sin personas afectadas.' }
  expect((await officer('POST', `/incidents-desk/${id}/events`, close)).status).toBe(201)
  expect((await officer('POST', `/incidents-desk/${id}/events`, close)).status).toBe(409)
  const cmsPool = new pg.Pool({ connectionString: signedInAs('cms', database.url), max: 1 })
  for (const table of ['incidents', 'incident_events', 'incident_affected']) {
    for (const statement of [
      `update ${table} set created_at = now()`,
      `delete from ${table}`,
      `truncate ${table} cascade`,
    ])
      expect(await tryStatement(database.pool, statement)).toBe('23001')
    expect(await tryStatement(cmsPool, `delete from ${table}`)).toBe('42501')
    expect(await tryStatement(workerPool, `insert into ${table} default values`)).toBe('42501')
  }
  await cmsPool.end()
})

// The last test, because its incidents cannot be removed.
test('the numbers of incidents start again each year and continue after 999', async () => {
  const insertIncidents = (year: string, count: number) =>
    database.pool.query(
      `insert into incidents (reference, what, found_at, due_at, author)
       select 'INC-' || $1 || '-of-the-test-' || n, 'x', now(), now(), 'olga' from generate_series(1, $2) n`,
      [year, count],
    )
  const readReference = async (id: string) =>
    (await database.pool.query<{ reference: string }>('select reference from incidents where id = $1', [id])).rows[0]
      ?.reference ?? ''
  const first = await readReference(await addIncident(new Date(Date.now() - HOUR)))
  const [, year = '', number = ''] = first.split('-')
  await insertIncidents(String(Number(year) - 1), 10)
  await insertIncidents(year, 999 - Number(number))
  expect(await readReference(await addIncident(new Date(Date.now() - HOUR)))).toBe(`INC-${year}-1000`)
})
