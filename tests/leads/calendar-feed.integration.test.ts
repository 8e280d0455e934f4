// Tests the calendar that a salesperson subscribes to. The panel creates it, and the intake serves it with its own
// database role.
import { addDays, limaDateOf } from '@app/domain/calendar/lima-date'
import { type Integrations, startIntegrations } from '@app/tools/fakes/integrations'
import ICAL from 'ical.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ingestLeads } from '../../apps/worker/src/maintenance/ingest-leads'
import { type Call, createStaff, type RunningCms, signIn, startCms } from '../access/running-cms'
import { addAppointmentPlace } from '../appointments/appointment-places.fixture'
import { createFreshDatabase, type FreshDatabase } from '../support/fresh-database'
import { grantProcessRights, signedInAs } from '../support/grant-process-rights'
import { newIpAddress, postJson, prepareQueue, startIntake } from '../support/running-intake'

let database: FreshDatabase
let integrations: Integrations
let intake: Awaited<ReturnType<typeof startIntake>>
let cms: RunningCms
let rosa: Call
let luis: Call
let marta: Call
let staff: Record<string, string>

const meetingUrl = 'https://videollamada.example/sala'
const soon = addDays(limaDateOf(new Date()), 3)

beforeAll(async () => {
  database = await createFreshDatabase()
  integrations = await startIntegrations()
  await addAppointmentPlace(database.pool, { slug: 'obra', capacity: 9, project: 'santorini', kind: 'project' })
  await addAppointmentPlace(database.pool, { slug: 'llamada', capacity: 9, project: null, kind: 'video', meetingUrl })
  await grantProcessRights(database.url)
  await prepareQueue(signedInAs('worker', database.url))
  cms = await startCms({ databaseUrl: database.url, smtpUrl: integrations.smtpUrl })
  staff = await createStaff(cms, { Rosa: 'sales', Luis: 'sales', Marta: 'marketing' })
  intake = await startIntake(signedInAs('intake', database.url))
  rosa = await signIn(cms, 'rosa@example.test')
  luis = await signIn(cms, 'luis@example.test')
  marta = await signIn(cms, 'marta@example.test')
})
afterAll(async () => {
  await intake?.stop()
  await cms?.stop()
  await integrations?.stop()
  await database?.remove()
})

/** Books an appointment like a visitor and assigns its lead. Returns its reference. */
async function book(owner: string, changes: Record<string, unknown>): Promise<string> {
  const response = await postJson(`${intake.url}/api/appointments`, {
    firstName: 'Rosalía',
    lastName: 'Quispe',
    email: 'rosalia@example.test',
    phone: '+51987654321',
    locale: 'es',
    consentVersions: { terms: '2026-01', marketing: '2026-02' },
    day: soon,
    time: '10:00',
    acceptsTerms: true,
    acceptsMarketing: false,
    startedAt: Date.now() - 60_000,
    ...changes,
  })
  expect(response.status).toBe(201)
  const { reference } = (await response.json()) as { reference: string }
  await ingestLeads(database.pool)
  await database.pool.query(
    `update lead_work set owner_id = $2 where lead_id = (select lead_id from appointments where reference = $1)`,
    [reference, staff[owner]],
  )
  return reference
}

async function createFeed(as: Call): Promise<string> {
  const { status, body } = await as('POST', '/users/calendar-feed', {})
  expect(status).toBe(201)
  const url = new URL(String(body.url))
  return url.pathname + url.search
}

const load = (path: string, from = newIpAddress()) => fetch(intake.url + path, { headers: { 'x-forwarded-for': from } })

async function eventsOf(path: string) {
  const response = await load(path)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8'])
  const calendar = new ICAL.Component(ICAL.parse(await response.text()))
  return calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component))
}

test('lists the appointments of the salesperson, including video calls, in Lima time, without name, phone or e-mail', async () => {
  const appointmentReference = await book('Rosa', { place: 'obra' })
  const callReference = await book('Rosa', { place: 'llamada', time: '12:00' })
  await book('Luis', { place: 'obra', time: '15:00' })
  const feed = await createFeed(rosa)
  const events = await eventsOf(feed)
  expect(
    events.map(({ summary, location, startDate }) => [summary, location, startDate.hour, startDate.zone?.tzid]),
  ).toEqual([
    [`Visita: Lugar obra, ${appointmentReference}`, 'Av. Demostración 100', 10, 'America/Lima'],
    [`Videollamada: Lugar llamada, ${callReference}`, meetingUrl, 12, 'America/Lima'],
  ])
  expect(await (await load(feed)).text()).not.toMatch(/Rosal|Quispe|987654321|rosalia@/)
})

test('renewing or removing the feed ends the old URL', async () => {
  const old = await createFeed(luis)
  const renewed = await createFeed(luis)
  expect([(await load(old)).status, (await load(renewed)).status]).toEqual([404, 200])
  expect((await luis('POST', '/users/calendar-feed/remove', {})).status).toBe(200)
  expect((await load(renewed)).status).toBe(404)
})

test('a cancelled appointment disappears from the calendar', async () => {
  const reference = await book('Luis', { place: 'obra', time: '16:00' })
  const feed = await createFeed(luis)
  const readSummaries = async () => (await eventsOf(feed)).map(({ summary }) => summary).join()
  expect(await readSummaries()).toContain(reference)
  await database.pool.query(`update appointments set state = 'cancelled' where reference = $1`, [reference])
  expect(await readSummaries()).not.toContain(reference)
})

test('gives the same response for every unknown key, and only accounts of sales have a feed', async () => {
  const answers = await Promise.all(
    ['', '?key=', `?key=${'x'.repeat(43)}`, `?key=${'x'.repeat(9000)}`, '?key=a&key=b', "?key='--"].map(
      async (query) => {
        const response = await load(`/api/appointments/feed${query}`)
        return [response.status, response.headers.get('content-type'), await response.text()]
      },
    ),
  )
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(answers[0]?.[0]).toBe(404)
  expect((await marta('POST', '/users/calendar-feed', {})).status).toBe(403)
  const feed = await createFeed(luis)
  await database.pool.query(`update users set role = 'marketing' where id = $1`, [staff.Luis])
  expect((await load(feed)).status).toBe(404)
})

test('stores only the hash of a key, never logs it, and limits requests', async () => {
  const feed = await createFeed(rosa)
  const key = feed.split('key=')[1] ?? ''
  const from = newIpAddress()
  const statuses = await Promise.all(Array.from({ length: 70 }, async () => (await load(feed, from)).status))
  expect(statuses.filter((status) => status === 429)).toHaveLength(10)
  const { rows } = await database.pool.query('select key_hash from calendar_feeds')
  expect(JSON.stringify(rows)).not.toContain(key)
  expect(intake.lines.join('\n')).toContain('/api/appointments/feed')
  expect(intake.lines.join('\n')).not.toContain(key)
})
