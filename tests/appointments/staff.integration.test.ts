// Tests the appointments desk: requests from the lead form, people who call, and moved appointments.

import { addDays, limaDateOf } from '@app/domain/calendar/lima-date'
import { limaInstant } from '@app/domain/calendar/lima-time'
import { type Integrations, startIntegrations } from '@app/tools/fakes/integrations'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  bookAppointment,
  declineRequest,
  moveAppointment,
} from '../../apps/cms/src/sales/appointments/book-appointment'
import {
  readAppointments,
  readLeadAppointments,
  readRequests,
} from '../../apps/cms/src/sales/appointments/read-appointments'
import { createFreshDatabase, type FreshDatabase } from '../support/fresh-database'
import { grantProcessRights, signedInAs } from '../support/grant-process-rights'
import { readMail } from '../support/read-mail'
import { postJson, startIntake } from '../support/running-intake'
import { leadBody } from '../support/submissions'
import { eventually, startWorker, type WorkerProcess } from '../support/worker-process'
import { addAppointmentPlace } from './appointment-places.fixture'

let database: FreshDatabase
let integrations: Integrations
let worker: WorkerProcess
let intake: Awaited<ReturnType<typeof startIntake>>
let desk: pg.Pool
let staff: { id: string; name: string }

const now = new Date()
const bookingDay = addDays(limaDateOf(now), 3)

beforeAll(async () => {
  database = await createFreshDatabase()
  await addAppointmentPlace(database.pool, { slug: 'oficina', capacity: 1, project: null })
  await addAppointmentPlace(database.pool, { slug: 'obra', capacity: 1, project: 'mykonos', kind: 'project' })
  const { rows } = await database.pool.query(
    `insert into users (name, email, role) values ('Rosa', 'rosa@example.test', 'sales') returning id, name`,
  )
  staff = rows[0]
  await grantProcessRights(database.url)
  integrations = await startIntegrations()
  worker = await startWorker({
    databaseUrl: signedInAs('worker', database.url),
    integrations,
    privateDir: '/tmp/appointment-staff-private',
    env: { SALES_MAIL: 'ventas@example.test' },
  })
  intake = await startIntake(signedInAs('intake', database.url))
  desk = new pg.Pool({ connectionString: signedInAs('cms', database.url), max: 3 })
})
afterAll(async () => {
  await desk?.end()
  await intake?.stop()
  await worker?.stop()
  await integrations?.stop()
  await database?.remove()
})

/** Requests an appointment with the lead form of a project, and returns the id of the lead. */
async function requestAppointment(email: string, changes: Record<string, unknown> = {}): Promise<string> {
  const appointment = { date: bookingDay, timeOfDay: 'morning', meetingPlace: 'site' }
  const body = leadBody({ kind: 'appointment', project: 'mykonos', email, appointment, ...changes })
  expect((await postJson(`${intake.url}/api/leads`, body)).status).toBe(201)
  const { rows } = await database.pool.query('select id from leads where email = $1', [email])
  await eventually('a row at the sales desk', async () => {
    const workRow = await database.pool.query('select from lead_work where lead_id = $1', [rows[0].id])
    return Boolean(workRow.rowCount)
  })
  return rows[0].id
}
const book = (person: { lead: string }, time: string, place = 'obra') =>
  bookAppointment(desk, { person, place, day: bookingDay, time, staff, now })
const requests = (place?: string) => readRequests(desk, { from: bookingDay, days: 1, place })
const mailTo = (email: string, title: string) =>
  eventually(
    `${title} to ${email}`,
    async () =>
      integrations.mails
        .filter((mail) => mail.to.includes(email))
        .map((mail) => readMail(mail.raw))
        .find(({ subject }) => subject.startsWith(title)),
    60,
  )

test('an appointment request is listed on its day until staff book it, and the visitor gets a mail with an invitation', async () => {
  const lead = await requestAppointment('asks@example.test')
  expect(await requests()).toEqual([
    expect.objectContaining({
      leadId: lead,
      day: bookingDay,
      timeOfDay: 'morning',
      meetingPlace: 'site',
      placeSlug: 'obra',
    }),
  ])
  expect(await requests('oficina')).toEqual([])
  expect(await readLeadAppointments(desk, lead, 'es')).toMatchObject({ appointments: [], request: { leadId: lead } })

  expect(await Promise.all([book({ lead }, '10:00'), book({ lead }, '10:00')])).toEqual(['done', 'done'])
  expect(await requests()).toEqual([])
  const { appointments, request } = await readLeadAppointments(desk, lead, 'es')
  expect(request).toBeUndefined()
  expect(appointments).toMatchObject([
    { startsAt: limaInstant(bookingDay, '10:00'), state: 'booked', place: 'Lugar obra' },
  ])
  const { calendar } = await mailTo('asks@example.test', 'Tu visita está confirmada')
  expect(calendar?.method).toBe('REQUEST')
  const { rows } = await database.pool.query(
    `select w.state::text as state, w.first_answer_at is not null as answered from lead_work w where lead_id = $1`,
    [lead],
  )
  expect(rows).toEqual([{ state: 'appointment', answered: true }])
})

test('a booking for a full or impossible time is rejected and not stored', async () => {
  const lead = await requestAppointment('full@example.test')
  expect(await book({ lead }, '10:30')).toBe('full')
  expect(
    await bookAppointment(desk, {
      person: { lead },
      place: 'obra',
      day: '2020-01-01',
      time: '10:00',
      staff,
      now,
    }),
  ).toBe('unavailable')
  expect(await book({ lead }, '10:00', 'nowhere')).toBe('unavailable')
  expect(await book({ lead: crypto.randomUUID() }, '12:00')).toBe('unknown')
  expect((await readLeadAppointments(desk, lead, 'es')).appointments).toEqual([])
})

test('a declined appointment request disappears from the desk and stays in the history of the lead', async () => {
  const lead = await requestAppointment('declined@example.test')
  expect(await declineRequest(desk, lead, 'Rosa')).toBe('done')
  expect((await requests()).map(({ leadId }) => leadId)).not.toContain(lead)
  const { rows } = await database.pool.query(`select kind::text, by from lead_events where lead_id = $1`, [lead])
  expect(rows).toContainEqual({ kind: 'appointment-declined', by: 'Rosa' })
  // Staff can still book the request, for example after a phone call.
  expect(await book({ lead }, '16:00')).toBe('done')
})

test('a second appointment of a lead has its own mail and is moved separately', async () => {
  const lead = await requestAppointment('again@example.test')
  expect(await book({ lead }, '12:00')).toBe('done')
  await mailTo('again@example.test', 'Tu visita está confirmada')
  expect(await book({ lead }, '14:00', 'oficina')).toBe('done')
  const { appointments } = await readLeadAppointments(desk, lead, 'es')
  const second = appointments.find(({ placeSlug }) => placeSlug === 'oficina')
  const move = (time: string) =>
    moveAppointment(desk, { appointment: second?.id ?? '', place: 'obra', day: bookingDay, time, by: 'Rosa', now })
  expect(await move('12:00')).toBe('full')
  expect(await move('13:00')).toBe('done')
  expect(await move('13:00')).toBe('done')
  const { calendar } = await mailTo('again@example.test', 'Movimos tu visita')
  expect(calendar?.content).toContain(`DTSTART;TZID=America/Lima:${bookingDay.replaceAll('-', '')}T130000`)
  expect(calendar?.content).toContain('SEQUENCE:1')
  const { rows } = await database.pool.query(
    'select kind::text, by from appointment_events where appointment_id = $1 order by created_at',
    [second?.id],
  )
  expect(rows).toEqual([
    { kind: 'booked', by: 'Rosa' },
    { kind: 'moved', by: 'Rosa' },
  ])
})

test('a caller becomes a lead of the staff member who books, and gets no mail without an e-mail address', async () => {
  const person = {
    key: crypto.randomUUID(),
    firstName: 'Pedro',
    lastName: 'Mamani',
    phone: '+51955111222',
    email: '',
    language: 'es' as const,
  }
  const add = () => bookAppointment(desk, { person, place: 'obra', day: bookingDay, time: '17:30', staff, now })
  expect(await Promise.all([add(), add()])).toEqual(['done', 'done'])
  const pedroAppointments = (await readAppointments(desk, { from: bookingDay, days: 1, language: 'es' })).filter(
    ({ name }) => name === 'Pedro Mamani',
  )
  expect(pedroAppointments).toMatchObject([
    { startsAt: limaInstant(bookingDay, '17:30'), phone: '+51955111222', state: 'booked' },
  ])
  const { rows } = await database.pool.query(
    `select u.name as owner, w.state::text as state, l.project_slug as project, l.crm_project_id::int as crm,
       (select json_agg(d.integration) from deliveries d where d.subject_id = l.id::text) as deliveries
     from lead_work w join leads l on l.id = w.lead_id join users u on u.id = w.owner_id where l.id = $1`,
    [pedroAppointments[0]?.leadId],
  )
  expect(rows).toEqual([{ owner: 'Rosa', state: 'appointment', project: 'mykonos', crm: 5, deliveries: ['crm'] }])
})
