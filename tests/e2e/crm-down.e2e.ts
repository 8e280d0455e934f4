// The CRM refuses whatever comes next, of whomever it is.
import { expect, test } from '@playwright/test'
import { deliveryStatus } from './support/deliveries'
import { send } from './support/forms'
import { fillLead, newVisitor, reference } from './support/lead-form'
import { crmBodies, failNext } from './support/receivers'
import { open } from './support/site'

test('a lead sent while the CRM is down is confirmed at once and arrives once when it is back', async ({ page }) => {
  const visitor = newVisitor()
  await failNext({ path: '/api/contact', times: 2, status: 503 })
  await open(page, '/proyectos/condominios/santorini')
  await send(await fillLead(page, visitor))
  const receipt = page.getByText(reference).first()
  await expect(receipt).toBeVisible({ timeout: 5000 })
  const code = (await receipt.textContent()) ?? ''
  await expect.poll(() => deliveryStatus(code), { timeout: 60_000 }).toBe('delivered')
  // Two refusals and one delivery: what was delivered is not tried again.
  expect(await crmBodies(visitor.email)).toHaveLength(3)
})
