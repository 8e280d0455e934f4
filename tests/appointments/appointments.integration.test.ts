// Tests appointments from the free slots to the state `came`. Intake, worker and desk use their own database roles.

import { formatAppointment } from '@app/domain/appointment/format-appointment'
import { addDays, limaDateOf } from '@app/domain/calendar/lima-date'
import { limaInstant } from '@app/domain/calendar/lima-time'
import { createBoss } from '@app/platform/queue/boss'
import { type Integrations, startIntegrations } from '@app/tools/fakes/integrations'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { markAppointment } from '../../apps/cms/src/sales/appointments/change-appointment'
import { readAppointments } from '../../apps/cms/src/sales/appointments/read-appointments'
import { remindAppointments } from '../../apps/worker/src/maintenance/remind-appointments.job'
import { createFreshDatabase, type FreshDatabase } from '../support/fresh-database'
import { grantProcessRights, signedInAs } from '../support/grant-process-rights'
import { readMail } from '../support/read-mail'
import { postForm, postJson, startIntake } from '../support/running-intake'
import { leadFields } from '../support/submissions'
import { eventually, startWorker, type WorkerProcess } from '../support/worker-process'
import { addAppointmentPlace } from './appointment-places.fixture'

let database: FreshDatabase
let integrations: Integrations
let worker: WorkerProcess
let intake: Awaited<ReturnType<typeof startIntake>>
let desk: pg.Pool
let boss: ReturnType<typeof createBoss>

const today = limaDateOf(new Date())
const bookingDay = addDays(today, 3)

const meetingUrl = 'https://videollamada.example/sala'

beforeAll(async () => {
  database = await createFreshDatabase()
  await addAppointmentPlace(database.pool, { slug: 'bus', capacity: 20, project: 'santorini' })
  await addAppointmentPlace(database.pool, { slug: 'sala', capacity: 1, project: null })
  await addAppointmentPlace(database.pool, { slug: 'obra', capacity: 2, project: 'santorini', kind: 'project' })
  await addAppointmentPlace(database.pool, { slug: 'llamada', capacity: 1, project: null, kind: 'video', meetingUrl })
  await grantProcessRights(database.url)
  integrations = await startIntegrations()
  const env = { SALES_MAIL: 'ventas@example.test' }
  worker = await startWorker({
    databaseUrl: signedInAs('worker', database.url),
    integrations,
    privateDir: '/tmp/appointment-private',
    env,
  })
  // The tests open all links from one IP address, so the limits are raised.
  intake = await startIntake(signedInAs('intake', database.url), { limitFactor: 20 })
  desk = new pg.Pool({ connectionString: signedInAs('cms', database.url), max: 2 })
  boss = createBoss(signedInAs('cms', database.url), 'sender')
  await boss.start()
})
afterAll(async () => {
  await boss?.stop({ graceful: false })
  await desk?.end()
  await intake?.stop()
  await worker?.stop()
  await integrations?.stop()
  await database?.remove()
})

const person = (email: string) => ({
  firstName: 'Rosa',
  lastName: 'Quispe',
  email,
  phone: '+51987654321',
  locale: 'es',
  consentVersions: { terms: '2026-01', marketing: '2026-02' },
})
const body = (email: string, changes: Record<string, unknown> = {}) => ({
  ...person(email),
  place: 'sala',
  day: bookingDay,
  time: '09:00',
  acceptsTerms: true,
  acceptsMarketing: false,
  startedAt: Date.now() - 60_000,
  ...changes,
})
const fields = (email: string, changes: Record<string, string> = {}): Record<string, string> => ({
  place: 'sala',
  day: bookingDay,
  time: '09:00',
  firstName: 'Ana',
  lastName: 'Ríos',
  email,
  phone: '987 654 321',
  locale: 'es',
  acceptsTerms: 'on',
  'consentVersions.terms': '2026-01',
  'consentVersions.marketing': '2026-02',
  website: '',
  ...changes,
})
const book = (email: string, changes: Record<string, unknown> = {}) =>
  postJson(`${intake.url}/api/appointments`, body(email, changes))
/** Books like a browser: sends the same booking again after a 503. */
async function bookWithRetries(email: string, changes: Record<string, unknown>): Promise<Response> {
  const booking = body(email, changes)
  for (let attempt = 1; ; attempt++) {
    const answer = await postJson(`${intake.url}/api/appointments`, booking)
    if (answer.status !== 503 || attempt === 5) return answer
  }
}
const appointmentOf = async (email: string) => {
  const { rows } = await database.pool.query(
    `select v.*, l.observation, l.kind, l.project_slug, l.crm_project_id, l.appointment_date::text as wished from appointments v
     join leads l on l.id = v.lead_id where l.email = $1`,
    [email],
  )
  return rows[0]
}
const mailsTo = (email: string) =>
  integrations.mails.filter((mail) => mail.to.includes(email)).map((mail) => readMail(mail.raw))
const mailTo = (email: string, title: string) =>
  eventually(`${title} to ${email}`, async () => mailsTo(email).find(({ subject }) => subject.startsWith(title)), 60)
const linkIn = (text: string) =>
  /\/api\/appointments\/mine\?\S+?key=[\w-]{43}/.exec(text.replace(/&amp;/g, '&'))?.[0] ?? ''
const keyIn = (link: string) => new URL(link, 'https://x.test').searchParams.get('key') ?? ''
const post = (path: string, values: Record<string, string>) =>
  fetch(`${intake.url}${path}`, { method: 'POST', body: new URLSearchParams(values), redirect: 'manual' })
const fetchPage = async (path: string) => (await fetch(`${intake.url}${path}`)).text()
const lines = (ics: string) => ics.replaceAll('\r\n ', '').split('\r\n')

test('20 of 200 people who book at the same time get the 20 seats, and the others see which times are free', async () => {
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, index) =>
      bookWithRetries(`fair-${index}@example.test`, { place: 'bus', time: '10:00' }),
    ),
  )
  const statuses = answers.map(({ status }) => status)
  expect([
    statuses.filter((status) => status === 201).length,
    statuses.filter((status) => status === 409).length,
  ]).toEqual([20, 180])
  for (const answer of answers.filter(({ status }) => status === 409)) {
    const rejection = (await answer.json()) as { errors: unknown; free: { day: string; time: string; left: number }[] }
    expect(rejection.errors).toEqual([{ path: 'time', message: 'appointment.full' }])
    expect(rejection.free.length).toBeGreaterThan(3)
    expect(rejection.free).not.toContainEqual(expect.objectContaining({ day: bookingDay, time: '10:00' }))
    expect(rejection.free[0]?.left).toBe(20)
  }
  const { rows } = await database.pool.query(
    `select count(*)::int as appointments, count(distinct v.seat)::int as seats, min(v.seat) as first, max(v.seat) as last,
       (select count(*)::int from leads where email like 'fair-%') as leads,
       (select count(*)::int from appointment_keys) as keys
     from appointments v join leads l on l.id = v.lead_id where l.email like 'fair-%'`,
  )
  expect(rows[0]).toEqual({ appointments: 20, seats: 20, first: 1, last: 20, leads: 20, keys: expect.any(Number) })
  const deliveries = await database.pool.query(
    `select integration, count(*)::int as count from deliveries d join leads l on l.id = d.lead_id
     where l.email like 'fair-%' group by integration order by integration::text`,
  )
  expect(deliveries.rows).toEqual([
    { integration: 'crm', count: 20 },
    { integration: 'mail', count: 20 },
  ])
  await expect(
    database.pool.query(`insert into appointments (reference, place_id, place_name, starts_at, ends_at, seat, locale)
      select 'SM-TWICE', place_id, 'x', starts_at, ends_at, seat, 'es' from appointments where state = 'booked' limit 1`),
  ).rejects.toMatchObject({ code: '23P01' })
})

test('the CRM gets a booking as a lead whose observation contains the time', async () => {
  const email = 'crm@example.test'
  const key = crypto.randomUUID()
  const booking = body(email, { place: 'bus', time: '11:00', lot: 'C-07', message: 'Voy con mi mamá' })
  const first = await postJson(`${intake.url}/api/appointments`, booking, { key })
  const repeatedResponse = await postJson(`${intake.url}/api/appointments`, booking, { key })
  const { reference } = (await first.json()) as { reference: string }
  expect([
    first.status,
    repeatedResponse.status,
    ((await repeatedResponse.json()) as { reference: string }).reference,
  ]).toEqual([201, 201, reference])
  expect((await postJson(`${intake.url}/api/appointments`, { ...booking, time: '12:00' }, { key })).status).toBe(409)
  const appointment = await appointmentOf(email)
  expect(appointment).toMatchObject({
    reference,
    kind: 'appointment',
    project_slug: 'santorini',
    wished: bookingDay,
    lot: 'C-07',
    seat: 1,
  })
  const request = await eventually('the CRM has it', async () =>
    integrations.received.find((crmRequest) => JSON.stringify(crmRequest.body).includes(email)),
  )
  const [year, month, day] = bookingDay.split('-')
  expect(request.body).toEqual({
    fname: 'Rosa',
    lname: 'Quispe',
    email,
    phone: '+51987654321',
    input_channel_id: 29,
    source_id: 1,
    interest_type_id: 5,
    project_id: 6,
    utm_source: 'Lead orgánico de página web',
    address: '',
    observation: `Visita reservada: ${day}/${month}/${year}, 11:00 a 12:00 (hora de Lima), Lugar bus, lote C-07. Código ${reference}.\nMensaje: Voy con mi mamá`,
  })
})

test('visitors can book without JavaScript, and keep what they typed if the slot was taken or a field is invalid', async () => {
  const timesPage = await fetchPage(`/api/appointments?place=sala&day=${bookingDay}`)
  expect(timesPage).toContain('value="09:00"')
  const rejection = await postForm(
    `${intake.url}/api/appointments`,
    fields('plain@example.test', { phone: '12', firstName: '' }),
  )
  const rejectionPage = await rejection.text()
  expect([
    rejection.status,
    rejectionPage.includes('Nombre es requerido'),
    rejectionPage.includes('value="Ríos"'),
  ]).toEqual([422, true, true])

  const tenMinuteWindow = () => Math.floor(Date.now() / 600_000)
  const windowOfFirstForm = tenMinuteWindow()
  const confirmation = await postForm(`${intake.url}/api/appointments`, fields('plain@example.test'))
  const card = await confirmation.text()
  expect([confirmation.status, confirmation.redirected]).toEqual([200, true])
  expect(card).toContain('Visita confirmada')
  expect(card).toContain((await appointmentOf('plain@example.test')).reference)
  expect(card).not.toContain('Ana')

  const lateResponse = await postForm(
    `${intake.url}/api/appointments`,
    fields('late@example.test', { firstName: 'Eva' }),
  )
  const lateText = await lateResponse.text()
  expect([lateResponse.status, lateText.includes('value="Eva"'), lateText.includes('se acaba de ocupar')]).toEqual([
    409,
    true,
    true,
  ])
  expect(lateText).toMatch(new RegExp(`day=${bookingDay}&amp;time=10%3A00`))
  expect(await appointmentOf('late@example.test')).toBeUndefined()

  const repeated = await postForm(`${intake.url}/api/appointments`, fields('plain@example.test'))
  // The intake detects a repeated plain form only within the same ten-minute window.
  if (tenMinuteWindow() === windowOfFirstForm) expect(await repeated.text()).toContain('Visita confirmada')
})

test('a video call is shown in both time zones, and its link is in the mail, the calendar files and the page', async () => {
  const email = 'abroad@example.test'
  // Madrid has the time of Peru plus 6 or 7 hours, depending on the season.
  const time = new Intl.DateTimeFormat('es', { timeZone: 'Europe/Madrid', hour: '2-digit', minute: '2-digit' })
  const inMadrid = `${time.format(limaInstant(bookingDay, '10:00'))} en Madrid`
  const timesPage = await fetchPage(
    `/api/appointments?place=llamada&project=santorini&day=${bookingDay}&tz=Europe/Madrid`,
  )
  expect(timesPage).toContain(`10:00 <small>${inMadrid}`)
  expect(timesPage).not.toContain(meetingUrl)

  const booking = { place: 'llamada', time: '10:00', project: 'santorini', timeZone: 'Europe/Madrid' }
  expect((await book(email, booking)).status).toBe(201)
  expect(await appointmentOf(email)).toMatchObject({
    project_slug: 'santorini',
    time_zone: 'Europe/Madrid',
    observation: expect.stringContaining(`(hora de Lima; ${inMadrid})`),
  })
  const mail = await mailTo(email, 'Tu videollamada está confirmada')
  expect(mail.text.replace(/\s+/g, ' ')).toContain(`de 10:00 a 11:00 en Perú, ${inMadrid}`)
  expect(mail.text).toContain(meetingUrl)
  const invitation = lines(mail.calendar?.content ?? '')
  expect(invitation).toContain(`LOCATION:${meetingUrl}`)
  expect(invitation).toContain(`DTSTART;TZID=America/Lima:${bookingDay.replaceAll('-', '')}T100000`)
  const link = linkIn(mail.text)
  const card = await fetchPage(link)
  expect(card).toContain(`href="${meetingUrl}"`)
  expect(card).toContain(inMadrid)
  const calendarText = await fetchPage(`/api/appointments/calendar?key=${keyIn(link)}`)
  expect(lines(calendarText)).toContain(`LOCATION:${meetingUrl}`)
})

test('an unknown time zone does not prevent a booking', async () => {
  const email = 'mars@example.test'
  expect((await book(email, { place: 'llamada', time: '12:00', timeZone: 'Mars/Olympus' })).status).toBe(201)
  expect((await appointmentOf(email)).time_zone).toBeNull()
})

test.each([
  ['an unknown place', { place: 'nowhere' }, 'appointment.place.unknown'],
  ['an unknown time', { time: '09:07' }, 'appointment.time.unavailable'],
  ['a past day', { day: addDays(today, -1) }, 'appointment.time.unavailable'],
  ['a day too far in the future', { day: addDays(today, 90) }, 'appointment.time.unavailable'],
])('a booking for %s is rejected', async (_, changes, message) => {
  const response = await book('nobody@example.test', changes)
  expect([response.status, await response.text()]).toEqual([422, expect.stringContaining(message)])
  expect(await appointmentOf('nobody@example.test')).toBeUndefined()
})

test('moving or cancelling by the link of the confirmation frees the seat and updates the calendar', async () => {
  const email = 'moves@example.test'
  expect((await book(email, { time: '14:00' })).status).toBe(201)
  const appointmentBefore = await appointmentOf(email)
  const mail = await mailTo(email, 'Tu visita está confirmada')
  const invitation = lines(mail.calendar?.content ?? '')
  const uid = `UID:${appointmentBefore.reference.toLowerCase()}@www.example.test`
  expect(mail.calendar?.method).toBe('REQUEST')
  expect(invitation).toEqual(
    expect.arrayContaining([
      'METHOD:REQUEST',
      uid,
      'SEQUENCE:0',
      `DTSTART;TZID=America/Lima:${bookingDay.replaceAll('-', '')}T140000`,
    ]),
  )
  expect(mail.files.map(({ name }) => name)).toEqual(['visita.ics'])
  expect(mail.text.replace(/\s+/g, ' ')).toContain(
    formatAppointment({ startsAt: appointmentBefore.starts_at, endsAt: appointmentBefore.ends_at }, 'es'),
  )

  const link = linkIn(mail.text)
  expect(await fetchPage(link)).toContain('Visita confirmada')
  expect(await fetchPage(`${link}&move=1`)).toContain('Mueve tu')
  expect(await appointmentOf(email)).toMatchObject({ state: 'booked', sequence: 0 })
  const keyHashes = await database.pool.query('select string_agg(key_hash, $1) as hashes from appointment_keys', [' '])
  expect(keyHashes.rows[0].hashes).not.toContain(keyIn(link))

  const key = keyIn(link)
  const moveResponse = await post('/api/appointments/move', { key, day: bookingDay, time: '15:00' })
  expect([moveResponse.status, moveResponse.headers.get('location')]).toEqual([
    303,
    expect.stringContaining('done=moved'),
  ])
  await post('/api/appointments/move', { key, day: bookingDay, time: '15:00' })
  expect(await appointmentOf(email)).toMatchObject({
    starts_at: limaInstant(bookingDay, '15:00'),
    sequence: 1,
    state: 'booked',
  })
  const movedMail = await mailTo(email, 'Movimos tu visita')
  expect(lines(movedMail.calendar?.content ?? '')).toEqual(
    expect.arrayContaining([uid, 'SEQUENCE:1', 'METHOD:REQUEST']),
  )
  expect((await book('next@example.test', { time: '14:00' })).status).toBe(201)

  const occupied = await post('/api/appointments/move', { key, day: bookingDay, time: '14:00' })
  expect([occupied.status, (await occupied.text()).includes('se acaba de ocupar')]).toEqual([409, true])
  expect(await appointmentOf(email)).toMatchObject({ starts_at: limaInstant(bookingDay, '15:00') })

  expect((await post('/api/appointments/cancel', { key })).status).toBe(303)
  await post('/api/appointments/cancel', { key })
  expect(await fetchPage(link)).toContain('Visita cancelada')
  const cancelled = await mailTo(email, 'Tu visita está cancelada')
  expect(cancelled.calendar?.method).toBe('CANCEL')
  expect(lines(cancelled.calendar?.content ?? '')).toEqual(
    expect.arrayContaining(['METHOD:CANCEL', uid, 'SEQUENCE:2', 'STATUS:CANCELLED']),
  )
  expect((await book('after@example.test', { time: '15:00' })).status).toBe(201)
  const { rows } = await database.pool.query(
    'select kind, by from appointment_events where appointment_id = $1 order by created_at',
    [appointmentBefore.id],
  )
  expect(rows).toEqual(['booked', 'moved', 'cancelled'].map((kind) => ({ kind, by: null })))
  const downloaded = await (await fetch(`${intake.url}/api/appointments/calendar?key=${key}`)).text()
  expect(lines(downloaded)).toEqual(expect.arrayContaining([uid, 'METHOD:CANCEL']))
})

test('a link with a wrong key opens no appointment, and the right link changes nothing in the last four hours', async () => {
  for (const key of ['x'.repeat(43), '', "' or 1=1 --"]) {
    expect((await fetch(`${intake.url}/api/appointments/mine?${new URLSearchParams({ key })}`)).status).toBe(404)
    expect((await post('/api/appointments/cancel', { key })).status).toBe(404)
  }
  const email = 'today@example.test'
  await book(email, { time: '16:00' })
  const mail = await mailTo(email, 'Tu visita está confirmada')
  const { id } = await appointmentOf(email)
  await database.pool.query(
    `update appointments set starts_at = now() + interval '3 hours', ends_at = now() + interval '4 hours' where id = $1`,
    [id],
  )
  const link = linkIn(mail.text)
  expect(await fetchPage(link)).toContain('Faltan menos de 4 horas')
  await post('/api/appointments/cancel', { key: keyIn(link) })
  await post('/api/appointments/move', { key: keyIn(link), day: bookingDay, time: '12:00' })
  expect(await appointmentOf(email)).toMatchObject({ state: 'booked', sequence: 0 })
})

test('people are reminded in their language the day before, and again if the appointment moves', async () => {
  const email = 'tomorrow@example.test'
  await book(email, { time: '13:00', locale: 'en' })
  await mailTo(email, 'Your visit is confirmed')
  const { id } = await appointmentOf(email)
  const setTo = (time: string) =>
    database.pool.query(
      `update appointments set starts_at = $2, ends_at = $2::timestamptz + interval '1 hour', created_at = now() - interval '2 days' where id = $1`,
      [id, limaInstant(addDays(today, 1), time)],
    )
  const reminders = () => mailsTo(email).filter(({ subject }) => subject.startsWith('Your visit is tomorrow'))
  await setTo('20:00')
  await boss.send(remindAppointments.name, {})
  await eventually('one reminder', async () => reminders().length === 1, 60)
  expect(linkIn(reminders()[0]?.text ?? '')).not.toBe('')
  await boss.send(remindAppointments.name, {})
  await setTo('21:00')
  await boss.send(remindAppointments.name, {})
  await eventually('the reminder of the new time', async () => reminders().length === 2, 60)
  const { rows } = await database.pool.query(
    `select count(*)::int as count from deliveries d join leads l on l.id = d.lead_id
     where l.email = $1 and d.template = 'appointment-reminder'`,
    [email],
  )
  expect(rows[0].count).toBe(2)
})

test('staff list appointments and change their state, and a cancellation notifies the visitor and frees the seat', async () => {
  const email = 'desk@example.test'
  await book(email, { place: 'sala', time: '17:00', day: addDays(bookingDay, 1) })
  const { id } = await appointmentOf(email)
  const spanishAppointments = await readAppointments(desk, { from: bookingDay, days: 2, place: 'sala', language: 'es' })
  expect(spanishAppointments.find((appointment) => appointment.id === id)).toMatchObject({
    name: 'Rosa Quispe',
    state: 'booked',
    place: 'Lugar sala',
  })
  await database.pool.query(
    `update appointment_places_locales set name = 'Place sala' where name = 'Lugar sala' and _locale = 'en'`,
  )
  const englishAppointments = await readAppointments(desk, { from: bookingDay, days: 2, place: 'sala', language: 'en' })
  expect(englishAppointments.find((appointment) => appointment.id === id)?.place, 'in the language of the panel').toBe(
    'Place sala',
  )
  expect(await readAppointments(desk, { from: bookingDay, days: 2, place: 'bus', language: 'es' })).not.toContainEqual(
    expect.objectContaining({ id }),
  )
  const mark = (to: 'came' | 'cancelled' | 'booked', now = new Date()) =>
    markAppointment(desk, { appointment: id, to, by: 'Rosa', now })
  expect(await mark('came')).toBe('rejected')
  expect(await mark('came', limaInstant(addDays(bookingDay, 2), '09:00'))).toBe('done')
  expect(await mark('booked')).toBe('done')
  expect(await mark('cancelled')).toBe('done')
  expect(await mark('booked')).toBe('rejected')
  await mailTo(email, 'Tu visita está cancelada')
  const { rows } = await desk.query(
    'select kind, by from appointment_events where appointment_id = $1 order by created_at',
    [id],
  )
  expect(rows).toEqual([
    { kind: 'booked', by: null },
    ...['came', 'reopened', 'cancelled'].map((kind) => ({ kind, by: 'Rosa' })),
  ])
  expect((await book('free-again@example.test', { time: '17:00', day: addDays(bookingDay, 1) })).status).toBe(201)
  for (const statement of [
    `update appointment_events set by = 'x'`,
    'delete from appointment_events',
    'delete from appointments',
    `update appointments set lot = 'x'`,
  ])
    await expect(desk.query(statement)).rejects.toMatchObject({ code: '42501' })
})

test('erasing a person frees their appointment time and invalidates the links', async () => {
  const email = 'gone@example.test'
  await book(email, { time: '12:00' })
  const mail = await mailTo(email, 'Tu visita está confirmada')
  const { id, lead_id: lead } = await appointmentOf(email)
  await eventually('all deliveries are done', async () => {
    const { rows } = await database.pool.query(
      `select 1 from deliveries where lead_id = $1 and status <> 'delivered'`,
      [lead],
    )
    return rows.length === 0
  })
  const { rows } = await database.pool.query(`select remove_record('leads:' || $1, null, null, 'erased') as result`, [
    lead,
  ])
  expect(rows[0].result).toBe('erased')
  const remainingAppointments = await database.pool.query('select lead_id, state from appointments where id = $1', [id])
  expect(remainingAppointments.rows).toEqual([{ lead_id: null, state: 'cancelled' }])
  expect((await fetch(`${intake.url}${linkIn(mail.text)}`)).status).toBe(404)
  expect((await book('instead@example.test', { time: '12:00' })).status).toBe(201)
})

test('the intake cannot read the people of appointments', async () => {
  const asIntake = new pg.Client(signedInAs('intake', database.url))
  await asIntake.connect()
  try {
    for (const statement of [
      'select first_name from leads',
      'delete from appointments',
      'update appointments set lead_id = null',
      'select by from appointment_events',
    ])
      await expect(asIntake.query(statement)).rejects.toMatchObject({ code: '42501' })
  } finally {
    await asIntake.end()
  }
})

test('the response page of a lead links to the free times of its project, unless the lead requests an appointment', async () => {
  const leads = `${intake.url}/api/leads`
  const timesLink = (page: string) => /href="(\/api\/appointments[^"]*)"/.exec(page)?.[1]?.replaceAll('&amp;', '&')
  const linkAfter = async (changes: Record<string, string>) =>
    timesLink(await (await postForm(leads, leadFields(changes))).text())
  expect(await linkAfter({ project: 'santorini' })).toBe('/api/appointments?place=obra')
  expect(await linkAfter({ project: 'santorini', locale: 'en' })).toBe('/api/appointments?place=obra&lang=en')
  expect(await linkAfter({ project: 'mykonos' })).toBeUndefined()
  const appointmentRequest = {
    kind: 'appointment',
    'appointment.date': bookingDay,
    'appointment.timeOfDay': 'morning',
    'appointment.meetingPlace': 'site',
  }
  expect(await linkAfter({ project: 'santorini', ...appointmentRequest })).toBeUndefined()
})
