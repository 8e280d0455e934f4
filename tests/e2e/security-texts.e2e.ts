// What visitors type, opened wherever somebody reads it: nothing of it runs, and nothing of it leaves by another way.
import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { demoLogin } from '@sillar/tools/stack/stack-settings'
import pg from 'pg'
import { complaintFields, leadBody, referralBody } from '../support/submissions'
import { product } from './support/product'
import { mailsTo } from './support/receivers'

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
const canary = `Canario${randomUUID().replace(/[^a-f]/g, '')}`
const email = `${canary.toLowerCase()}@example.test`
/** The demo content has one version for all purposes. */
const version = '2026-01'

const complaint = (changes: Record<string, string> = {}) =>
  complaintFields({
    email,
    firstName: canary,
    address: attacks[1] ?? '',
    goodDescription: freeText,
    detail: `${freeText}\n${canary}`,
    request: freeText,
    'consentVersions.terms': version,
    'consentVersions.complaintNotice': version,
    ...changes,
  })

async function file(fields: Record<string, string>): Promise<Response> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  const headers = { 'idempotency-key': randomUUID() }
  return fetch(`${product().siteUrl}/api/complaints`, { method: 'POST', headers, body: form })
}

const ran = (page: Page) => page.evaluate(() => (window as { __ran?: number }).__ran)

test.describe.configure({ mode: 'serial' })
let reference = ''

test('a complaint full of attacks is taken as it was typed', async () => {
  const response = await file(complaint())
  expect(response.status).toBe(201)
  reference = ((await response.json()) as { reference: string }).reference
})

test('nothing of it runs in the panel, in its list and in its record', async ({ page }) => {
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  const { cmsUrl, databaseUrl } = product()
  await page.goto(`${cmsUrl}/admin`)
  await page.locator('#field-email').fill(demoLogin.email)
  await page.locator('#field-password').fill(demoLogin.password)
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
  await page.waitForURL(/admin\/?$/)
  const client = new pg.Client(databaseUrl)
  await client.connect()
  const { rows } = await client.query('select id from complaints where reference = $1', [reference])
  await client.end()
  await page.goto(`${cmsUrl}/admin/collections/complaints?limit=10`)
  await expect(page.getByText(reference).first()).toBeVisible()
  expect(await ran(page)).toBeUndefined()
  await page.goto(`${cmsUrl}/admin/collections/complaints/${rows[0].id}`)
  await expect(page.locator('#field-detail')).toHaveValue(/onerror/)
  expect(await ran(page)).toBeUndefined()
  expect(dialogs).toEqual([])
})

test('nothing of it runs on the page that tells its state, nor in the mails', async ({ page }) => {
  const { siteUrl, databaseUrl } = product()
  const client = new pg.Client(databaseUrl)
  await client.connect()
  await client.query(
    `update complaints set status = 'answered', answer = $2, answered_at = now() where reference = $1`,
    [reference, freeText],
  )
  await client.end()
  const state = await fetch(`${siteUrl}/api/complaints/status`, {
    method: 'POST',
    body: new URLSearchParams({ number: reference, email, locale: 'es' }),
  })
  const pages = [await state.text()]
  await expect.poll(async () => (await mailsTo(email)).length, { timeout: 30_000 }).toBe(1)
  const service = (await mailsTo('atencion@sillarymar.example')).filter(({ subject }) => subject.endsWith(reference))
  pages.push(...[...(await mailsTo(email)), ...service].map(({ html }) => html))
  expect(pages).toHaveLength(3)
  expect(pages[0]).toContain('&lt;script&gt;')
  for (const html of pages) {
    // Without the page's own policy: the markup alone has to be harmless.
    await page.setContent(html)
    expect(await ran(page)).toBeUndefined()
    expect(await page.locator('script, iframe, svg, img[src="x"], [onload], [onerror]').count()).toBe(0)
  }
  const sheet = service[0]?.files[0]?.bytes.toString('latin1') ?? ''
  expect(sheet.slice(0, 5)).toBe('%PDF-')
  expect(sheet).not.toMatch(/\/(JavaScript|JS|OpenAction|Launch|URI)\b/)
})

test('a line break in any field adds no header and no recipient to a mail', async () => {
  const line = 'x\r\nBcc: thief@example.test\r\n\r\nX-Injected: yes'
  for (const field of Object.keys(complaintFields())) {
    const fields = complaint({ email: `${randomUUID()}@example.test`, [field]: line })
    expect((await file(fields)).status, field).toBeLessThan(500)
  }
  const referral = referralBody({ firstName: line, consentVersions: { terms: version, referredPerson: version } })
  const sent = await fetch(`${product().siteUrl}/api/referrals`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify(referral),
  })
  expect(sent.status).toBe(422)
  const { mails } = (await (await fetch(`${product().receiversUrl}/_received`)).json()) as {
    mails: { to: string[]; raw: string }[]
  }
  expect(mails.length).toBeGreaterThan(2)
  for (const { to, raw } of mails) {
    const head = raw.slice(0, raw.indexOf('\r\n\r\n'))
    expect(to).toHaveLength(1)
    expect(to.join()).not.toContain('thief')
    expect(head).not.toMatch(/^(bcc|x-injected):/im)
  }
})

test('what a visitor typed is in no log, no metric, no release and no error page', async () => {
  const { siteUrl, releasesDir } = product()
  const lead = leadBody({ firstName: canary, email, consentVersions: { terms: version, marketing: version } })
  const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() }
  const post = (body: string) => fetch(`${siteUrl}/api/leads`, { method: 'POST', headers, body })
  expect((await post(JSON.stringify(lead))).status).toBe(201)
  const answers = [
    await post(`{"${canary}`),
    await post(JSON.stringify({ ...lead, phone: canary })),
    await fetch(`${siteUrl}/proyectos/condominios/${canary}`),
    await fetch(`${siteUrl}/api/${canary}?email=${email}`),
  ]
  for (const answer of answers) {
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(await answer.text()).not.toContain(canary)
  }
  const data = path.resolve(releasesDir, '..')
  const logs = [path.join(data, 'logs'), path.join(data, 'nginx'), path.join(releasesDir, 'current')]
  let read = 0
  for (const folder of logs) {
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || /\.(br|gz|woff2|avif|webp|jpg|png)$/.test(entry.name)) continue
      const text = await readFile(path.join(entry.parentPath, entry.name), 'utf8')
      read += 1
      // The path of a page nobody has is in nginx's log: it is an address, not a field of a form.
      const rest = text.replaceAll(`/proyectos/condominios/${canary}`, '').replaceAll(`/api/${canary}`, '')
      expect(rest.includes(canary), `${entry.name}: the visitor's name`).toBe(false)
      expect(rest.includes(email), `${entry.name}: the visitor's address`).toBe(false)
      if (folder.endsWith('logs')) expect(rest.includes(demoLogin.email), `${entry.name}: staff's address`).toBe(false)
    }
  }
  expect(read).toBeGreaterThan(20)
})
