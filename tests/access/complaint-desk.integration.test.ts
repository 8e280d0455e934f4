// Tests the complaint desk with the CMS and the worker: answers, their files and letters, alerts and the register.
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { addDays, limaDateOf } from '@app/domain/calendar/lima-date'
import { deadlineOf } from '@app/domain/complaint/days-left'
import { LEGAL_DAY_RULE, responseDeadline } from '@app/domain/complaint/response-deadline'
import { createBoss } from '@app/platform/queue/boss'
import { type Integrations, startIntegrations } from '@app/tools/fakes/integrations'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { deadlineAlerts } from '../../apps/worker/src/maintenance/deadline-alerts.job'
import { readPdfText } from '../journeys/support/pdf'
import { createFreshDatabase, type FreshDatabase } from '../support/fresh-database'
import { readMail } from '../support/read-mail'
import { postJson, postMultipart, prepareQueue, startIntake } from '../support/running-intake'
import { pdf, png } from '../support/sample-files'
import { complaintFields } from '../support/submissions'
import { eventually, startWorker, type WorkerProcess } from '../support/worker-process'
import { createStaff, type RunningCms, signInSession, staffPassword, startCms } from './running-cms'

const SERVICE = 'servicio@example.test'
const SERVICE_EMAIL = 'rosa@example.test'
const pdfWithScript = Buffer.concat([pdf, Buffer.from('\n9 0 obj<</S/JavaScript/JS(app.alert(1))>>endobj\n')])
const text = 'Estimada señora Ñáñez:\n\nLe enviamos el plano el 3 de noviembre.\n\nQuedamos atentos.'

let database: FreshDatabase
let integrations: Integrations
let worker: WorkerProcess
let cms: RunningCms
let serviceSession: Record<string, string>
let intake: Awaited<ReturnType<typeof startIntake>>
let filedAt = new Date()

beforeAll(async () => {
  database = await createFreshDatabase()
  integrations = await startIntegrations()
  await prepareQueue(database.url)
  intake = await startIntake(database.url, { clock: () => filedAt })
  worker = await startWorker({ databaseUrl: database.url, integrations, privateDir: intake.privateDir })
  process.env.PRIVATE_DIR = intake.privateDir
  cms = await startCms({ databaseUrl: database.url, smtpUrl: integrations.smtpUrl })
  const account = { email: SERVICE_EMAIL, role: 'customer-service', language: 'es', password: staffPassword } as const
  await cms.payload.create({ collection: 'users', data: { name: 'Rosa Demo', ...account } })
  serviceSession = await signInSession(cms, SERVICE_EMAIL)
})
beforeEach(() => {
  integrations.clear()
  filedAt = new Date()
})
afterAll(async () => {
  await cms?.stop()
  await intake?.stop()
  await worker?.stop()
  await integrations?.stop()
  await database?.remove()
})

async function fileComplaint(changes: Record<string, string> = {}, file?: { bytes: typeof pdf; name: string }) {
  const response = await postMultipart(`${intake.url}/api/complaints`, complaintFields(changes), file ? { file } : {})
  const { reference, lookupCode } = (await response.json()) as { reference: string; lookupCode: string }
  const { rows } = await database.pool.query('select id from complaints where reference = $1', [reference])
  return { reference, lookupCode, id: rows[0].id as string }
}
/** Waits until the worker has inspected the file, because it cannot be opened earlier. */
const waitForInspection = (id: string) =>
  eventually('the file is inspected', async () => {
    const { rows } = await database.pool.query('select attachment_scan as scan from complaints where id = $1', [id])
    return rows[0].scan !== 'pending'
  })
const mailsTo = (to: string, subject: RegExp) =>
  integrations.mails
    .filter((mail) => mail.to.includes(to))
    .map((mail) => readMail(mail.raw))
    .filter((mail) => subject.test(mail.subject))
/** Returns a pattern for the copy of only this complaint, because the copy of an earlier test may still arrive. */
const copySubject = (reference: string) => new RegExp(`^Respuesta enviada: ${reference}$`)
type SentFile = { bytes: Uint8Array; name: string }
/** Sends the answer as the form of the desk does. */
function answer(id: string, fields: Record<string, string> = { text, hasRead: 'true' }, files: SentFile[] = []) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  for (const { bytes, name } of files) body.append('files', new File([new Uint8Array(bytes)], name))
  return cms.ask('POST', `/complaints/${id}/answer`, body, serviceSession)
}
/** Opens a document as the panel does: requests a URL that is valid for one minute, then follows it. */
async function openDocument(id: string, document: string, headers = serviceSession) {
  const response = await cms.ask('POST', `/complaints/${id}/${document}`, undefined, headers)
  const path = (response.headers.get('location') ?? '').replace('/api', '')
  return response.status === 303 ? cms.ask('GET', path, undefined, headers) : response
}
const readLoggedEntries = async (event: string) => {
  const { rows } = await database.pool.query('select account, subject from access_log where event = $1', [event])
  return rows
}

test('an answer is stored and sent with its letter to the consumer and to customer service', async () => {
  const { id, reference, lookupCode } = await fileComplaint({ email: 'maria@example.test' })
  expect((await answer(id)).status).toBe(200)
  const [mail] = await eventually('the consumer is answered', async () => {
    const matchingMails = mailsTo('maria@example.test', /^Respondimos tu reclamación/)
    return matchingMails.length > 0 && mailsTo(SERVICE, copySubject(reference)).length > 0 && matchingMails
  })
  expect(mail?.subject).toContain(reference)
  expect(mail?.text).toContain('Le enviamos el plano el 3 de noviembre.')
  expect(mail?.headers.get('reply-to')).toContain(SERVICE)
  const [copy] = mailsTo(SERVICE, copySubject(reference))
  const hashes = [mail, copy].map((message) =>
    createHash('sha256')
      .update(message?.files[0]?.bytes ?? '')
      .digest('hex'),
  )
  const { rows } = await database.pool.query(
    `select status, answer, answered_by, answered_by_account, answer_pdf_hash, answer_pdf_key from complaints where id = $1`,
    [id],
  )
  expect(rows[0]).toMatchObject({
    status: 'answered',
    answer: text,
    answered_by: 'Rosa Demo',
    answered_by_account: SERVICE_EMAIL,
  })
  expect(hashes).toEqual([rows[0].answer_pdf_hash, rows[0].answer_pdf_hash])
  const storedLetter = await readFile(join(intake.privateDir, rows[0].answer_pdf_key))
  expect(storedLetter.subarray(0, 5).toString()).toBe('%PDF-')
  expect(createHash('sha256').update(storedLetter).digest('hex')).toBe(rows[0].answer_pdf_hash)

  const state = await postJson(`${intake.url}/api/complaints/status`, {
    number: reference,
    code: lookupCode,
    email: 'maria@example.test',
  })
  expect(await state.json()).toMatchObject({ status: 'answered', answer: text })
})

test('an answer is accepted once, and rejected if it is empty, unconfirmed or has an unfilled placeholder', async () => {
  const { id } = await fileComplaint()
  expect(await (await answer(id, { text: ' ', hasRead: 'true' })).json()).toEqual({ problem: 'empty' })
  expect(await (await answer(id, { text: 'Hola, {nombre}', hasRead: 'true' })).json()).toEqual({
    problem: 'open places',
  })
  expect(await (await answer(id, { text })).json()).toEqual({ problem: 'not read' })
  const responses = await Promise.all([answer(id), answer(id)])
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409])
  const { rows } = await database.pool.query(
    `select template from deliveries where complaint_id = $1 and template like 'complaint-answer-%' order by 1`,
    [id],
  )
  expect(rows.map(({ template }) => template)).toEqual(['complaint-answer-consumer', 'complaint-answer-service'])
})

test('an answer is not stored if its mails cannot be queued', async () => {
  const { id } = await fileComplaint()
  const changeRights = (verb: string) => database.pool.query(`${verb} app_cms`)
  await changeRights('revoke insert (integration) on deliveries from')
  const rejection = await answer(id).finally(() => changeRights('grant insert (integration) on deliveries to'))
  expect(rejection.status).toBe(500)
  const { rows } = await database.pool.query('select status, answer from complaints where id = $1', [id])
  expect(rows[0]).toEqual({ status: 'received', answer: null })
  expect((await answer(id)).status).toBe(200)
})

test('files of an answer are in the mail, at the desk and in the status that the consumer sees', async () => {
  const email = 'plano@example.test'
  const { id, reference, lookupCode } = await fileComplaint({ email })
  const response = await answer(id, undefined, [
    { bytes: pdf, name: 'Plano (2).pdf' },
    { bytes: png, name: 'Mejía.png' },
  ])
  expect(response.status).toBe(200)
  const [mail] = await eventually('the answer arrives', async () => {
    const matchingMails = mailsTo(email, /^Respondimos tu reclamación/)
    return matchingMails.length > 0 && mailsTo(SERVICE, copySubject(reference)).length > 0 && matchingMails
  })
  expect(mail?.files.map(({ name }) => name)).toEqual([
    expect.stringMatching(/^respuesta-.*\.pdf$/),
    'Plano (2).pdf',
    'Mejía.png',
  ])
  expect(Buffer.from(mail?.files[1]?.bytes ?? '').equals(Buffer.from(pdf))).toBe(true)
  const { rows } = await database.pool.query(
    'select id, name, scan from complaint_answer_files where complaint_id = $1 order by position',
    [id],
  )
  expect(rows.map(({ scan }) => scan)).toEqual(['none', 'none'])
  const openedFile = await openDocument(id, `answer-files/${rows[0].id}`)
  expect(Buffer.from(await openedFile.arrayBuffer()).equals(Buffer.from(pdf))).toBe(true)
  const state = await postJson(`${intake.url}/api/complaints/status`, { number: reference, code: lookupCode, email })
  expect(await state.json()).toMatchObject({ files: [{ name: 'Plano (2).pdf' }, { name: rows[1].name }] })
  for (const change of ["update complaint_answer_files set name = 'x'", 'delete from complaint_answer_files'])
    await expect(database.pool.query(change)).rejects.toThrow('stay as they were sent')
})

test.each([
  ['a file of another kind', 'file type', [{ bytes: new TextEncoder().encode('MZ hola'), name: 'plano.pdf' }]],
  [
    'an empty file',
    'empty file',
    [
      { bytes: pdf, name: 'a.pdf' },
      { bytes: new Uint8Array(), name: 'vacío.pdf' },
    ],
  ],
  ['six files', 'too many files', Array.from({ length: 6 }, () => ({ bytes: pdf, name: 'a.pdf' }))],
])('an answer with %s is not stored', async (_, problem, files) => {
  const { id } = await fileComplaint()
  const rejection = await answer(id, undefined, files)
  expect([rejection.status, await rejection.json()]).toEqual([422, { problem }])
  const { rows } = await database.pool.query('select status from complaints where id = $1', [id])
  expect(rows[0].status).toBe('received')
})

test('a file of an answer that fails the check is left out of mail and letter, and customer service is notified', async () => {
  const email = 'sucio@example.test'
  const { id, reference, lookupCode } = await fileComplaint({ email })
  expect((await answer(id, undefined, [{ bytes: pdfWithScript, name: 'plano.pdf' }])).status).toBe(200)
  const [copy] = await eventually('both mails', async () => {
    const matchingMails = mailsTo(SERVICE, copySubject(reference))
    return matchingMails.length > 0 && mailsTo(email, /^Respondimos/).length > 0 && matchingMails
  })
  expect(mailsTo(email, /^Respondimos/)[0]?.files).toHaveLength(1)
  expect(copy?.text).toContain('No pasó la revisión de seguridad y no se envió: plano.pdf')
  const state = await postJson(`${intake.url}/api/complaints/status`, { number: reference, code: lookupCode, email })
  expect(await state.json()).toMatchObject({ files: [] })
})

test('staff open the sheet and the letter exactly as they were sent, and each opening is logged', async () => {
  const email = 'carta@example.test'
  const { id, reference } = await fileComplaint({ email })
  expect((await openDocument(id, 'letter')).status, 'no letter yet').toBe(404)
  await answer(id)
  const [mail] = await eventually('the answer arrives', async () => {
    const matchingMails = mailsTo(email, /^Respondimos tu reclamación/)
    return matchingMails.length > 0 && matchingMails
  })
  const letter = await openDocument(id, 'letter')
  expect(letter.headers.get('content-disposition')).toContain('attachment; filename="respuesta-')
  expect(Buffer.from(await letter.arrayBuffer()).equals(Buffer.from(mail?.files[0]?.bytes ?? ''))).toBe(true)
  const sheet = await openDocument(id, 'sheet')
  expect(Buffer.from(await sheet.arrayBuffer()).toString('latin1', 0, 5)).toBe('%PDF-')
  const openings = (await readLoggedEntries('complaint-document-opened')).filter(({ subject }) => subject === reference)
  expect(openings).toEqual([
    { account: SERVICE_EMAIL, subject: reference },
    { account: SERVICE_EMAIL, subject: reference },
  ])
  expect((await openDocument(id, 'letter', {})).status).toBe(403)
})

test('the preview of an answer letter is identical to the letter that is sent, and stores nothing', async () => {
  const email = 'vista@example.test'
  const { id } = await fileComplaint({ email })
  const body = new FormData()
  body.set('text', text)
  const preview = await cms.ask('POST', `/complaints/${id}/letter-preview`, body, serviceSession)
  const previewText = await readPdfText(new Uint8Array(await preview.arrayBuffer()))
  const { rows } = await database.pool.query('select answer, answer_pdf_key from complaints where id = $1', [id])
  expect(rows[0]).toEqual({ answer: null, answer_pdf_key: null })
  await answer(id)
  const [mail] = await eventually('the answer arrives', async () => {
    const matchingMails = mailsTo(email, /^Respondimos tu reclamación/)
    return matchingMails.length > 0 && matchingMails
  })
  expect(await readPdfText(mail?.files[0]?.bytes ?? new Uint8Array())).toBe(previewText)
  expect(previewText).toContain('Le enviamos el plano el 3 de noviembre.')
})

test('customer service gets the letter to print for a consumer who did not agree to e-mail', async () => {
  const { id } = await fileComplaint({ email: 'papel@example.test', notifyByEmail: 'false' })
  expect(await (await answer(id)).json()).toMatchObject({ byMail: false })
  const [copy] = await eventually('customer service has the letter', async () => {
    const matchingMails = mailsTo(SERVICE, /^Carta por enviar/)
    return matchingMails.length > 0 && matchingMails
  })
  const { address, district, province, department } = complaintFields()
  expect(copy?.text).toContain(`${address}, ${district}, ${province}, ${department}`)
  expect(copy?.files).toHaveLength(1)
  expect(mailsTo('papel@example.test', /^Respondimos/)).toEqual([])
})

test('staff request a URL to download the file of a complaint, and the download is logged', async () => {
  const { id, reference } = await fileComplaint({}, { bytes: pdf, name: 'constancia de pago.pdf' })
  await waitForInspection(id)
  const response = await cms.ask('POST', `/complaints/${id}/attachment`, undefined, serviceSession)
  expect(response.status).toBe(303)
  const path = (response.headers.get('location') ?? '').replace('/api', '')
  const download = await cms.ask('GET', path, undefined, serviceSession)
  expect(download.status).toBe(200)
  expect(Buffer.from(await download.arrayBuffer()).equals(Buffer.from(pdf))).toBe(true)
  expect(download.headers.get('content-disposition')).toBe(
    `attachment; filename="constancia_de_pago.pdf"; filename*=UTF-8''constancia%20de%20pago.pdf`,
  )
  expect(download.headers.get('content-security-policy')).toContain('sandbox')
  expect(await readLoggedEntries('complaint-attachment-opened')).toEqual([
    { account: SERVICE_EMAIL, subject: reference },
  ])
  expect((await cms.ask('GET', path)).status).toBe(403)
  expect(
    (
      await cms.ask(
        'GET',
        path.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
        undefined,
        serviceSession,
      )
    ).status,
  ).toBe(403)
})

test('the file of a complaint cannot be opened before its scan, or if it is infected', async () => {
  const { id } = await fileComplaint({}, { bytes: pdf, name: 'a.pdf' })
  await waitForInspection(id)
  const fileUrl =
    (await cms.ask('POST', `/complaints/${id}/attachment`, undefined, serviceSession)).headers.get('location') ?? ''
  for (const scan of ['pending', 'infected']) {
    await database.pool.query('update complaints set attachment_scan = $2 where id = $1', [id, scan])
    expect((await cms.ask('POST', `/complaints/${id}/attachment`, undefined, serviceSession)).status).toBe(409)
    expect((await cms.ask('GET', fileUrl.replace('/api', ''), undefined, serviceSession)).status).toBe(409)
  }
})

/**
 * Returns the filing time of a complaint that has `daysLeft` business days left today, or that is late if `daysLeft` is
 * negative.
 */
function filingTimeFor(daysLeft: number): Date {
  const today = limaDateOf(new Date())
  for (let day = today; ; day = addDays(day, -1)) {
    const deadline = deadlineOf(today, responseDeadline(day, LEGAL_DAY_RULE), 'business')
    if (daysLeft < 0 ? deadline.state === 'late' : deadline.state !== 'late' && deadline.days === daysLeft)
      return new Date(`${day}T15:00:00Z`)
  }
}

async function runDeadlineAlerts(): Promise<void> {
  const boss = createBoss(database.url, 'sender')
  await boss.start()
  const id = await eventually('the job is queued', async () => (await boss.send(deadlineAlerts.name, {})) ?? undefined)
  await eventually(
    'the job is done',
    async () => (await boss.findJobs(deadlineAlerts.name, { id }))[0]?.state === 'completed',
  )
  await boss.stop({ graceful: false })
}

test('customer service is alerted five and two days before a deadline and on the day itself, once each, and not about answered complaints', async () => {
  const references: Record<number, string> = {}
  for (const daysLeft of [6, 5, 2, 0, -1]) {
    filedAt = filingTimeFor(daysLeft)
    references[daysLeft] = (await fileComplaint()).reference
  }
  filedAt = filingTimeFor(5)
  const answeredComplaint = await fileComplaint()
  await answer(answeredComplaint.id)
  const readAlerts = async () => {
    const { rows } = await database.pool.query(
      `select reference || ' ' || template as alert from deliveries where template like 'complaint-alert-%' order by 1`,
    )
    return rows.map(({ alert }) => alert)
  }
  const expected = [
    `${references[5]} complaint-alert-5`,
    `${references[2]} complaint-alert-2`,
    `${references[0]} complaint-alert-0`,
    `${references[-1]} complaint-alert-0`,
  ].sort()
  await runDeadlineAlerts()
  expect(await readAlerts()).toEqual(expected)
  await runDeadlineAlerts()
  expect(await readAlerts()).toEqual(expected)
  const alertMails = await eventually('the mails arrive', async () => {
    const matchingMails = mailsTo(SERVICE, /reclamación N°/).filter(({ subject }) =>
      /^(Queda|Vence|Venció|El plazo)/.test(subject),
    )
    return matchingMails.length === 4 && matchingMails
  })
  const subjects = alertMails.map(({ subject }) => subject)
  expect(subjects).toContain(`Quedan 5 días hábiles: reclamación ${references[5]}`)
  expect(subjects).toContain(`Vence hoy: reclamación ${references[0]}`)
  expect(alertMails[0]?.text).toMatch(/\/admin\/collections\/complaints\/[0-9a-f-]{36}/)
})

test('the register of a period is exported as CSV and PDF without formulas, and each export is logged', async () => {
  filedAt = new Date('2025-03-10T15:00:00Z')
  const { id, reference } = await fileComplaint({
    detail: '=HYPERLINK("http://x.test";"clic")',
    lastName: 'Del Registro',
  })
  await answer(id)
  const register = (format: string) =>
    cms.ask('GET', `/complaints/register?from=2025-03-01&to=2025-03-31&format=${format}`, undefined, serviceSession)
  const table = await register('csv')
  expect(table.headers.get('content-disposition')).toContain('libro-de-reclamaciones-2025-03-01-2025-03-31.csv')
  const lines = (await table.text()).split('\r\n')
  expect(lines).toHaveLength(3)
  expect(lines[1]).toContain(reference)
  expect(lines[1]).toContain(`"'=HYPERLINK(""http://x.test"";""clic"")"`)
  expect(lines[1]).toContain(`,"=""+51987654321""",`)
  expect(lines[1]).toContain(',Respondido fuera de plazo')
  const registerPdf = Buffer.from(await (await register('pdf')).arrayBuffer())
  expect(registerPdf.subarray(0, 5).toString()).toBe('%PDF-')
  expect(await readLoggedEntries('complaint-register-exported')).toEqual([
    { account: SERVICE_EMAIL, subject: '2025-03-01/2025-03-31 csv: 1' },
    { account: SERVICE_EMAIL, subject: '2025-03-01/2025-03-31 pdf: 1' },
  ])
  expect(
    (await cms.ask('GET', '/complaints/register?from=2025-03-01&to=2025-02-01&format=csv', undefined, serviceSession))
      .status,
  ).toBe(400)
})

test('a note gets the name of the signed-in author and a line in the privacy log', async () => {
  const { id } = await fileComplaint()
  const note = { complaint: id, text: 'Llamé al banco.', author: 'Otra persona' }
  expect((await cms.ask('POST', '/complaint-notes', note, serviceSession)).status).toBe(201)
  const { rows } = await database.pool.query('select author from complaint_notes where complaint_id = $1', [id])
  expect(rows).toEqual([{ author: 'Rosa Demo' }])
  const log = await database.pool.query('select event, reason from privacy_log where subject = $1', [
    `complaints:${id}`,
  ])
  expect(log.rows).toEqual([{ event: 'changed', reason: 'note' }])
})

test('staff take a complaint, assign it to a colleague and release it, and each change is in its history', async () => {
  const { id } = await fileComplaint()
  const staff = await createStaff(cms, { ivan: 'customer-service', vera: 'sales' })
  const rosa = (await database.pool.query('select id from users where email = $1', [SERVICE_EMAIL])).rows[0]
    .id as string
  const assign = (from: string | null, to: string | null | undefined, headers = serviceSession) =>
    cms.call('POST', `/complaints/${id}/owner`, { from, to }, headers)
  const countOwnComplaints = async (account: string | undefined) =>
    (await cms.call('GET', `/complaints?where[owner][equals]=${account}`, undefined, serviceSession)).body.totalDocs

  const concurrentResponses = await Promise.all([assign(null, rosa), assign(null, rosa)])
  expect(concurrentResponses.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await countOwnComplaints(rosa)).toBe(1)
  expect((await assign(rosa, staff.vera)).status, 'sales cannot own a complaint').toBe(400)
  expect((await assign(null, staff.ivan)).status, 'the page was outdated').toBe(409)
  expect((await assign(rosa, staff.ivan)).status).toBe(200)
  expect([await countOwnComplaints(rosa), await countOwnComplaints(staff.ivan)]).toEqual([0, 1])
  expect((await answer(id)).status).toBe(200)
  expect((await assign(String(staff.ivan), null)).status, 'after the answer').toBe(200)
  expect((await assign(null, rosa, await signInSession(cms, 'vera@example.test'))).status).toBe(403)

  const { rows } = await database.pool.query(
    'select "from", "to", by from complaint_events where complaint_id = $1 order by created_at',
    [id],
  )
  expect(rows).toEqual([
    { from: null, to: 'Rosa Demo', by: 'Rosa Demo' },
    { from: 'Rosa Demo', to: 'ivan', by: 'Rosa Demo' },
    { from: 'ivan', to: null, by: 'Rosa Demo' },
  ])
  for (const change of ["update complaint_events set by = 'x'", 'delete from complaint_events'])
    await expect(database.pool.query(change)).rejects.toThrow('append-only')
  await expect(database.pool.query(`update complaints set detail = 'x' where id = $1`, [id])).rejects.toThrow(
    'what was filed stays as filed',
  )
})

test('an answer by letter counts when staff record the delivery of its letter, once and not before', async () => {
  filedAt = filingTimeFor(2)
  const email = 'carta-en-mano@example.test'
  const { id, reference } = await fileComplaint({ email, lastName: 'De la Carta' })
  const record = (changes: Record<string, string> = {}) =>
    cms.call(
      'POST',
      `/complaints/${id}/letter-delivery`,
      { on: limaDateOf(new Date()), method: 'hand', detail: 'Ana Torres', ...changes },
      serviceSession,
    )
  expect((await record()).body, 'no answer yet').toEqual({ problem: 'not answered' })
  expect(await (await answer(id, { text, hasRead: 'true', byLetter: 'true' })).json()).toMatchObject({ byMail: false })
  await eventually('customer service has the letter', async () => mailsTo(SERVICE, /^Carta por enviar/).length > 0)
  expect(mailsTo(email, /^Respondimos/), 'the consumer gets no mail').toEqual([])

  const state = async () => (await database.pool.query('select status from complaints where id = $1', [id])).rows[0]
  expect(await state()).toEqual({ status: 'letter' })
  await runDeadlineAlerts()
  const alert = await eventually('the deadline keeps running', async () =>
    mailsTo(SERVICE, /^Quedan 2/).find(({ subject }) => subject.includes(reference)),
  )
  expect(alert.text).toContain('Falta entregarla')

  expect((await record({ on: '2999-01-01' })).body).toEqual({ problem: 'future' })
  expect((await record({ on: addDays(limaDateOf(new Date()), -1) })).body).toEqual({ problem: 'before the answer' })
  expect((await record({ detail: ' ' })).body).toEqual({ problem: 'detail' })
  expect((await record({ method: 'fax' })).status).toBe(400)
  const concurrentResponses = await Promise.all([record(), record({ method: 'post', detail: 'RR 123 456 PE' })])
  expect(concurrentResponses.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await state()).toEqual({ status: 'answered' })
  await expect(database.pool.query(`update complaints set letter_detail = 'x' where id = $1`, [id])).rejects.toThrow(
    'stays as recorded',
  )

  const filedOn = limaDateOf(filedAt)
  const register = await cms.ask(
    'GET',
    `/complaints/register?from=${filedOn}&to=${filedOn}&format=csv`,
    undefined,
    serviceSession,
  )
  const line = (await register.text()).split('\r\n').find((row) => row.includes(reference))
  expect(line).toContain('Respondido en plazo')
  expect(line).toMatch(/en persona: Ana Torres|por correo postal: RR 123 456 PE/)
  for (let times = 0; times < 2; times += 1) expect((await openDocument(id, 'letter')).status, 'reprint').toBe(200)
})

test('an answer by letter cannot be marked as answered without the delivery of its letter', async () => {
  const { id } = await fileComplaint({ notifyByEmail: 'false' })
  await answer(id)
  await expect(database.pool.query(`update complaints set status = 'answered' where id = $1`, [id])).rejects.toThrow(
    'counts when its letter was delivered',
  )
})

test('answer letters are stored in the private store', async () => {
  expect((await readdir(join(intake.privateDir, 'answers'))).length).toBeGreaterThan(0)
})
