import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { complaintFields, leadBody, referralBody } from '../../support/submissions'
import { product } from './product'

/** All consent texts of the demo content have this version. */
const version = '2026-01'

export const lead = (changes: Record<string, unknown> = {}) =>
  leadBody({ consentVersions: { terms: version, marketing: version }, ...changes })

export const referral = (changes: Record<string, unknown> = {}) =>
  referralBody({ consentVersions: { terms: version, referredPerson: version }, ...changes })

export const complaint = (changes: Record<string, string> = {}) =>
  complaintFields({ 'consentVersions.terms': version, 'consentVersions.complaintNotice': version, ...changes })

/** Sends a form as the script of the site does, with an idempotency key. */
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

/** Sends the complaint form like a browser without JavaScript, which sends no idempotency key. */
export function sendPlainComplaint(fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return fetch(`${product().siteUrl}/api/complaints`, { method: 'POST', body: form })
}

/** Sends a form like a browser without JavaScript, which gets an HTML page as the response. */
export const sendPlain = (path: string, fields: Record<string, string>) =>
  fetch(`${product().siteUrl}/api/${path}`, { method: 'POST', body: new URLSearchParams(fields) })

export const readReference = async (response: Response) => ((await response.json()) as { reference: string }).reference

export async function queryRows<Row>(text: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client(product().databaseUrl)
  await client.connect()
  const { rows } = await client.query(text, values)
  await client.end()
  return rows as Row[]
}

export const countWaitingDeliveries = async () =>
  (await queryRows<{ count: number }>(`select count(*)::int from deliveries where status in ('waiting', 'held')`))[0]
    ?.count
