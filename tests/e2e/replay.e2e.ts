import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { signIn } from './support/cms'
import { parkDelivery } from './support/deliveries'
import { newVisitor } from './support/lead-form'
import { product } from './support/product'
import { crmBodies } from './support/receivers'

test('staff send a parked lead again from the CMS, once', async () => {
  const visitor = newVisitor()
  const response = await fetch(`${product().siteUrl}/api/leads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({
      ...visitor,
      phone: '+51951234567',
      kind: 'contact',
      project: 'coral',
      locale: 'es',
      acceptsTerms: true,
      acceptsMarketing: false,
      consentVersions: { terms: '2026-01', marketing: '2026-01' },
      startedAt: Date.now() - 60_000,
    }),
  })
  expect(response.status).toBe(201)
  const { reference } = (await response.json()) as { reference: string }
  await expect.poll(async () => (await crmBodies(visitor.email)).length).toBe(1)

  const cms = await signIn()
  const id = await parkDelivery(reference)
  expect(await cms.replay(id)).toBe(200)
  await expect.poll(async () => (await crmBodies(visitor.email)).length).toBe(2)
  expect(await crmBodies(visitor.email)).toEqual([
    expect.objectContaining({ project_id: 3 }),
    expect.objectContaining({ project_id: 3 }),
  ])
  expect(await cms.replay(id)).toBe(409)
})

test('a stranger cannot send a delivery again', async () => {
  const response = await fetch(`${product().cmsUrl}/api/deliveries/${randomUUID()}/replay`, { method: 'POST' })
  expect(response.status).toBe(403)
})
