import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { complaintFields, leadBody, referralBody } from '../../support/submissions'
import { product } from './product'

/** The demo content has one version for all purposes. */
const version = '2026-01'

export const lead = (changes: Record<string, unknown> = {}) =>
  leadBody({ consentVersions: { terms: version, marketing: version }, ...changes })

export const referral = (changes: Record<string, unknown> = {}) =>
  referralBody({ consentVersions: { terms: version, referredPerson: version }, ...changes })

export const complaint = (changes: Record<string, string> = {}) =>
  complaintFields({ 'consentVersions.terms': version, 'consentVersions.complaintNotice': version, ...changes })

/** Sends forms as the site's scripts do. */
export const sendJson = (form: 'leads' | 'referrals', body: unknown) =>
  fetch(`${product().siteUrl}/api/${form}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

export function sendComplaint(fields: Record<string, string>, file?: { name: string; bytes: Uint8Array<ArrayBuffer> }) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  if (file) form.append('attachment', new Blob([file.bytes]), file.name)
  const headers = { 'idempotency-key': randomUUID() }
  return fetch(`${product().siteUrl}/api/complaints`, { method: 'POST', headers, body: form })
}

/** Sends the form with a file like a browser without JavaScript: without a key. */
export function sendPlainComplaint(fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return fetch(`${product().siteUrl}/api/complaints`, { method: 'POST', body: form })
}

/** Sends a form like a browser without JavaScript; the response is a page. */
export const sendPlain = (path: string, fields: Record<string, string>) =>
  fetch(`${product().siteUrl}/api/${path}`, { method: 'POST', body: new URLSearchParams(fields) })

export const referenceOf = async (response: Response) => ((await response.json()) as { reference: string }).reference

export async function rowsOf<Row>(text: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client(product().databaseUrl)
  await client.connect()
  const { rows } = await client.query(text, values)
  await client.end()
  return rows as Row[]
}

export const waitingDeliveries = async () =>
  (await rowsOf<{ count: number }>(`select count(*)::int from deliveries where status in ('waiting', 'held')`))[0]
    ?.count
