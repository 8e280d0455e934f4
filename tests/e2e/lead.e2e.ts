import { expect, test } from '@playwright/test'
import { send } from './support/forms'
import { crmBody, fillLead, newVisitor, reference } from './support/lead-form'
import { product } from './support/product'
import { crmBodies, failNext } from './support/receivers'

for (const [language, path] of [
  ['Spanish', '/proyectos/condominios/santorini'],
  ['English', '/en/projects/condominiums/santorini'],
] as const) {
  test(`a lead from the ${language} page reaches the CRM with exactly the agreed fields`, async ({ page }) => {
    const visitor = newVisitor()
    await page.goto(product().siteUrl + path)
    await send(await fillLead(page, visitor))
    await expect(page.getByText(reference).first()).toBeVisible()
    await expect(page.locator('.rows').first()).toContainText('Santorini')
    await expect.poll(() => crmBodies(visitor.email)).toEqual([crmBody(visitor)])
  })
}

test('a chosen document travels with its type and number', async ({ page }) => {
  const visitor = newVisitor()
  await page.goto(`${product().siteUrl}/proyectos/condominios/santorini`)
  const form = await fillLead(page, visitor)
  await form.locator('[name=documentTypeId]').selectOption('1')
  await form.locator('[name=document]').fill('40123456')
  await send(form)
  await expect(page.getByText(reference).first()).toBeVisible()
  await expect
    .poll(() => crmBodies(visitor.email))
    .toEqual([{ ...crmBody(visitor), document_type_id: 1, document: '40123456' }])
})

test('a lead sent while the CRM is down is confirmed at once and arrives once when it is back', async ({ page }) => {
  const visitor = newVisitor()
  await failNext({ path: '/api/contact', times: 3, status: 503 })
  await page.goto(`${product().siteUrl}/proyectos/condominios/santorini`)
  await send(await fillLead(page, visitor))
  await expect(page.getByText(reference).first()).toBeVisible({ timeout: 5000 })
  // Three refusals and one delivery: four requests, of which the CRM kept the last.
  await expect.poll(async () => (await crmBodies(visitor.email)).length, { timeout: 60_000 }).toBe(4)
  await page.waitForTimeout(5000)
  expect(await crmBodies(visitor.email)).toHaveLength(4)
})
