// The CRM rejects the next requests, whichever person they are about.
import { expect, test } from '@playwright/test'
import { deliveryStatus } from './support/deliveries'
import { send } from './support/forms'
import { fillLead, newVisitor, reference } from './support/lead-form'
import { crmBodies, failNext } from './support/receivers'
import { open } from './support/site'

test('a lead sent while the CRM is down is confirmed immediately and arrives once when the CRM is back', async ({
  page,
}) => {
  const visitor = newVisitor()
  await failNext({ path: '/api/contact', times: 2, status: 503 })
  await open(page, '/proyectos/condominios/santorini')
  await send(await fillLead(page, visitor))
  const receipt = page.getByText(reference).first()
  await expect(receipt).toBeVisible({ timeout: 5000 })
  const code = (await receipt.textContent()) ?? ''
  await expect.poll(() => deliveryStatus(code), { timeout: 60_000 }).toBe('delivered')
  // Two rejections and one delivery: a delivered lead is not sent again.
  expect(await crmBodies(visitor.email)).toHaveLength(3)
})
