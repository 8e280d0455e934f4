// The fake CRM fails its next requests, so no other test may send a lead at the same time.
import { expect, test } from '@playwright/test'
import { readDeliveryStatus } from './support/deliveries'
import { submit } from './support/forms'
import { failNextRequests, readCrmBodies } from './support/integrations'
import { fillLead, newVisitor, reference } from './support/lead-form'
import { open } from './support/site'

test('a lead sent while the CRM is down is confirmed immediately and arrives once when the CRM is back', async ({
  page,
}) => {
  const visitor = newVisitor()
  await failNextRequests({ path: '/api/contact', times: 2, status: 503 })
  await open(page, '/proyectos/condominios/santorini')
  await submit(await fillLead(page, visitor))
  const receipt = page.getByText(reference).first()
  await expect(receipt).toBeVisible({ timeout: 5000 })
  const code = (await receipt.textContent()) ?? ''
  await expect.poll(() => readDeliveryStatus(code), { timeout: 60_000 }).toBe('delivered')
  // The CRM receives two attempts that fail and one that succeeds.
  expect(await readCrmBodies(visitor.email)).toHaveLength(3)
})
