import { expect, test } from '@playwright/test'
import { fillLead, newVisitor } from './support/lead-form'
import { product } from './support/product'
import { crmBodies, failNext } from './support/receivers'

const reference = /SM-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}/

const expectedBody = (visitor: ReturnType<typeof newVisitor>) => ({
  fname: visitor.firstName,
  lname: visitor.lastName,
  email: visitor.email,
  phone: '+51951234567',
  input_channel_id: 29,
  source_id: 1,
  interest_type_id: 5,
  project_id: 6,
  utm_source: 'Lead orgánico de página web',
  address: '',
  observation: '',
})

for (const [language, path] of [
  ['Spanish', '/proyectos/condominios/santorini'],
  ['English', '/en/projects/condominiums/santorini'],
] as const) {
  test(`a lead from the ${language} page reaches the CRM with exactly the agreed fields`, async ({ page }) => {
    const visitor = newVisitor()
    await page.goto(product().siteUrl + path)
    const form = await fillLead(page, visitor)
    await form.locator('button[type=submit]').click()
    await expect(page.getByText(reference).first()).toBeVisible()
    await expect.poll(() => crmBodies(visitor.email)).toEqual([expectedBody(visitor)])
  })
}

test('a chosen document travels with its type and number', async ({ page }) => {
  const visitor = newVisitor()
  await page.goto(`${product().siteUrl}/proyectos/condominios/santorini`)
  const form = await fillLead(page, visitor)
  await form.locator('[name=documentTypeId]').selectOption('1')
  await form.locator('[name=document]').fill('40123456')
  await form.locator('button[type=submit]').click()
  await expect(page.getByText(reference).first()).toBeVisible()
  await expect
    .poll(() => crmBodies(visitor.email))
    .toEqual([{ ...expectedBody(visitor), document_type_id: 1, document: '40123456' }])
})

test('a lead sent while the CRM is down is confirmed at once and arrives once when it is back', async ({ page }) => {
  const visitor = newVisitor()
  await failNext({ path: '/api/contact', times: 3, status: 503 })
  await page.goto(`${product().siteUrl}/proyectos/condominios/santorini`)
  const form = await fillLead(page, visitor)
  await form.locator('button[type=submit]').click()
  await expect(page.getByText(reference).first()).toBeVisible({ timeout: 5000 })
  // Three refusals and one delivery: four requests, of which the CRM kept the last.
  await expect.poll(async () => (await crmBodies(visitor.email)).length, { timeout: 60_000 }).toBe(4)
  await page.waitForTimeout(5000)
  expect(await crmBodies(visitor.email)).toHaveLength(4)
})

test('the form works without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const visitor = newVisitor()
  await page.goto(`${product().siteUrl}/proyectos/condominios/santorini`)
  const form = page.locator('form[action="/api/leads"]').first()
  await form.locator('[name=firstName]').fill(visitor.firstName)
  await form.locator('[name=lastName]').fill(visitor.lastName)
  await form.locator('[name=email]').fill(visitor.email)
  await form.locator('input[type=tel]').fill(visitor.phone)
  await form.locator('[name=acceptsTerms]').check()
  await form.locator('button[type=submit]').click()
  await expect(page.getByText(reference)).toBeVisible()
  await expect.poll(() => crmBodies(visitor.email)).toEqual([expectedBody(visitor)])
  await context.close()
})
