import { randomUUID } from 'node:crypto'
import { addDays, limaDateOf } from '@app/domain/calendar/lima-date'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFreshDatabase, type FreshDatabase } from '../../../../tests/support/fresh-database'
import { newIpAddress, postForm, postJson, startIntake } from '../../../../tests/support/running-intake'
import { leadBody, leadFields } from '../../../../tests/support/submissions'

let database: FreshDatabase
let intake: Awaited<ReturnType<typeof startIntake>>
let leadsUrl: string

beforeAll(async () => {
  database = await createFreshDatabase()
  intake = await startIntake(database.url)
  leadsUrl = `${intake.url}/api/leads`
})
afterAll(async () => {
  await intake?.stop()
  await database?.remove()
})

const count = async (sql: string, values: unknown[] = []) =>
  Number((await database.pool.query(sql, values)).rows[0].count)

test('stores a lead with both consents and its delivery, which is due at once', async () => {
  const response = await postJson(
    leadsUrl,
    leadBody({ documentTypeId: 1, document: '12345678', attribution: { utmSource: 'feria' } }),
  )
  expect(response.status).toBe(201)
  const { reference } = (await response.json()) as { reference: string }
  expect(reference).toMatch(/^SM-[2-9A-Z]{4}-[2-9A-Z]{4}$/)

  const { rows } = await database.pool.query('select * from leads where reference = $1', [reference])
  expect(rows[0]).toMatchObject({
    kind: 'contact',
    first_name: 'Rosa',
    project_slug: 'santorini',
    crm_project_id: 6,
    document_type_id: 1,
    document: '12345678',
    utm_source: 'feria',
    observation: '',
    locale: 'es',
  })
  const consents = await database.pool.query(
    'select purpose, version, granted, locale from consents where reference = $1 order by purpose',
    [reference],
  )
  expect(consents.rows).toEqual([
    { purpose: 'terms', version: '2026-01', granted: true, locale: 'es' },
    { purpose: 'marketing', version: '2026-02', granted: false, locale: 'es' },
  ])
  const deliveries = await database.pool.query(
    `select integration, subject_id, status, attempt_count, due_at <= now() as is_due, claimed_until
     from deliveries where reference = $1`,
    [reference],
  )
  const isDue = { status: 'waiting', attempt_count: 0, is_due: true, claimed_until: null }
  expect(deliveries.rows).toEqual([{ integration: 'crm', subject_id: rows[0].id, ...isDue }])
})

test('stores the preferences of an appointment request and describes them to sales in Spanish', async () => {
  const appointment = { date: '2099-01-05', timeOfDay: 'morning', meetingPlace: 'site' }
  const response = await postJson(leadsUrl, leadBody({ kind: 'appointment', locale: 'en', appointment }))
  const { reference } = (await response.json()) as { reference: string }
  const { rows } = await database.pool.query(
    'select appointment_date, appointment_time_of_day, appointment_meeting_place, observation from leads where reference = $1',
    [reference],
  )
  expect(rows[0]).toEqual({
    appointment_date: '2099-01-05',
    appointment_time_of_day: 'morning',
    appointment_meeting_place: 'site',
    observation: 'Solicita visita: 05/01/2099, por la mañana, en el proyecto.',
  })
})

test('stores the message of a lead and appends it to the observation for sales', async () => {
  const appointment = { date: '2099-01-05', timeOfDay: 'morning', meetingPlace: 'site' }
  const message = 'Llego en bus.\n¿Me recogen?'
  const response = await postJson(leadsUrl, leadBody({ kind: 'appointment', appointment, message }))
  const { reference } = (await response.json()) as { reference: string }
  const { rows } = await database.pool.query('select message, observation from leads where reference = $1', [reference])
  expect(rows[0]).toEqual({
    message,
    observation: `Solicita visita: 05/01/2099, por la mañana, en el proyecto.\nMensaje: ${message}`,
  })
})

test('stores a lead about no project without a CRM project id', async () => {
  const response = await postJson(leadsUrl, leadBody({ project: 'general', message: 'Una idea para mi barrio.' }))
  expect(response.status).toBe(201)
  const { reference } = (await response.json()) as { reference: string }
  const { rows } = await database.pool.query(
    'select project_slug, crm_project_id, observation from leads where reference = $1',
    [reference],
  )
  expect(rows[0]).toEqual({
    project_slug: 'general',
    crm_project_id: null,
    observation: 'Consulta general.\nMensaje: Una idea para mi barrio.',
  })
})

test('rejects an appointment request for today, by the date in Lima', async () => {
  const today = limaDateOf(new Date())
  const appointment = { timeOfDay: 'morning', meetingPlace: 'office' }
  const requestAppointment = (date: string) =>
    postJson(leadsUrl, leadBody({ kind: 'appointment', appointment: { ...appointment, date } }))
  const response = await requestAppointment(today)
  expect(await response.json()).toEqual({
    errors: [{ path: 'appointment.date', message: 'lead.appointment.date.tooSoon' }],
  })
  expect((await requestAppointment(addDays(today, 1))).status).toBe(201)
})

test('accepts an appointment request with only a day, sent without JavaScript', async () => {
  const appointment = {
    'appointment.date': '2099-01-05',
    'appointment.timeOfDay': '',
    'appointment.meetingPlace': '',
  }
  const response = await postForm(leadsUrl, leadFields({ kind: 'appointment', ...appointment }))
  expect(await response.text()).toContain('<li>5 de enero de 2099</li>')
  const { rows } = await database.pool.query(
    `select observation from leads where appointment_date = '2099-01-05' and appointment_time_of_day is null`,
  )
  expect(rows).toEqual([{ observation: 'Solicita visita: 05/01/2099.' }])
})

test('shows the day and meeting place of an appointment request in the receipt without JavaScript', async () => {
  const appointment = {
    'appointment.date': '2099-01-05',
    'appointment.timeOfDay': 'morning',
    'appointment.meetingPlace': 'site',
  }
  const response = await postForm(leadsUrl, leadFields({ kind: 'appointment', ...appointment }))
  const page = await response.text()
  expect(page).toContain('Está por confirmar')
  expect(page).toContain('<li>5 de enero de 2099, por la mañana</li><li>En el proyecto</li>')
})

test('stores repeated and concurrent copies of a submission once and returns the same receipt', async () => {
  const key = randomUUID()
  const body = leadBody({ email: 'twice@example.test' })
  const answers = await Promise.all(Array.from({ length: 5 }, () => postJson(leadsUrl, body, { key })))
  const laterAnswer = await postJson(leadsUrl, body, { key })
  const receipts = await Promise.all(
    [...answers, laterAnswer].map(async (answer) => ((await answer.json()) as { reference: string }).reference),
  )
  expect([...answers, laterAnswer].map((answer) => answer.status)).toEqual(Array(6).fill(201))
  expect(new Set(receipts).size).toBe(1)
  expect(await count(`select count(*) from leads where email = 'twice@example.test'`)).toBe(1)
  expect(await count('select count(*) from deliveries where reference = $1', [receipts[0]])).toBe(1)
})

test('rejects an idempotency key that was used for another lead', async () => {
  const key = randomUUID()
  await postJson(leadsUrl, leadBody(), { key })
  const response = await postJson(leadsUrl, leadBody({ firstName: 'Luis' }), { key })
  expect(response.status).toBe(409)
  expect(await response.json()).toEqual({ errors: [{ path: 'Idempotency-Key', message: 'submission.key.reused' }] })
})

test('returns all errors of a form at once as message keys', async () => {
  const response = await postJson(leadsUrl, {
    ...leadBody(),
    firstName: ' ',
    email: 'rosa',
    phone: '123',
    documentTypeId: 1,
    acceptsTerms: false,
  })
  expect(response.status).toBe(422)
  expect(await response.json()).toEqual({
    errors: [
      { path: 'firstName', message: 'lead.firstName.required' },
      { path: 'email', message: 'lead.email.invalid' },
      { path: 'phone', message: 'lead.phone.invalid' },
      { path: 'acceptsTerms', message: 'lead.acceptsTerms.required' },
      { path: 'document', message: 'lead.document.required' },
    ],
  })
})

test.each(['atlantis', 'not-yet-announced'])('rejects an unpublished project (%s)', async (project) => {
  const response = await postJson(leadsUrl, leadBody({ project }))
  expect(response.status).toBe(422)
  expect(await response.json()).toEqual({ errors: [{ path: 'project', message: 'lead.project.unknown' }] })
})

test('ignores a project id sent by a browser', async () => {
  const response = await postJson(
    leadsUrl,
    leadBody({ project: 'killa', kind: 'waiting-list', crmProjectId: 6, project_id: 6 }),
  )
  const { reference } = (await response.json()) as { reference: string }
  expect(await count('select crm_project_id as count from leads where reference = $1', [reference])).toBe(100)
})

test('rejects a request without an idempotency key, and a body that is not an object', async () => {
  const withoutKey = await fetch(leadsUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': newIpAddress() },
    body: JSON.stringify(leadBody()),
  })
  expect(withoutKey.status).toBe(400)
  expect((await postJson(leadsUrl, ['x'])).status).toBe(422)
  const invalidJson = await fetch(leadsUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), 'x-forwarded-for': newIpAddress() },
    body: '{',
  })
  expect(invalidJson.status).toBe(400)
})

test('stores a form without JavaScript once and responds with a page', async () => {
  const fields = leadFields({ firstName: 'Ana D’Angelo' })
  const response = await postForm(leadsUrl, fields)
  const page = await response.text()
  expect(response.status).toBe(201)
  expect(response.headers.get('content-type')).toContain('text/html')
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(page).toContain('<html lang="es">')
  expect(page).toContain('Datos enviados correctamente.')
  expect(page).toContain('href="/proyectos/condominios/santorini"')
  const reference = /SM-[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(page)?.[0]
  expect(await (await postForm(leadsUrl, fields)).text()).toContain(reference)
  const { rows } = await database.pool.query(`select phone, first_name from leads where reference = $1`, [reference])
  expect(rows).toEqual([{ phone: '+51987654321', first_name: 'Ana D’Angelo' }])
})

test('lists errors in the form’s language without JavaScript, with a link back', async () => {
  const response = await postForm(leadsUrl, {
    kind: 'contact',
    locale: 'en',
    project: 'mykonos',
    firstName: '<script>',
  })
  const page = await response.text()
  expect(response.status).toBe(422)
  expect(page).toContain('<html lang="en">')
  expect(page).toContain('Last name is required')
  expect(page).toContain('You must accept the terms')
  expect(page).toContain('Back to the form')
})

test('limits one device to six submissions a minute without affecting other devices at its IP address', async () => {
  const from = newIpAddress()
  const device = randomUUID()
  const statuses: number[] = []
  for (let index = 0; index < 6; index += 1)
    statuses.push((await postJson(leadsUrl, leadBody(), { from, device })).status)
  const seventhResponse = await postJson(leadsUrl, leadBody(), { from, device })
  expect(statuses).toEqual([201, 201, 201, 201, 201, 201])
  expect(seventhResponse.status).toBe(429)
  expect(Number(seventhResponse.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await postJson(leadsUrl, leadBody(), { from, device: randomUUID() })).status).toBe(201)
  expect((await postForm(leadsUrl, leadFields(), { from })).status).toBe(201)
})

test('accepts fifty people from one IP address within a minute', async () => {
  const from = newIpAddress()
  const submissions = Array.from({ length: 50 }, () => postJson(leadsUrl, leadBody(), { from, device: randomUUID() }))
  const statuses = (await Promise.all(submissions)).map((answer) => answer.status)
  expect(new Set(statuses)).toEqual(new Set([201]))
})

test('limits the requests from one IP address to sixty a minute, even if each has a new device id', async () => {
  const from = newIpAddress()
  const requests = Array.from({ length: 70 }, () => postJson(leadsUrl, {}, { from, device: randomUUID() }))
  const statuses = (await Promise.all(requests)).map((answer) => answer.status)
  expect(statuses.filter((status) => status === 422)).toHaveLength(60)
  expect(statuses.filter((status) => status === 429)).toHaveLength(10)
})

test('counts a visitor by the real IP address despite forged addresses in the header', async () => {
  const realAddress = newIpAddress()
  const statuses: number[] = []
  for (let index = 0; index < 13; index += 1) {
    statuses.push((await postJson(leadsUrl, {}, { from: `${newIpAddress()}, ${realAddress}` })).status)
  }
  expect(statuses).toEqual([...Array(12).fill(422), 429])
})

test('responds to a filled honeypot with a receipt and stores no lead', async () => {
  const response = await postJson(
    leadsUrl,
    leadBody({ email: 'bot@example.test', website: 'https://spam.example.test' }),
  )
  expect(response.status).toBe(201)
  expect(await response.json()).toEqual({ reference: expect.stringMatching(/^SM-/) })
  expect(await count(`select count(*) from leads where email = 'bot@example.test'`)).toBe(0)
  expect(intake.lines.join()).toContain('honeypot')
})

test('rejects a form that was filled too fast', async () => {
  const response = await postJson(leadsUrl, leadBody({ startedAt: Date.now() - 300 }))
  expect(response.status).toBe(422)
  expect(await response.json()).toEqual({ errors: [{ path: 'form', message: 'form.tooFast' }] })
  expect((await postJson(leadsUrl, leadBody({ startedAt: Date.now() - 5000 }))).status).toBe(201)
})

test('rejects a lead whose body is too large', async () => {
  expect((await postJson(leadsUrl, leadBody({ firstName: 'x'.repeat(100_000) }))).status).toBe(413)
})

test('logs accepted leads without personal data', () => {
  const log = intake.lines.join('\n')
  expect(log).toContain('lead accepted')
  expect(log).not.toMatch(/Rosa|Quispe|example\.test|987654321|12345678|10\.0\.0\./)
})

test('reports that the intake is alive and ready', async () => {
  expect(await (await fetch(`${intake.url}/api/health`)).json()).toEqual({ status: 'alive' })
  expect(await (await fetch(`${intake.url}/api/ready`)).json()).toEqual({
    status: 'ready',
    parts: { database: 'ready', store: 'ready' },
  })
})
