import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import type { Visitor } from './lead-form'
import { product } from './product'

/** Sends a lead about Coral as the form does, and returns its reference. */
export async function postLead(visitor: Visitor, changes: { phone?: string } = {}): Promise<string> {
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
      ...changes,
    }),
  })
  expect(response.status).toBe(201)
  const { reference } = (await response.json()) as { reference: string }
  return reference
}
