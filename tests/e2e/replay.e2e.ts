import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { createCmsClient } from './support/cms'
import { parkDelivery, readDeliveryStatus } from './support/deliveries'
import { readCrmBodies } from './support/integrations'
import { newVisitor } from './support/lead-form'
import { postLead } from './support/post-lead'
import { product } from './support/product'

test('staff can replay a parked delivery from the CMS, but not a delivered one', async () => {
  const visitor = newVisitor()
  const reference = await postLead(visitor)
  await expect.poll(async () => (await readCrmBodies(visitor.email)).length).toBe(1)

  const cms = await createCmsClient()
  const id = await parkDelivery(reference)
  expect(await cms.replay(id)).toBe(200)
  await expect.poll(async () => (await readCrmBodies(visitor.email)).length).toBe(2)
  expect(await readCrmBodies(visitor.email)).toEqual([
    expect.objectContaining({ project_id: 3 }),
    expect.objectContaining({ project_id: 3 }),
  ])
  // A second replay is rejected only after the delivery is recorded, which happens after the CRM receives the lead.
  await expect.poll(() => readDeliveryStatus(reference)).toBe('delivered')
  expect(await cms.replay(id)).toBe(409)
})

test('the CMS rejects a replay of a delivery without a session', async () => {
  const response = await fetch(`${product().cmsUrl}/api/deliveries/${randomUUID()}/replay`, { method: 'POST' })
  expect(response.status).toBe(403)
})
