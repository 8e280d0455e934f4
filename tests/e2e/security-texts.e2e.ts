import { randomUUID } from 'node:crypto'
import { brand } from '@app/brand/brand'
import { expect, type Page, test } from '@playwright/test'
import { leadFields } from '../support/submissions'
import { fullBrowser } from '../support/test-browser'
import { openPanel } from './support/cms'
import { readMailsTo } from './support/integrations'
import { product } from './support/product'
import {
  complaint,
  countWaitingDeliveries,
  lead,
  queryRows,
  readReference,
  referral,
  sendComplaint,
  sendJson,
  sendPlain,
  sendPlainComplaint,
} from './support/send-forms'

const attacks = [
  '<script>window.__ran=1</script>',
  '"><img src=x onerror="window.__ran=1">',
  "'><svg onload=window.__ran=1>",
  'javascript:window.__ran=1',
  '<iframe srcdoc="<script>parent.__ran=1</script>"></iframe>',
  '{{7*7}} <%= 7*7 %>',
  ']]><a href="javascript:window.__ran=1" autofocus onfocus=window.__ran=1>x</a>',
]
const multiLineAttack = attacks.join('\n')
const singleLineAttack = attacks.slice(0, 4).join(' ')
const email = `${randomUUID()}@example.test`

const readScriptFlag = (page: Page) => page.evaluate(() => (window as { __ran?: number }).__ran)

/** Checks that markup runs no script even without the content security policy of the page. */
async function expectHarmless(page: Page, html: string) {
  await page.setContent(html)
  expect(await readScriptFlag(page)).toBeUndefined()
  // The logo is an SVG too, but it has aria-hidden, which an injected SVG does not have.
  const injectedElements = 'script, iframe, svg:not([aria-hidden="true"]), img[src="x"], [onload], [onerror], [onfocus]'
  expect(await page.locator(injectedElements).count()).toBe(0)
}

test.describe.configure({ mode: 'serial' })
let complaintReference = ''
let leadReference = ''

test('complaints and leads with script attacks in their texts are accepted', async () => {
  const attackFields = {
    address: singleLineAttack,
    goodDescription: multiLineAttack,
    detail: multiLineAttack,
    request: multiLineAttack,
  }
  const complaintResponse = await sendComplaint(complaint({ email, ...attackFields }))
  expect(complaintResponse.status).toBe(201)
  complaintReference = await readReference(complaintResponse)
  const names = ['utmSource', 'utmMedium', 'utmCampaign', 'utmTerm', 'utmContent', 'referrer', 'landingPage']
  const attribution = Object.fromEntries(names.map((name) => [name, singleLineAttack]))
  const leadResponse = await sendJson('leads', lead({ email, attribution }))
  expect(leadResponse.status).toBe(201)
  leadReference = await readReference(leadResponse)
})

test('scripts in submitted texts do not run in the panel', async ({ page }) => {
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  const { cmsUrl } = product()
  await openPanel(page)
  for (const [collection, reference, desk] of [
    ['complaints', complaintReference, 'collections/complaints'],
    ['leads', leadReference, 'consultas'],
  ] as const) {
    await page.goto(
      `${cmsUrl}/admin/collections/${collection}?limit=10&columns=["reference","address","detail","utmSource","referrer"]`,
    )
    await expect(page.getByText(reference).first()).toBeVisible()
    expect(await readScriptFlag(page)).toBeUndefined()
    const [row] = await queryRows<{ id: string }>(`select id from ${collection} where reference = $1`, [reference])
    await page.goto(`${cmsUrl}/admin/${desk}/${row?.id}`)
    await expect(
      page
        .getByRole('main')
        .getByText(/onerror/)
        .first(),
    ).toBeVisible()
    expect(await readScriptFlag(page)).toBeUndefined()
  }
  expect(dialogs).toEqual([])
})

test('scripts in submitted texts do not run on the status page or in mails', async ({ page }) => {
  await queryRows(
    `update complaints set status = 'answered', answer = $2, answered_at = now(), answered_by = 'Rosa' where reference = $1`,
    [complaintReference, multiLineAttack],
  )
  const [complaint] = await queryRows<{ code: string }>(
    'select lookup_code as code from complaints where reference = $1',
    [complaintReference],
  )
  const lookupFields = { number: complaintReference, code: complaint?.code ?? '', email, locale: 'es' }
  const statusHtml = await (await sendPlain('complaints/status', lookupFields)).text()
  expect(statusHtml).toContain('&lt;script&gt;')
  await expect.poll(countWaitingDeliveries, { timeout: 30_000 }).toBe(0)
  const serviceCopies = await readServiceMails()
  // The mails are the receipts of the complaint and of the lead, and the copy for customer service.
  const mails = [...(await readMailsTo(email)), ...serviceCopies]
  expect(mails).toHaveLength(3)
  for (const html of [statusHtml, ...mails.map((mail) => mail.html)]) await expectHarmless(page, html)
})

const readServiceMails = async () =>
  (await readMailsTo(`atencion@${brand.domain}`)).filter(({ subject }) => subject.endsWith(complaintReference))

test('scripts in submitted texts do not run on the response pages of forms without JavaScript', async ({ page }) => {
  const statusFields = { number: '1-2026', code: 'SM-2222-2222', email, locale: 'es' }
  const forms: [
    formName: string,
    fields: Record<string, string>,
    send: (fields: Record<string, string>) => Promise<Response>,
  ][] = [
    ['lead', leadFields(), (fields) => sendPlain('leads', fields)],
    ['referral', flattenFields(referral()), (fields) => sendPlain('referrals', fields)],
    ['complaint', complaint(), sendPlainComplaint],
    ['state', statusFields, (fields) => sendPlain('complaints/status', fields)],
  ]
  for (const [formName, fields, send] of forms) {
    const statuses: number[] = []
    for (const field of [...Object.keys(fields), singleLineAttack]) {
      const response = await send({ ...fields, [field]: singleLineAttack })
      statuses.push(response.status)
      expect(response.headers.get('content-type'), `${formName} ${field}`).toContain('text/html')
      await expectHarmless(page, await response.text())
    }
    // A response from the rate limit would prove nothing, because the intake would not have read the fields.
    expect(
      statuses.filter((status) => status === 429 || status >= 500),
      formName,
    ).toEqual([])
    expect(statuses, formName).toContain(422)
  }
})

const flattenFields = (body: object, prefix = ''): Record<string, string> =>
  Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) =>
      typeof value === 'object'
        ? Object.entries(flattenFields(value as object, `${prefix}${name}.`))
        : [[`${prefix}${name}`, String(value)]],
    ),
  )

test('scripts in submitted texts do not run in the PDF of the complaint sheet', async ({ playwright }, { project }) => {
  const browser = await playwright.chromium.launch({ ...project.use.launchOptions, executablePath: fullBrowser })
  const page = await browser.newPage()
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  const openPdf = async (pdf: Buffer) => {
    const url = `${product().siteUrl}/${randomUUID()}.pdf`
    await page.route(url, (route) => route.fulfill({ contentType: 'application/pdf', body: pdf }))
    await page.goto(url)
  }
  // A PDF with a working script shows how long this browser takes to run a script.
  const startedAt = performance.now()
  await openPdf(pdfWithScript)
  await expect.poll(() => dialogs, { timeout: 40_000 }).toEqual(['ran'])
  const scriptDelay = performance.now() - startedAt

  const sheet = (await readServiceMails())[0]?.files[0]?.bytes ?? Buffer.alloc(0)
  const source = sheet.toString('latin1')
  expect(source.slice(0, 5)).toBe('%PDF-')
  await openPdf(sheet)
  await page.waitForTimeout(2 * scriptDelay)
  expect(dialogs).toEqual(['ran'])
  // Only drawing operations are compressed, so actions and links would be readable in the source.
  expect(source).not.toMatch(/\/(ObjStm|JavaScript|JS|OpenAction|AA|Launch|URI|Annots|AcroForm|EmbeddedFile)\b/)
  await browser.close()
})

const pdfWithScript = Buffer.from(
  [
    '%PDF-1.7',
    '1 0 obj <</Type/Catalog/Pages 2 0 R/OpenAction<</S/JavaScript/JS(app.alert\\("ran"\\))>>>> endobj',
    '2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj',
    '3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]>> endobj',
    'trailer <</Root 1 0 R>>',
    '%%EOF',
  ].join('\n'),
)
