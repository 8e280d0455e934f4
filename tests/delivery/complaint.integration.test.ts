import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { type Integrations, startIntegrations } from '@app/tools/fakes/integrations'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startFakeClamd } from '../support/fake-clamd'
import { createFreshDatabase, type FreshDatabase } from '../support/fresh-database'
import { type ReadMail, readMail } from '../support/read-mail'
import { postMultipart, startIntake } from '../support/running-intake'
import { pdf } from '../support/sample-files'
import { complaintFields } from '../support/submissions'
import { eventually, startWorker, type WorkerProcess } from '../support/worker-process'

const SCRIPT_KEY = 'key-of-the-spreadsheets'

let database: FreshDatabase
let integrations: Integrations
let worker: WorkerProcess
let intake: Awaited<ReturnType<typeof startIntake>>
let clamd: Awaited<ReturnType<typeof startFakeClamd>>

beforeAll(async () => {
  database = await createFreshDatabase()
  integrations = await startIntegrations()
  clamd = await startFakeClamd()
  intake = await startIntake(database.url, { clock: () => new Date('2026-03-20T15:00:00Z') })
  worker = await startWorker({
    databaseUrl: database.url,
    integrations,
    privateDir: intake.privateDir,
    env: { SCRIPT_KEY, CLAMD_HOST: '127.0.0.1', CLAMD_PORT: String(clamd.port) },
  })
})
beforeEach(() => integrations.clear())
afterAll(async () => {
  await intake?.stop()
  await worker?.stop()
  await clamd?.stop()
  await integrations?.stop()
  await database?.remove()
})

type AttachedFile = { bytes: Uint8Array<ArrayBuffer>; name: string }
const send = async (changes: Record<string, string> = {}, file?: AttachedFile) => {
  const response = await postMultipart(`${intake.url}/api/complaints`, complaintFields(changes), file ? { file } : {})
  expect(response.status).toBe(201)
  return ((await response.json()) as { reference: string }).reference
}
const rows = () => integrations.received.filter((request) => request.path === '/complaints/exec')
const mailsTo = (address: string): ReadMail[] =>
  integrations.mails.filter((mail) => mail.to.includes(address)).map((mail) => readMail(mail.raw))

const expectedRow = (label: string, changes: Record<number, unknown> = {}) =>
  [
    label,
    'Arequipa',
    '20000000001',
    'María',
    'Ñáñez',
    'maria@example.test',
    '+51987654321',
    'DNI',
    '12345678',
    'Moquegua',
    'Ilo',
    'Cayma',
    'Calle Falsa 123',
    'Proyecto',
    'Lote 12, manzana B',
    '1500.50',
    'Reclamo',
    'No me entregaron el plano.',
    'Que me entreguen el plano.',
    'Si',
    '20/3/2026',
    null,
  ].map((cell, column) => changes[column] ?? cell)

test('a complaint becomes exactly the specified row, and both mails have the sheet as a PDF', async () => {
  const label = await send()
  await eventually('row and mails arrive', async () => rows().length === 1 && integrations.mails.length === 2)
  expect(rows()[0]).toMatchObject({ method: 'POST', headers: { 'content-type': 'application/json' } })
  expect(rows()[0]?.body).toStrictEqual({ contents: [expectedRow(label)] })
  const { rows: deliveries } = await database.pool.query(
    `select id from deliveries where reference = $1 and integration = 'complaint-sheet'`,
    [label],
  )
  expect(rows()[0]?.query).toEqual({ key: SCRIPT_KEY, delivery: deliveries[0].id, reference: label, currency: 'PEN' })

  const [consumer] = mailsTo('maria@example.test')
  expect(consumer?.subject).toBe(`Tu reclamo fue registrado: ${label}`)
  expect(consumer?.text).toContain('14 de abril de 2026')
  expect(consumer?.html).toContain('/libro-de-reclamaciones')
  const [service] = mailsTo('servicio@example.test')
  expect(service?.subject).toBe(`Nueva reclamación ${label}`)
  expect(service?.headers.get('reply-to')).toContain('maria@example.test')
  for (const mail of [consumer, service]) {
    expect(mail?.files.map((file) => file.name)).toEqual(['hoja-de-reclamacion-000-000001-2026.pdf'])
    expect(mail?.files[0]?.bytes.subarray(0, 5).toString()).toBe('%PDF-')
  }
})

test('the row of a complaint with a file contains the scanned file', async () => {
  const label = await send(
    { locale: 'en', notifyByEmail: 'false', currency: 'USD', amount: '1,250' },
    { bytes: pdf, name: 'plan.pdf' },
  )
  await eventually('row and mails arrive', async () => rows().length === 1 && integrations.mails.length === 2)
  const base64 = Buffer.from(pdf).toString('base64')
  expect(rows()[0]?.body).toStrictEqual({ contents: [expectedRow(label, { 15: '1250', 19: 'No', 21: base64 })] })
  expect(mailsTo('maria@example.test')[0]?.subject).toBe(`Your complaint has been registered: ${label}`)
  const { rows: storedComplaints } = await database.pool.query(
    'select attachment_scan from complaints where reference = $1',
    [label],
  )
  expect(storedComplaints[0].attachment_scan).toBe('clean')
})

test('an infected file is removed and the complaint is delivered without it', async () => {
  const infected = Uint8Array.from(Buffer.concat([pdf, Buffer.from('EICAR-STANDARD-ANTIVIRUS-TEST-FILE')]))
  const label = await send({}, { bytes: infected, name: 'plan.pdf' })
  await eventually('the row and four mails arrive', async () => rows().length === 1 && integrations.mails.length === 4)
  expect(rows()[0]?.body).toStrictEqual({ contents: [expectedRow(label)] })
  const { rows: storedComplaints } = await database.pool.query(
    'select attachment_scan from complaints where reference = $1',
    [label],
  )
  expect(storedComplaints[0].attachment_scan).toBe('infected')
})

test('an unsafe file is removed, the complaint is delivered without it, and consumer and customer service are notified', async () => {
  const script = Buffer.from('\n9 0 obj<</S/JavaScript/JS(app.alert(1))>>endobj\n')
  const label = await send({}, { bytes: Uint8Array.from(Buffer.concat([pdf, script])), name: 'plan.pdf' })
  await eventually('the row and four mails arrive', async () => rows().length === 1 && integrations.mails.length === 4)
  expect(rows()[0]?.body).toStrictEqual({ contents: [expectedRow(label)] })
  const { rows: storedComplaints } = await database.pool.query<{ scan: string; key: string }>(
    'select attachment_scan as scan, attachment_key as key from complaints where reference = $1',
    [label],
  )
  expect(storedComplaints[0]?.scan).toBe('unsafe')
  await expect(access(join(intake.privateDir, storedComplaints[0]?.key ?? ''))).rejects.toThrow()
  const consumerMail = mailsTo('maria@example.test').find(({ subject }) => subject.includes('archivo'))
  expect(consumerMail?.subject).toBe(`No pudimos incluir tu archivo en el reclamo ${label}`)
  expect(consumerMail?.text).toContain('Tu reclamo está registrado')
  expect(consumerMail?.text).toContain('responde a este correo')
  const serviceMail = mailsTo('servicio@example.test').find(({ subject }) => subject.includes('no incluido'))
  expect(serviceMail?.subject).toBe(`Archivo no incluido en la reclamación ${label}`)
})

test('while the scanner is down the row waits, but the consumer gets their copy', async () => {
  await clamd.stop()
  const label = await send({}, { bytes: pdf, name: 'plan.pdf' })
  await eventually('both mails arrive', async () => {
    const subjects = integrations.mails.map((mail) => readMail(mail.raw).subject)
    return subjects.filter((subject) => subject.endsWith(label)).length === 2
  })
  await eventually('a scan was tried', async () => {
    const { rows: heldRows } = await database.pool.query(
      `select last_detail from deliveries where reference = $1 and integration = 'complaint-sheet' and status = 'held' and attempt_count > 0`,
      [label],
    )
    return heldRows[0]?.last_detail === 'the virus scanner is not available'
  })
  expect(rows()).toHaveLength(0)
})

test('typed text never becomes a formula of the spreadsheet', async () => {
  await send({ goodDescription: '=IMPORTXML("http://x")', detail: '+1', request: '-1', address: '@home' })
  await eventually('the row arrives', async () => rows().length === 1)
  const requestBody = rows()[0]?.body as { contents: string[][] } | undefined
  const cells = requestBody?.contents[0]
  expect([cells?.[14], cells?.[17], cells?.[18], cells?.[12]]).toEqual([
    '\'=IMPORTXML("http://x")',
    "'+1",
    "'-1",
    "'@home",
  ])
})
