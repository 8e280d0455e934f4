// Tests the waiting list of a lot from the form to the mail about the end of the hold. Intake, worker and desk use
// their own database roles, and mails are sent over SMTP.

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sampleLot } from '@app/domain/lot/lot.fixture'
import { inTransaction } from '@app/platform/database/pool'
import { createBoss } from '@app/platform/queue/boss'
import { type Integrations, startIntegrations } from '@app/tools/fakes/integrations'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readLots } from '../../apps/cms/src/content/projects/read-lots'
import { collectPerson } from '../../apps/cms/src/privacy/collect-person'
import { findPerson } from '../../apps/cms/src/privacy/find-person'
import { changeStates } from '../../apps/cms/src/sales/lots/change-states'
import { importLots } from '../../apps/cms/src/sales/lots/import-lots'
import { countWaiting, readLines } from '../../apps/cms/src/sales/waiting-list/read-waiting-list'
import { notifyOfNews } from '../../apps/worker/src/maintenance/notify-subscribers.job'
import { switchTo } from '../../apps/worker/src/publishing/release-folder'
import { createFreshDatabase, type FreshDatabase } from '../support/fresh-database'
import { grantProcessRights, signedInAs } from '../support/grant-process-rights'
import { readMail } from '../support/read-mail'
import { postForm, postJson, startIntake } from '../support/running-intake'
import { eventually, startWorker, type WorkerProcess } from '../support/worker-process'

let database: FreshDatabase
let integrations: Integrations
let worker: WorkerProcess
let intake: Awaited<ReturnType<typeof startIntake>>
let desk: pg.Pool
let boss: ReturnType<typeof createBoss>
let project: string
let workerPool: pg.Pool
let releases: string

const codes = ['A-01', 'A-02', 'A-03', 'B-01']

beforeAll(async () => {
  database = await createFreshDatabase()
  await grantProcessRights(database.url)
  integrations = await startIntegrations()
  releases = await mkdtemp(path.join(tmpdir(), 'waiting-releases-'))
  worker = await startWorker({
    databaseUrl: signedInAs('worker', database.url),
    integrations,
    privateDir: '/tmp/waiting-private',
    // The worker gets a folder without releases. Otherwise its job, which runs every five minutes, could notify people
    // before the test does.
    env: { SALES_MAIL: 'ventas@example.test', RELEASES_DIR: path.join(releases, 'of-the-worker') },
  })
  // The tests open all links from one IP address, so the limits are raised.
  intake = await startIntake(signedInAs('intake', database.url), { limitFactor: 20 })
  desk = new pg.Pool({ connectionString: signedInAs('cms', database.url), max: 2 })
  workerPool = new pg.Pool({ connectionString: signedInAs('worker', database.url), max: 2 })
  boss = createBoss(signedInAs('cms', database.url), 'sender')
  await boss.start()
  await database.pool.query(`update projects set name = initcap(slug), kind = 'condominium'`)
  const { rows } = await database.pool.query<{ id: string }>(`select id from projects where slug = 'santorini'`)
  project = rows[0]?.id ?? ''
  await inTransaction(desk, (tx) =>
    importLots(
      tx,
      project,
      codes.map((code) => ({ ...sampleLot({ code }), key: `santorini-${code}`, project: 'santorini' })),
    ),
  )
  await setState(['A-01', 'A-02', 'A-03'], 'held')
})
afterAll(async () => {
  await boss?.stop({ graceful: false })
  await desk?.end()
  await workerPool?.end()
  await intake?.stop()
  await worker?.stop()
  await integrations?.stop()
  await database?.remove()
  await rm(releases, { recursive: true, force: true })
})

async function setState(lotCodes: string[], state: 'free' | 'held' | 'sold') {
  const lots = (await readLots(desk, project)).filter(({ code }) => lotCodes.includes(code)).map(({ id }) => id)
  const heldUntil = state === 'held' ? new Date(Date.now() + 3_600_000) : null
  await changeStates(desk, boss, { lots, to: state, heldUntil, by: 'Rosa' })
}

const fields = (email: string, changes: Record<string, string> = {}): Record<string, string> => ({
  kind: 'lot',
  project: 'santorini',
  lot: 'A-01',
  firstName: 'Ana Lucía',
  email,
  locale: 'es',
  acceptsTerms: 'on',
  'consentVersions.terms': '2026-01',
  website: '',
  ...changes,
})
const join = (email: string, changes: Record<string, string> = {}) =>
  postForm(`${intake.url}/api/waiting-list`, fields(email, changes))
const mailsTo = (email: string) =>
  integrations.mails.filter((mail) => mail.to.includes(email)).map((mail) => ({ ...readMail(mail.raw), raw: mail.raw }))
const mailTo = (email: string, title: string) =>
  eventually(`${title} to ${email}`, async () => mailsTo(email).find(({ subject }) => subject.startsWith(title)), 60)
const linkIn = (text: string, path: string) =>
  new RegExp(`/api/waiting-list/${path}\\?\\S+`).exec(text.replace(/&amp;/g, '&'))?.[0] ?? ''
/** Opens the link of a mail and presses the button on its page. */
async function press(link: string): Promise<string> {
  const url = new URL(link, intake.url)
  const page = await (await fetch(url)).text()
  expect(page).toContain('<button type="submit">')
  const answer = await fetch(url.origin + url.pathname, { method: 'POST', body: url.searchParams })
  return answer.text()
}
const confirm = async (email: string) =>
  press(linkIn((await mailTo(email, 'Confirma tu pedido de aviso')).text, 'confirm'))
const entriesOf = async (email: string) =>
  (await database.pool.query(`select * from waiting_entries where email = $1 order by created_at`, [email])).rows

test('people who confirm their mailbox are in line in the order of their confirmation', async () => {
  for (const email of ['first@example.test', 'second@example.test', 'never@example.test']) {
    const answer = await join(email)
    expect(answer.status).toBe(201)
    expect(await answer.text()).toContain('Revisa tu correo')
  }
  // Opening the link changes nothing, because mail programs open links too.
  const link = linkIn((await mailTo('second@example.test', 'Confirma tu pedido de aviso')).text, 'confirm')
  await fetch(new URL(link, intake.url))
  expect((await entriesOf('second@example.test'))[0]).toMatchObject({ state: 'unconfirmed', confirmed_at: null })

  expect(await confirm('second@example.test')).toMatch(/Estás en la lista.*A-01, Santorini.*Tu lugar en la lista.*>1</s)
  expect(await confirm('first@example.test')).toMatch(/Tu lugar en la lista.*>2</s)
  expect(await confirm('second@example.test'), 'a second press keeps the place').toMatch(/Tu lugar en la lista.*>1</s)
  expect(await countWaiting(desk, 'santorini')).toEqual(new Map([['A-01', 2]]))
  const lines = await readLines(desk, 'santorini')
  expect(lines.map(({ lot, people }) => [lot, people.map(({ position, email }) => `${position} ${email}`)])).toEqual([
    ['A-01', ['1 second@example.test', '2 first@example.test']],
  ])
})

test('stores the version of the accepted text', async () => {
  const [entry] = await entriesOf('first@example.test')
  const { rows } = await database.pool.query(
    'select purpose, version, granted from consents where waiting_entry_id = $1',
    [entry.id],
  )
  expect(rows).toEqual([{ purpose: 'terms', version: '2026-01', granted: true }])
})

test('a repeated request adds no second entry, and a mail tells a person in line their position', async () => {
  await join('second@example.test')
  await join('SECOND@example.test', { firstName: 'Otra' })
  expect((await mailTo('second@example.test', 'Ya estás en la lista')).text).toContain('Tu lugar en la lista es el 1.')
  expect(await entriesOf('second@example.test')).toHaveLength(1)
  expect(await entriesOf('SECOND@example.test')).toHaveLength(0)
  const body = { ...fields('json@example.test'), acceptsTerms: true, consentVersions: { terms: '2026-01' } }
  const key = '3f0e3f8a-58a5-4f86-a4b5-0a7d3c1c9d10'
  const send = (changes = {}) =>
    postJson(`${intake.url}/api/waiting-list`, { ...body, startedAt: Date.now() - 60_000, ...changes }, { key })
  const [one, two] = [await send(), await send()]
  expect([one.status, await one.json()]).toEqual([201, await two.json()])
  expect((await send({ firstName: 'Otra' })).status).toBe(409)
})

test.each([
  [{ lot: 'B-01' }, 'Ya está disponible'],
  [{ lot: 'Z-99' }, 'No pudimos leer el lote'],
  [{ project: 'nowhere' }, 'Ese proyecto ya no está publicado'],
  [{ kind: 'next-building' }, 'Ese proyecto ya no está publicado'],
  [{ acceptsTerms: '' }, 'Debes aceptar los términos'],
])('rejects an entry with %j', async (changes, text) => {
  const answer = await join('rejected@example.test', changes)
  expect(answer.status).toBe(422)
  expect(await answer.text()).toContain(text)
  expect(await entriesOf('rejected@example.test')).toEqual([])
})

test('renders the form without JavaScript, and says if the lot is no longer held', async () => {
  const page = (query: string) => fetch(`${intake.url}/api/waiting-list?${query}`, { redirect: 'manual' })
  const form = await (await page('kind=lot&project=santorini&lot=A-01&lang=en')).text()
  expect(form).toContain('action="/api/waiting-list"')
  expect(form).toContain('name="lot" value="A-01"')
  expect(form).toContain('Notify me')
  expect(await (await page('kind=lot&project=santorini&lot=B-01')).text()).toContain('Ya está disponible')
  expect((await page('kind=lot&project=nowhere&lot=A-01')).headers.get('location')).toBe('/proyectos')
})

test('when staff end the hold, everyone in line gets one mail that leads to the lot', async () => {
  await setState(['A-01'], 'free')
  const first = await mailTo('second@example.test', 'El lote A-01 de Santorini está disponible')
  await mailTo('first@example.test', 'El lote A-01 de Santorini está disponible')
  expect(first.text).toContain('https://www.example.test/proyectos/condominios/santorini/lotes?lote=A-01')
  const notices = () => integrations.mails.filter(({ raw }) => readMail(raw).subject.includes('está disponible'))
  expect(notices()).toHaveLength(2)
  expect((await entriesOf('first@example.test'))[0]).toMatchObject({ state: 'notified' })
  // The person who did not confirm gets no mail, even if the lot is held and freed again.
  await setState(['A-01'], 'held')
  await setState(['A-01'], 'free')
  await setState(['A-01'], 'held')
  expect(notices()).toHaveLength(2)
  expect(mailsTo('never@example.test')).toHaveLength(1)
})

test('a person can join the list again after the mail', async () => {
  // The first name differs, because within ten minutes an equal plain form would count as a repetition.
  expect((await join('first@example.test', { firstName: 'Ana' })).status).toBe(201)
  expect((await entriesOf('first@example.test')).map(({ state }) => state)).toEqual(['notified', 'unconfirmed'])
})

test('when a hold expires by itself, the person in line gets the mail in their language', async () => {
  await join('english@example.test', { lot: 'A-02', locale: 'en' })
  const mail = await mailTo('english@example.test', 'Confirm your request')
  expect(await press(linkIn(mail.text, 'confirm'))).toContain('You are on the list')
  await database.pool.query(`update lots set held_until = now() where code = 'A-02'`)
  const notice = await eventually(
    'the mail about the expired hold',
    async () => mailsTo('english@example.test').find(({ subject }) => subject.includes('is available')),
    90,
  )
  expect(notice.subject).toBe('Lot A-02 in Santorini is available')
  expect(notice.text).toContain('https://www.example.test/en/projects/condominiums/santorini/lots?lot=A-02')
})

test('a person who unsubscribes with the button of the mail program gets no further mail', async () => {
  for (const email of ['leaves@example.test', 'stays@example.test']) {
    await join(email, { lot: 'A-03' })
    await confirm(email)
  }
  const { raw, text } = await mailTo('leaves@example.test', 'Confirma tu pedido de aviso')
  const header = raw.replace(/\r\n[ \t]+/g, ' ')
  expect(header).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m)
  const url = /^List-Unsubscribe: <(\S+)>/m.exec(header)?.[1] ?? ''
  expect(text.replace(/&amp;/g, '&')).toContain(linkIn(url, 'leave'))
  const answer = await fetch(new URL(linkIn(url, 'leave'), intake.url), {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  })
  expect(answer.status).toBe(200)
  expect((await entriesOf('leaves@example.test'))[0]).toMatchObject({ state: 'left' })
  await setState(['A-03'], 'sold')
  expect((await mailTo('stays@example.test', 'El lote A-03 de Santorini se vendió')).text).toContain('se vendió')
  expect(mailsTo('leaves@example.test')).toHaveLength(1)
})

test('the privacy desk finds, exports and erases an entry, and the intake cannot read addresses', async () => {
  const person = await findPerson(desk, { email: 'stays@example.test' })
  const records = person.own.map(({ id }) => id)
  expect(records).toEqual([expect.stringMatching(/^waiting_entries:/)])
  const [data] = await collectPerson(desk, records, async () => new Uint8Array())
  expect(data?.facts).toMatchObject({ first_name: 'Ana Lucía', email: 'stays@example.test', lot: 'A-03' })
  expect(data?.related.map(({ table }) => table)).toEqual(['consents', 'deliveries', 'deliveries'])
  expect(JSON.stringify(data)).not.toContain('mailbox_hash')

  const { rows: accounts } = await database.pool.query(
    `insert into users (name, email, role) values ('Paz', 'paz@example.test', 'privacy') returning id`,
  )
  const { rows } = await desk.query('select record, result from erase_person($1, $2, null)', [records, accounts[0].id])
  expect(rows).toEqual([{ record: records[0], result: 'erased' }])
  expect(await entriesOf('stays@example.test')).toEqual([])

  const reader = new pg.Pool({ connectionString: signedInAs('intake', database.url), max: 1 })
  await expect(reader.query('select email from waiting_entries')).rejects.toMatchObject({ code: '42501' })
  await expect(reader.query(`update waiting_entries set state = 'waiting'`)).rejects.toMatchObject({ code: '42501' })
  await reader.end()
  await expect(desk.query('delete from waiting_entries')).rejects.toMatchObject({ code: '42501' })
})

/** Puts a release online whose snapshot has these construction updates and buildings. */
async function publish(name: string, updates: { date: string; percent: number }[], buildings: string[]) {
  await mkdir(path.join(releases, name), { recursive: true })
  const projects = [
    { slug: 'santorini', kind: 'condominium', soldOut: false, constructionUpdates: { updates } },
    { slug: 'killa', kind: 'apartment', soldOut: true, constructionUpdates: null },
    ...buildings.map((slug) => ({ slug, kind: 'apartment', soldOut: false })),
  ]
  await writeFile(path.join(releases, name, 'snapshot.json'), JSON.stringify({ projects }))
  await switchTo(releases, name)
  return notifyOfNews(workerPool, releases, new Date())
}

test('subscribers get a mail about each new construction update, and about the next building once', async () => {
  const oldUpdate = { date: '2026-10-01', percent: 48 }
  await database.pool.query(`update projects set sold_out = true where slug = 'killa'`)
  await join('works@example.test', { kind: 'construction', lot: '' })
  await join('building@example.test', { kind: 'next-building', project: 'killa', lot: '' })
  expect(await confirm('works@example.test')).toMatch(/Avances de obra de.*Santorini/s)
  expect(await confirm('building@example.test')).toMatch(/Tu lugar en la lista.*>1</s)
  expect(await publish('2026-11-18T10-00-00-000Z', [oldUpdate], ['o2'])).toBe(0)
  expect(await publish('2026-11-18T11-00-00-000Z', [oldUpdate], ['o2'])).toBe(0)

  const news = [oldUpdate, { date: '2026-11-12', percent: 54 }]
  expect(await publish('2026-11-18T12-00-00-000Z', news, ['o2', 'coral'])).toBe(2)
  expect(await publish('2026-11-18T13-00-00-000Z', news, ['o2', 'coral', 'mykonos'])).toBe(0)
  const update = await mailTo('works@example.test', 'Santorini: nuevo avance de obra, 54 %')
  expect(update.text).toContain('https://www.example.test/proyectos/condominios/santorini#obra')
  const building = await mailTo('building@example.test', 'Publicamos un nuevo edificio: Coral')
  expect(building.text).toContain('https://www.example.test/proyectos/multifamiliares/coral')

  await press(linkIn(update.text, 'leave'))
  expect(await publish('2026-11-18T14-00-00-000Z', [...news, { date: '2026-12-01', percent: 60 }], ['o2'])).toBe(0)
})

test('retention erases unconfirmed entries after 7 days and the others after 12 months', async () => {
  const insert = (email: string, state: string, created: string, confirmed: string | null) =>
    database.pool.query(
      `insert into waiting_entries (reference, idempotency_key, body_hash, kind, project_slug, first_name, email,
         mailbox_hash, locale, state, created_at, confirmed_at)
       values ($1, $1, 'x', 'construction', 'santorini', 'Ana', $1, $1, 'es', $2, now() - $3::interval, now() - $4::interval)`,
      [email, state, created, confirmed],
    )
  await insert('old-unconfirmed@example.test', 'unconfirmed', '8 days', null)
  await insert('new-unconfirmed@example.test', 'unconfirmed', '6 days', null)
  await insert('old@example.test', 'waiting', '14 months', '13 months')
  await insert('kept@example.test', 'waiting', '14 months', '11 months')
  await workerPool.query('select * from expire_personal_data(1000)')
  const { rows } = await database.pool.query(
    `select email from waiting_entries where kind = 'construction' and first_name = 'Ana' order by email`,
  )
  expect(rows.map(({ email }) => email)).toEqual(['kept@example.test', 'new-unconfirmed@example.test'])
})

test('logs contain no name and no address', () => {
  const logs = [...intake.lines, ...worker.output].join('\n')
  expect(logs).toContain('waiting list entry accepted')
  expect(logs).not.toMatch(/example\.test"|Ana Luc|second@/)
})
