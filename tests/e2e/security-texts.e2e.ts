// What visitors type, opened wherever it is read: none of it runs.
import { randomUUID } from 'node:crypto'
import { brand } from '@app/brand/brand'
import { expect, type Page, test } from '@playwright/test'
import { leadFields } from '../support/submissions'
import { wholeBrowser } from '../support/test-browser'
import { openPanel } from './support/cms'
import { product } from './support/product'
import { mailsTo } from './support/receivers'
import {
  complaint,
  lead,
  referenceOf,
  referral,
  rowsOf,
  sendComplaint,
  sendJson,
  sendPlain,
  sendPlainComplaint,
  waitingDeliveries,
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
const freeText = attacks.join('\n')
const oneLine = attacks.slice(0, 4).join(' ')
const email = `${randomUUID()}@example.test`

const ran = (page: Page) => page.evaluate(() => (window as { __ran?: number }).__ran)

/** Without the policy of the page: the markup by itself must be harmless. */
async function expectHarmless(page: Page, html: string) {
  await page.setContent(html)
  expect(await ran(page)).toBeUndefined()
  // Our own logo is an SVG too, but it is hidden from screen readers, which an injected one is not.
  const planted = 'script, iframe, svg:not([aria-hidden="true"]), img[src="x"], [onload], [onerror], [onfocus]'
  expect(await page.locator(planted).count()).toBe(0)
}

test.describe.configure({ mode: 'serial' })
let complaintReference = ''
let leadReference = ''

test('a complaint and a lead full of attacks are accepted as typed', async () => {
  const typed = { address: oneLine, goodDescription: freeText, detail: freeText, request: freeText }
  const filed = await sendComplaint(complaint({ email, ...typed }))
  expect(filed.status).toBe(201)
  complaintReference = await referenceOf(filed)
  const names = ['utmSource', 'utmMedium', 'utmCampaign', 'utmTerm', 'utmContent', 'referrer', 'landingPage']
  const attribution = Object.fromEntries(names.map((name) => [name, oneLine]))
  const sent = await sendJson('leads', lead({ email, attribution }))
  expect(sent.status).toBe(201)
  leadReference = await referenceOf(sent)
})

test('none of it runs in the lists and records of the panel', async ({ page }) => {
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
    expect(await ran(page)).toBeUndefined()
    const [row] = await rowsOf<{ id: string }>(`select id from ${collection} where reference = $1`, [reference])
    await page.goto(`${cmsUrl}/admin/${desk}/${row?.id}`)
    await expect(
      page
        .getByRole('main')
        .getByText(/onerror/)
        .first(),
    ).toBeVisible()
    expect(await ran(page)).toBeUndefined()
  }
  expect(dialogs).toEqual([])
})

test('none of it runs on the status page or in the mails', async ({ page }) => {
  await rowsOf(
    `update complaints set status = 'answered', answer = $2, answered_at = now(), answered_by = 'Rosa' where reference = $1`,
    [complaintReference, freeText],
  )
  const [complaint] = await rowsOf<{ code: string }>(
    'select lookup_code as code from complaints where reference = $1',
    [complaintReference],
  )
  const asked = { number: complaintReference, code: complaint?.code ?? '', email, locale: 'es' }
  const state = await (await sendPlain('complaints/status', asked)).text()
  expect(state).toContain('&lt;script&gt;')
  await expect.poll(waitingDeliveries, { timeout: 30_000 }).toBe(0)
  const service = await serviceMails()
  // The receipts of the complaint and of the question, and the copy for customer service.
  const mails = [...(await mailsTo(email)), ...service]
  expect(mails).toHaveLength(3)
  for (const html of [state, ...mails.map((mail) => mail.html)]) await expectHarmless(page, html)
})

const serviceMails = async () =>
  (await mailsTo(`atencion@${brand.domain}`)).filter(({ subject }) => subject.endsWith(complaintReference))

test('none of it runs on the pages that respond to a form without JavaScript', async ({ page }) => {
  const state = { number: '1-2026', code: 'SM-2222-2222', email, locale: 'es' }
  const forms: [
    what: string,
    fields: Record<string, string>,
    send: (fields: Record<string, string>) => Promise<Response>,
  ][] = [
    ['lead', leadFields(), (fields) => sendPlain('leads', fields)],
    ['referral', flat(referral()), (fields) => sendPlain('referrals', fields)],
    ['complaint', complaint(), sendPlainComplaint],
    ['state', state, (fields) => sendPlain('complaints/status', fields)],
  ]
  for (const [what, fields, send] of forms) {
    const statuses: number[] = []
    for (const field of [...Object.keys(fields), oneLine]) {
      const response = await send({ ...fields, [field]: oneLine })
      statuses.push(response.status)
      expect(response.headers.get('content-type'), `${what} ${field}`).toContain('text/html')
      await expectHarmless(page, await response.text())
    }
    // A rate limit would respond without reading the fields.
    expect(
      statuses.filter((status) => status === 429 || status >= 500),
      what,
    ).toEqual([])
    expect(statuses, what).toContain(422)
  }
})

const flat = (body: object, before = ''): Record<string, string> =>
  Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) =>
      typeof value === 'object'
        ? Object.entries(flat(value as object, `${before}${name}.`))
        : [[`${before}${name}`, String(value)]],
    ),
  )

test('none of it runs in the PDF of the sheet', async ({ playwright }, { project }) => {
  const browser = await playwright.chromium.launch({ ...project.use.launchOptions, executablePath: wholeBrowser })
  const page = await browser.newPage()
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  const open = async (pdf: Buffer) => {
    const url = `${product().siteUrl}/${randomUUID()}.pdf`
    await page.route(url, (route) => route.fulfill({ contentType: 'application/pdf', body: pdf }))
    await page.goto(url)
  }
  // First a PDF that does run something: it shows how long this browser needs.
  const begun = performance.now()
  await open(pdfWithScript)
  await expect.poll(() => dialogs, { timeout: 40_000 }).toEqual(['ran'])
  const needed = performance.now() - begun

  const sheet = (await serviceMails())[0]?.files[0]?.bytes ?? Buffer.alloc(0)
  const source = sheet.toString('latin1')
  expect(source.slice(0, 5)).toBe('%PDF-')
  await open(sheet)
  await page.waitForTimeout(2 * needed)
  expect(dialogs).toEqual(['ran'])
  // Only drawing operations are compressed: an action or a link would be readable here.
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
