// The complaint desk with the CMS and the worker: an answer from the panel to the mailbox, a file that opens once for
// one
// person, alerts that are sent once, and the register.
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { addDays, limaDateOf } from '@app/domain/calendar/lima-date'
import { deadlineOf } from '@app/domain/complaint/days-left'
import { LEGAL_DAY_RULE, responseDeadline } from '@app/domain/complaint/response-deadline'
import { createBoss } from '@app/platform/queue/boss'
import { type Receivers, startReceivers } from '@app/tools/fakes/receivers'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { deadlineAlerts } from '../../apps/worker/src/maintenance/deadline-alerts.job'
import { pdfText } from '../journeys/support/pdf'
import { type FreshDatabase, freshDatabase } from '../support/fresh-database'
import { readMail } from '../support/read-mail'
import { postJson, postMultipart, prepareQueue, startIntake } from '../support/running-intake'
import { pdf, png } from '../support/sample-files'
import { complaintFields } from '../support/submissions'
import { eventually, startWorker, type WorkerProcess } from '../support/worker-process'
import { type RunningCms, sessionOf, staffPassword, startCms } from './running-cms'

const SERVICE = 'servicio@example.test'
const CLERK = 'rosa@example.test'
const pdfWithScript = Buffer.concat([pdf, Buffer.from('\n9 0 obj<</S/JavaScript/JS(app.alert(1))>>endobj\n')])
const text = 'Estimada señora Ñáñez:\n\nLe enviamos el plano el 3 de noviembre.\n\nQuedamos atentos.'

let database: FreshDatabase
let receivers: Receivers
let worker: WorkerProcess
let cms: RunningCms
let clerk: Record<string, string>
let intake: Awaited<ReturnType<typeof startIntake>>
let filedAt = new Date()

beforeAll(async () => {
  database = await freshDatabase()
  receivers = await startReceivers()
  await prepareQueue(database.url)
  intake = await startIntake(database.url, { clock: () => filedAt })
  worker = await startWorker({ databaseUrl: database.url, receivers, privateDir: intake.privateDir })
  process.env.PRIVATE_DIR = intake.privateDir
  cms = await startCms({ databaseUrl: database.url, smtpUrl: receivers.smtpUrl })
  const account = { email: CLERK, role: 'customer-service', language: 'es', password: staffPassword } as const
  await cms.payload.create({ collection: 'users', data: { name: 'Rosa Demo', ...account } })
  clerk = await sessionOf(cms, CLERK)
})
beforeEach(() => {
  receivers.clear()
  filedAt = new Date()
})
afterAll(async () => {
  await cms?.stop()
  await intake?.stop()
  await worker?.stop()
  await receivers?.stop()
  await database?.remove()
})

async function complain(changes: Record<string, string> = {}, file?: { bytes: typeof pdf; name: string }) {
  const response = await postMultipart(`${intake.url}/api/complaints`, complaintFields(changes), file ? { file } : {})
  const { reference, lookupCode } = (await response.json()) as { reference: string; lookupCode: string }
  const { rows } = await database.pool.query('select id from complaints where reference = $1', [reference])
  return { reference, lookupCode, id: rows[0].id as string }
}
/** Waits until the worker has inspected the file: until then it cannot be opened. */
const inspected = (id: string) =>
  eventually('the file is inspected', async () => {
    const { rows } = await database.pool.query('select attachment_scan as scan from complaints where id = $1', [id])
    return rows[0].scan !== 'pending'
  })
const mails = (to: string, subject: RegExp) =>
  receivers.mails
    .filter((mail) => mail.to.includes(to))
    .map((mail) => readMail(mail.raw))
    .filter((mail) => subject.test(mail.subject))
/** The subject of the copy for customer service: another test's copy may still arrive. */
const copyOf = (reference: string) => new RegExp(`^Respuesta enviada: ${reference}$`)
type SentFile = { bytes: Uint8Array; name: string }
/** Sends the answer as the form of the desk does. */
function answer(id: string, fields: Record<string, string> = { text, hasRead: 'true' }, files: SentFile[] = []) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  for (const { bytes, name } of files) body.append('files', new File([new Uint8Array(bytes)], name))
  return cms.ask('POST', `/complaints/${id}/answer`, body, clerk)
}
/** Presses "open": the panel returns a URL that is valid for one minute, and the browser follows it. */
async function openPaper(id: string, paper: string, headers = clerk) {
  const asked = await cms.ask('POST', `/complaints/${id}/${paper}`, undefined, headers)
  const address = (asked.headers.get('location') ?? '').replace('/api', '')
  return asked.status === 303 ? cms.ask('GET', address, undefined, headers) : asked
}
const recorded = async (event: string) => {
  const { rows } = await database.pool.query('select account, subject from access_log where event = $1', [event])
  return rows
}

test('an answer is stored and sent with its letter to the consumer and to customer service', async () => {
  const { id, reference, lookupCode } = await complain({ email: 'maria@example.test' })
  expect((await answer(id)).status).toBe(200)
  const [mail] = await eventually('the consumer is answered', async () => {
    const found = mails('maria@example.test', /^Respondimos tu reclamación/)
    return found.length > 0 && mails(SERVICE, copyOf(reference)).length > 0 && found
  })
  expect(mail?.subject).toContain(reference)
  expect(mail?.text).toContain('Le enviamos el plano el 3 de noviembre.')
  expect(mail?.headers.get('reply-to')).toContain(SERVICE)
  const [copy] = mails(SERVICE, copyOf(reference))
  const hashes = [mail, copy].map((one) =>
    createHash('sha256')
      .update(one?.files[0]?.bytes ?? '')
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
    answered_by_account: CLERK,
  })
  expect(hashes).toEqual([rows[0].answer_pdf_hash, rows[0].answer_pdf_hash])
  const stored = await readFile(join(intake.privateDir, rows[0].answer_pdf_key))
  expect(stored.subarray(0, 5).toString()).toBe('%PDF-')
  expect(createHash('sha256').update(stored).digest('hex')).toBe(rows[0].answer_pdf_hash)

  const state = await postJson(`${intake.url}/api/complaints/status`, {
    number: reference,
    code: lookupCode,
    email: 'maria@example.test',
  })
  expect(await state.json()).toMatchObject({ status: 'answered', answer: text })
})

test('an answer is accepted once, and not with an open placeholder, empty or without confirmation', async () => {
  const { id } = await complain()
  expect(await (await answer(id, { text: ' ', hasRead: 'true' })).json()).toEqual({ problem: 'empty' })
  expect(await (await answer(id, { text: 'Hola, {nombre}', hasRead: 'true' })).json()).toEqual({
    problem: 'open places',
  })
  expect(await (await answer(id, { text })).json()).toEqual({ problem: 'not read' })
  const both = await Promise.all([answer(id), answer(id)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const { rows } = await database.pool.query(
    `select template from deliveries where complaint_id = $1 and template like 'complaint-answer-%' order by 1`,
    [id],
  )
  expect(rows.map(({ template }) => template)).toEqual(['complaint-answer-consumer', 'complaint-answer-service'])
})

test('without the queue no answer is stored, so nothing is reported as sent that is not', async () => {
  const { id } = await complain()
  const queueing = (verb: string) => database.pool.query(`${verb} app_cms`)
  await queueing('revoke insert on all tables in schema pgboss from')
  const refused = await answer(id).finally(() => queueing('grant insert on all tables in schema pgboss to'))
  expect(refused.status).toBe(500)
  const { rows } = await database.pool.query('select status, answer from complaints where id = $1', [id])
  expect(rows[0]).toEqual({ status: 'received', answer: null })
  expect((await answer(id)).status).toBe(200)
})

test('files of an answer are in the mail, in the letter, at the desk and listed to the consumer', async () => {
  const email = 'plano@example.test'
  const { id, reference, lookupCode } = await complain({ email })
  const sent = await answer(id, undefined, [
    { bytes: pdf, name: 'Plano (2).pdf' },
    { bytes: png, name: 'Mejía.png' },
  ])
  expect(sent.status).toBe(200)
  const [mail] = await eventually('the answer arrives', async () => {
    const found = mails(email, /^Respondimos tu reclamación/)
    return found.length > 0 && mails(SERVICE, copyOf(reference)).length > 0 && found
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
  const opened = await openPaper(id, `answer-files/${rows[0].id}`)
  expect(Buffer.from(await opened.arrayBuffer()).equals(Buffer.from(pdf))).toBe(true)
  const state = await postJson(`${intake.url}/api/complaints/status`, { number: reference, code: lookupCode, email })
  expect(await state.json()).toMatchObject({ files: [{ name: 'Plano (2).pdf' }, { name: rows[1].name }] })
  for (const change of ["update complaint_answer_files set name = 'x'", 'delete from complaint_answer_files'])
    await expect(database.pool.query(change)).rejects.toThrow('stay as they were sent')
})

test.each([
  ['a file of another kind', 'file type', [{ bytes: new TextEncoder().encode('MZ hola'), name: 'plano.pdf' }]],
  ['six files', 'too many files', Array.from({ length: 6 }, () => ({ bytes: pdf, name: 'a.pdf' }))],
])('an answer with %s is not stored', async (_, problem, files) => {
  const { id } = await complain()
  const refused = await answer(id, undefined, files)
  expect([refused.status, await refused.json()]).toEqual([422, { problem }])
  const { rows } = await database.pool.query('select status from complaints where id = $1', [id])
  expect(rows[0].status).toBe('received')
})

test('a file of an answer that fails the check is left out of mail and letter, and customer service is notified', async () => {
  const email = 'sucio@example.test'
  const { id, reference, lookupCode } = await complain({ email })
  expect((await answer(id, undefined, [{ bytes: pdfWithScript, name: 'plano.pdf' }])).status).toBe(200)
  const [copy] = await eventually('both mails', async () => {
    const found = mails(SERVICE, copyOf(reference))
    return found.length > 0 && mails(email, /^Respondimos/).length > 0 && found
  })
  expect(mails(email, /^Respondimos/)[0]?.files).toHaveLength(1)
  expect(copy?.text).toContain('No pasó la revisión de seguridad y no se envió: plano.pdf')
  const state = await postJson(`${intake.url}/api/complaints/status`, { number: reference, code: lookupCode, email })
  expect(await state.json()).toMatchObject({ files: [] })
})

test('staff open the sheet and the letter as they were sent, and that is logged', async () => {
  const email = 'carta@example.test'
  const { id, reference } = await complain({ email })
  expect((await openPaper(id, 'letter')).status, 'no letter yet').toBe(404)
  await answer(id)
  const [mail] = await eventually('the answer arrives', async () => {
    const found = mails(email, /^Respondimos tu reclamación/)
    return found.length > 0 && found
  })
  const letter = await openPaper(id, 'letter')
  expect(letter.headers.get('content-disposition')).toContain('attachment; filename="respuesta-')
  expect(Buffer.from(await letter.arrayBuffer()).equals(Buffer.from(mail?.files[0]?.bytes ?? ''))).toBe(true)
  const sheet = await openPaper(id, 'sheet')
  expect(Buffer.from(await sheet.arrayBuffer()).toString('latin1', 0, 5)).toBe('%PDF-')
  const papers = (await recorded('complaint-paper-opened')).filter(({ subject }) => subject === reference)
  expect(papers).toEqual([
    { account: CLERK, subject: reference },
    { account: CLERK, subject: reference },
  ])
  expect((await openPaper(id, 'letter', {})).status).toBe(403)
})

test('the preview is identical to the letter that is sent, and nothing is stored', async () => {
  const email = 'vista@example.test'
  const { id } = await complain({ email })
  const body = new FormData()
  body.set('text', text)
  const preview = await cms.ask('POST', `/complaints/${id}/letter-preview`, body, clerk)
  const drawn = await pdfText(new Uint8Array(await preview.arrayBuffer()))
  const { rows } = await database.pool.query('select answer, answer_pdf_key from complaints where id = $1', [id])
  expect(rows[0]).toEqual({ answer: null, answer_pdf_key: null })
  await answer(id)
  const [mail] = await eventually('the answer arrives', async () => {
    const found = mails(email, /^Respondimos tu reclamación/)
    return found.length > 0 && found
  })
  expect(await pdfText(mail?.files[0]?.bytes ?? new Uint8Array())).toBe(drawn)
  expect(drawn).toContain('Le enviamos el plano el 3 de noviembre.')
})

test('a consumer who did not agree to e-mail gets a letter that customer service prints', async () => {
  const { id } = await complain({ email: 'papel@example.test', notifyByEmail: 'false' })
  expect(await (await answer(id)).json()).toMatchObject({ byMail: false })
  const [copy] = await eventually('customer service has the letter', async () => {
    const found = mails(SERVICE, /^Carta por enviar/)
    return found.length > 0 && found
  })
  const { address, district, province, department } = complaintFields()
  expect(copy?.text).toContain(`${address}, ${district}, ${province}, ${department}`)
  expect(copy?.files).toHaveLength(1)
  expect(mails('papel@example.test', /^Respondimos/)).toEqual([])
})

test('a file opens by a requested URL, as a download, and that is logged', async () => {
  const { id, reference } = await complain({}, { bytes: pdf, name: 'constancia de pago.pdf' })
  await inspected(id)
  const asked = await cms.ask('POST', `/complaints/${id}/attachment`, undefined, clerk)
  expect(asked.status).toBe(303)
  const address = (asked.headers.get('location') ?? '').replace('/api', '')
  const file = await cms.ask('GET', address, undefined, clerk)
  expect(file.status).toBe(200)
  expect(Buffer.from(await file.arrayBuffer()).equals(Buffer.from(pdf))).toBe(true)
  expect(file.headers.get('content-disposition')).toBe(
    `attachment; filename="constancia_de_pago.pdf"; filename*=UTF-8''constancia%20de%20pago.pdf`,
  )
  expect(file.headers.get('content-security-policy')).toContain('sandbox')
  expect(await recorded('complaint-attachment-opened')).toEqual([{ account: CLERK, subject: reference }])
  expect((await cms.ask('GET', address)).status).toBe(403)
  expect(
    (
      await cms.ask(
        'GET',
        address.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
        undefined,
        clerk,
      )
    ).status,
  ).toBe(403)
})

test('a file that waits for the scanner, or failed, cannot be opened', async () => {
  const { id } = await complain({}, { bytes: pdf, name: 'a.pdf' })
  await inspected(id)
  const address =
    (await cms.ask('POST', `/complaints/${id}/attachment`, undefined, clerk)).headers.get('location') ?? ''
  for (const scan of ['pending', 'infected']) {
    await database.pool.query('update complaints set attachment_scan = $2 where id = $1', [id, scan])
    expect((await cms.ask('POST', `/complaints/${id}/attachment`, undefined, clerk)).status).toBe(409)
    expect((await cms.ask('GET', address.replace('/api', ''), undefined, clerk)).status).toBe(409)
  }
})

/** A past filing day on which a complaint now has this many days left. */
function filedWith(left: number): Date {
  const today = limaDateOf(new Date())
  for (let day = today; ; day = addDays(day, -1)) {
    const deadline = deadlineOf(today, responseDeadline(day, LEGAL_DAY_RULE), 'business')
    if (left < 0 ? deadline.state === 'late' : deadline.state !== 'late' && deadline.days === left)
      return new Date(`${day}T15:00:00Z`)
  }
}

async function look(): Promise<void> {
  const boss = createBoss(database.url, 'sender')
  await boss.start()
  const id = await eventually('a look is queued', async () => (await boss.send(deadlineAlerts.name, {})) ?? undefined)
  await eventually(
    'it is done',
    async () => (await boss.findJobs(deadlineAlerts.name, { id }))[0]?.state === 'completed',
  )
  await boss.stop({ graceful: false })
}

test('customer service is alerted at five, two and zero days, once each, and not about answered complaints', async () => {
  const filed: Record<number, string> = {}
  for (const left of [6, 5, 2, 0, -1]) {
    filedAt = filedWith(left)
    filed[left] = (await complain()).reference
  }
  filedAt = filedWith(5)
  const answered = await complain()
  await answer(answered.id)
  const alerts = async () => {
    const { rows } = await database.pool.query(
      `select reference || ' ' || template as alert from deliveries where template like 'complaint-alert-%' order by 1`,
    )
    return rows.map(({ alert }) => alert)
  }
  const expected = [
    `${filed[5]} complaint-alert-5`,
    `${filed[2]} complaint-alert-2`,
    `${filed[0]} complaint-alert-0`,
    `${filed[-1]} complaint-alert-0`,
  ].sort()
  await look()
  expect(await alerts()).toEqual(expected)
  await look()
  expect(await alerts()).toEqual(expected)
  const told = await eventually('the mails arrive', async () => {
    const found = mails(SERVICE, /reclamación N°/).filter(({ subject }) =>
      /^(Queda|Vence|Venció|El plazo)/.test(subject),
    )
    return found.length === 4 && found
  })
  const subjects = told.map(({ subject }) => subject)
  expect(subjects).toContain(`Quedan 5 días hábiles: reclamación ${filed[5]}`)
  expect(subjects).toContain(`Vence hoy: reclamación ${filed[0]}`)
  expect(told[0]?.text).toMatch(/\/admin\/collections\/complaints\/[0-9a-f-]{36}/)
})

test('the register of a period is exported as CSV and PDF, without formulas, and that is logged', async () => {
  filedAt = new Date('2025-03-10T15:00:00Z')
  const { id, reference } = await complain({ detail: '=HYPERLINK("http://x.test";"clic")', lastName: 'Del Registro' })
  await answer(id)
  const register = (format: string) =>
    cms.ask('GET', `/complaints/register?from=2025-03-01&to=2025-03-31&format=${format}`, undefined, clerk)
  const table = await register('csv')
  expect(table.headers.get('content-disposition')).toContain('libro-de-reclamaciones-2025-03-01-2025-03-31.csv')
  const lines = (await table.text()).split('\r\n')
  expect(lines).toHaveLength(3)
  expect(lines[1]).toContain(reference)
  expect(lines[1]).toContain(`"'=HYPERLINK(""http://x.test"";""clic"")"`)
  expect(lines[1]).toContain(`,"=""+51987654321""",`)
  expect(lines[1]).toContain(',Respondido fuera de plazo')
  const paper = Buffer.from(await (await register('pdf')).arrayBuffer())
  expect(paper.subarray(0, 5).toString()).toBe('%PDF-')
  expect(await recorded('complaint-register-exported')).toEqual([
    { account: CLERK, subject: '2025-03-01/2025-03-31 csv: 1' },
    { account: CLERK, subject: '2025-03-01/2025-03-31 pdf: 1' },
  ])
  expect(
    (await cms.ask('GET', '/complaints/register?from=2025-03-01&to=2025-02-01&format=csv', undefined, clerk)).status,
  ).toBe(400)
})

test('a note names its author, whatever was sent, and is in the privacy log', async () => {
  const { id } = await complain()
  const note = { complaint: id, text: 'Llamé al banco.', author: 'Otra persona' }
  expect((await cms.ask('POST', '/complaint-notes', note, clerk)).status).toBe(201)
  const { rows } = await database.pool.query('select author from complaint_notes where complaint_id = $1', [id])
  expect(rows).toEqual([{ author: 'Rosa Demo' }])
  const log = await database.pool.query('select event, reason from privacy_log where subject = $1', [
    `complaints:${id}`,
  ])
  expect(log.rows).toEqual([{ event: 'changed', reason: 'note' }])
})

test('the letters of answers are in the private store', async () => {
  expect((await readdir(join(intake.privateDir, 'answers'))).length).toBeGreaterThan(0)
})
