import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFreshDatabase, type FreshDatabase } from '../../../../tests/support/fresh-database'
import { newIpAddress, postForm, postJson, postMultipart, startIntake } from '../../../../tests/support/running-intake'
import * as files from '../../../../tests/support/sample-files'
import { complaintFields } from '../../../../tests/support/submissions'

let database: FreshDatabase
let intake: Awaited<ReturnType<typeof startIntake>>
let now = new Date('2026-11-30T15:00:00Z')

beforeAll(async () => {
  database = await createFreshDatabase()
  intake = await startIntake(database.url, { clock: () => now })
})
afterAll(async () => {
  await intake?.stop()
  await database?.remove()
})

type Receipt = { reference: string; dueOn: string; lookupCode: string }

const complaintsUrl = () => `${intake.url}/api/complaints`
const fileComplaint = async (
  changes: Record<string, string> = {},
  options: Parameters<typeof postMultipart>[2] = {},
) => {
  const response = await postMultipart(complaintsUrl(), complaintFields(changes), options)
  return { status: response.status, body: (await response.json()) as Receipt }
}
const rowOf = async (reference: string) =>
  (await database.pool.query('select * from complaints where reference = $1', [reference])).rows[0]

test('gives the first complaint of a year the number 1, a due date and three deliveries', async () => {
  const preview = await (await fetch(`${complaintsUrl()}/next-number`)).json()
  expect(preview).toEqual({
    preview: 'N° 000 000001-2026',
    filedOn: '2026-11-30',
    dueOn: '2026-12-23',
    rule: { kind: 'business', days: 15 },
  })
  const { status, body } = await fileComplaint()
  expect(status).toBe(201)
  expect(body).toMatchObject({ reference: 'N° 000 000001-2026', dueOn: '2026-12-23' })
  expect(await rowOf(body.reference)).toMatchObject({
    year: 2026,
    number: 1,
    filed_on: '2026-11-30',
    rule_kind: 'business',
    rule_days: 15,
    ruc: '20000000001',
    first_name: 'María',
    amount: '1500.50',
    attachment_scan: 'none',
    status: 'received',
    notify_by_email: true,
  })
  const { rows } = await database.pool.query(
    'select integration, template, status from deliveries where reference = $1 order by integration, template',
    [body.reference],
  )
  expect(rows).toEqual([
    { integration: 'complaint-sheet', template: null, status: 'waiting' },
    { integration: 'mail', template: 'complaint-consumer', status: 'waiting' },
    { integration: 'mail', template: 'complaint-service', status: 'waiting' },
  ])
})

test('gives fifty concurrent complaints fifty numbers without a gap', async () => {
  const lastNumber = (await database.pool.query(`select last from complaint_counters where year = 2026`)).rows[0].last
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) => fileComplaint({ email: `c${index}@example.test` })),
  )
  expect(answers.map((answer) => answer.status)).toEqual(Array(50).fill(201))
  const { rows } = await database.pool.query('select number from complaints where year = 2026 order by number')
  expect(rows.map((row) => row.number)).toEqual(Array.from({ length: lastNumber + 50 }, (_, index) => index + 1))
})

test('assigns no number to a rejected complaint', async () => {
  const { body: first } = await fileComplaint()
  const rejection = await fileComplaint({ detail: '' })
  expect(rejection.status).toBe(422)
  expect(rejection.body).toEqual({ errors: [{ path: 'detail', message: 'complaint.detail.required' }] })
  const { body: second } = await fileComplaint()
  const numberOf = (receipt: Receipt) => Number(/00000(\d+)-/.exec(receipt.reference)?.[1])
  expect(numberOf(second)).toBe(numberOf(first) + 1)
})

test('assigns one number to five concurrent copies of one complaint', async () => {
  const key = randomUUID()
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => fileComplaint({ email: 'five@example.test' }, { key })),
  )
  expect(new Set(answers.map((answer) => answer.body.reference)).size).toBe(1)
  expect((await fileComplaint({ email: 'other@example.test' }, { key })).status).toBe(409)
})

test('starts the numbers of a new year at midnight in Lima, not in UTC', async () => {
  now = new Date('2027-01-01T04:59:59Z')
  const { body: lastOfYear } = await fileComplaint()
  expect(lastOfYear.reference).toMatch(/-2026$/)
  expect((await rowOf(lastOfYear.reference)).filed_on).toBe('2026-12-31')
  now = new Date('2027-01-01T05:00:00Z')
  const { body: first } = await fileComplaint()
  expect(first).toMatchObject({ reference: 'N° 000 000001-2027', dueOn: '2027-01-22' })
  expect((await rowOf(first.reference)).filed_on).toBe('2027-01-01')
})

test('calculates the due date with the configured deadline rule', async () => {
  await database.pool.query(
    `insert into complaint_book (day_rule_kind, day_rule_days, _status) values ('calendar', 30, 'published')`,
  )
  now = new Date('2027-02-01T15:00:00Z')
  expect((await fileComplaint()).body.dueOn).toBe('2027-03-03')
  await database.pool.query('delete from complaint_book')
})

test.each([
  ['contrato.pdf', files.pdf, 'application/pdf', 'contrato.pdf'],
  [
    'presentación.pptx',
    files.pptx,
    'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    'presentación.pptx',
  ],
  ['carta.docx', files.docx, 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'carta.docx'],
  ['foto.jpg', files.jpeg, 'image/jpeg', 'foto.jpg'],
  ['foto.jpeg', files.jpeg, 'image/jpeg', 'foto.jpg'],
  ['plano.png', files.png, 'image/png', 'plano.png'],
  ['wrong-name.exe', files.png, 'image/png', 'wrong-name.png'],
  ['../../etc/passwd.pdf', files.pdf, 'application/pdf', 'passwd.pdf'],
])(
  'stores the attachment %s privately, with the file extension of its content',
  async (name, bytes, type, storedName) => {
    const { status, body } = await fileComplaint({}, { file: { bytes, name } })
    expect(status).toBe(201)
    const row = await rowOf(body.reference)
    expect(row).toMatchObject({ attachment_name: storedName, attachment_type: type, attachment_size: bytes.length })
    expect(new Uint8Array(await readFile(join(intake.privateDir, row.attachment_key)))).toEqual(bytes)
  },
)

test.each([
  ['virus.pdf', files.executable],
  ['photo.png', files.webPage],
  ['archive.docx', files.plainZip],
])('rejects the attachment %s because of its content', async (name, bytes) => {
  const { status, body } = await fileComplaint({}, { file: { bytes, name, type: 'application/pdf' } })
  expect(status).toBe(422)
  expect(body).toEqual({ errors: [{ path: 'attachment', message: 'complaint.attachment.type' }] })
})

test('accepts a file of 5 MB and rejects a file that is one byte larger', async () => {
  const padPdf = (size: number) => {
    const bytes = new Uint8Array(size)
    bytes.set(files.pdf)
    return bytes
  }
  const limit = 5 * 1024 * 1024
  expect((await fileComplaint({}, { file: { bytes: padPdf(limit), name: 'a.pdf' } })).status).toBe(201)
  const rejection = await fileComplaint({}, { file: { bytes: padPdf(limit + 1), name: 'a.pdf' } })
  expect(rejection.body).toEqual({ errors: [{ path: 'attachment', message: 'complaint.attachment.tooBig' }] })
})

test('stores the file of a repeated complaint only once', async () => {
  const key = randomUUID()
  const fileCount = (await readdir(join(intake.privateDir, 'complaints'))).length
  const options = { key, file: { bytes: files.pdf, name: 'a.pdf' } }
  const answers = [await fileComplaint({}, options), await fileComplaint({}, options)]
  expect(answers[0]?.body).toEqual(answers[1]?.body)
  expect((await readdir(join(intake.privateDir, 'complaints'))).length).toBe(fileCount + 1)
  expect((await fileComplaint({}, { key, file: { bytes: files.png, name: 'a.png' } })).status).toBe(409)
})

test('delays the spreadsheet row of a complaint with a file until the file is scanned', async () => {
  const response = await postMultipart(`${intake.url}/api/complaints`, complaintFields(), {
    file: { bytes: files.pdf, name: 'a.pdf' },
  })
  const { reference } = (await response.json()) as Receipt
  expect((await rowOf(reference)).attachment_scan).toBe('pending')
  const { rows } = await database.pool.query(
    'select integration, status from deliveries where reference = $1 order by integration, template',
    [reference],
  )
  expect(rows.map((row) => `${row.integration} ${row.status}`)).toEqual([
    'complaint-sheet held',
    'mail waiting',
    'mail waiting',
  ])
})

test('requires a guardian for a minor, letters in names, and every mandatory field', async () => {
  const { status, body } = await fileComplaint({
    isMinor: 'on',
    firstName: 'R2D2',
    goodDescription: ' ',
    amount: 'mucho',
    request: '',
    notifyByEmail: '',
  })
  expect(status).toBe(422)
  expect(body).toEqual({
    errors: [
      { path: 'firstName', message: 'complaint.firstName.lettersOnly' },
      { path: 'goodDescription', message: 'complaint.goodDescription.required' },
      { path: 'amount', message: 'complaint.amount.invalid' },
      { path: 'request', message: 'complaint.request.required' },
      { path: 'notifyByEmail', message: 'complaint.notifyByEmail.required' },
      { path: 'guardianName', message: 'complaint.guardianName.required' },
    ],
  })
})

test('registers a complaint with a file without JavaScript and responds with a page', async () => {
  const options = { scripted: false, file: { bytes: files.pdf, name: 'a.pdf' } }
  const response = await postMultipart(complaintsUrl(), complaintFields({ email: 'nojs@example.test' }), options)
  const page = await response.text()
  expect(response.status).toBe(201)
  expect(page).toContain('Tu reclamo fue registrado')
  expect(page).toMatch(/N° 000 00000\d+-2027/)
  expect(page).toMatch(/Código de consulta<\/dt>\s*<dd>SM-[2-9A-Z]{4}-[2-9A-Z]{4}/)
  expect(page).toMatch(/Archivo recibido<\/dt>\s*<dd>a\.pdf \(1 KB\)/)
})

test('shows the status for the right number, code and e-mail, and the same error if any of them is wrong', async () => {
  const { body } = await fileComplaint({ email: 'State@example.test' })
  const lookUp = (number: string, email: string, code = body.lookupCode) =>
    postJson(`${complaintsUrl()}/status`, { number, email, code })
  const typedCode = body.lookupCode.replace('SM-', ' ').toLowerCase()
  const answer = await lookUp(body.reference.replace('N° 000 ', ''), 'state@EXAMPLE.test', typedCode)
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({
    number: body.reference,
    filedOn: '2027-02-01',
    dueOn: body.dueOn,
    status: 'received',
    answer: null,
    answeredAt: null,
    files: [],
  })
  const wrongMailResponse = await lookUp(body.reference, 'other@example.test')
  const wrongNumberResponse = await lookUp('999999-2027', 'state@example.test')
  const unknownNumberResponse = await lookUp('hola', 'state@example.test')
  const wrongCodeResponse = await lookUp(body.reference, 'state@example.test', 'SM-2222-2222')
  const noCodeResponse = await lookUp(body.reference, 'state@example.test', '')
  const responses = [wrongMailResponse, wrongNumberResponse, unknownNumberResponse, wrongCodeResponse]
  expect(responses.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  expect(await wrongCodeResponse.json()).toEqual(await unknownNumberResponse.json())
  expect(noCodeResponse.status).toBe(422)
  expect(await wrongMailResponse.json()).toEqual(await wrongNumberResponse.json())
})

test('shows the status of a complaint as a page without JavaScript', async () => {
  const { body } = await fileComplaint({ email: 'page@example.test', locale: 'en' })
  const answer = await postForm(`${complaintsUrl()}/status`, {
    number: body.reference,
    code: body.lookupCode,
    email: 'page@example.test',
    locale: 'en',
  })
  const page = await answer.text()
  expect(page).toContain('We are looking into your claim or grievance.')
  expect(page).toContain('Registered on 1 February 2027')
  const missingComplaint = await postForm(`${complaintsUrl()}/status`, {
    number: '1-1999',
    code: body.lookupCode,
    email: 'page@example.test',
    locale: 'es',
  })
  expect(missingComplaint.status).toBe(404)
  expect(await missingComplaint.text()).toContain('No encontramos esa hoja')
})

test.each([
  ['es', 'Respondido el 20 de febrero de 2027', 'Nuestra respuesta'],
  ['en', 'Answered on 20 February 2027', 'Our reply'],
])('shows the answer to the consumer in %s without JavaScript', async (locale, day, title) => {
  const email = `answered-${locale}@example.test`
  const { body } = await fileComplaint({ email, locale })
  await database.pool.query(
    `update complaints set status = 'answered', answer = $2, answered_by = 'Rosa', answered_at = '2027-02-21T03:00:00Z'
     where reference = $1`,
    [body.reference, 'Le enviamos el <plano>.\n\nQuedamos atentos.'],
  )
  const lookUp = (from: string) =>
    postForm(`${complaintsUrl()}/status`, {
      number: body.reference,
      code: body.lookupCode,
      email: from,
      locale,
    }).then((answer) => answer.text())
  const page = await lookUp(email)
  expect(page).toContain(day)
  expect(page).toContain(`<h2>${title}</h2><p>Le enviamos el &lt;plano&gt;.\n\nQuedamos atentos.</p>`)
  expect(await lookUp('other@example.test')).not.toContain('Le enviamos')
})

test('limits the status look-ups from one IP address to ten a minute', async () => {
  const from = newIpAddress()
  const statuses: number[] = []
  for (let index = 0; index < 11; index += 1) {
    statuses.push(
      (
        await postJson(
          `${complaintsUrl()}/status`,
          { number: `${index + 1}-2026`, code: 'x', email: 'x@example.test' },
          { from },
        )
      ).status,
    )
  }
  expect(statuses.slice(0, 10)).toEqual(Array(10).fill(404))
  expect(statuses[10]).toBe(429)
})

test('accepts a complaint after the limit of leads is reached', async () => {
  const from = newIpAddress()
  for (let index = 0; index < 13; index += 1) await postJson(`${intake.url}/api/leads`, {}, { from })
  expect((await postJson(`${intake.url}/api/leads`, {}, { from })).status).toBe(429)
  expect((await postMultipart(complaintsUrl(), complaintFields(), { from })).status).toBe(201)
})
