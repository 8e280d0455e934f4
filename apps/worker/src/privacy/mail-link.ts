import { createHash, randomBytes } from 'node:crypto'
import type { DeliverContext } from '../deliver/delivery'

const links = {
  'confirm-request': { path: '/api/privacy-requests/confirm', days: 7 },
  // A mail may be found again after a long time, and a consent can be withdrawn at any.
  'withdraw-consent': { path: '/api/consent/withdraw', days: 5 * 365 },
} as const

type Subject = `${'leads' | 'referrals' | 'complaints' | 'privacy_requests'}:${string}`

/**
 * An address that lets the reader of one mail do one thing. The key stands in the mail alone: the database keeps its hash,
 * and no other process needs a secret to check it. A mail that is sent again has another key; both are good.
 */
export async function mailLink(
  { pool, settings, clock }: DeliverContext,
  purpose: keyof typeof links,
  subject: Subject,
  locale: 'es' | 'en',
): Promise<string> {
  const { path, days } = links[purpose]
  const key = randomBytes(32).toString('base64url')
  const hash = createHash('sha256').update(key).digest('hex')
  const until = new Date(clock().getTime() + days * 24 * 3600 * 1000)
  await pool.query('insert into mail_links (purpose, key_hash, subject, expires_at) values ($1, $2, $3, $4)', [
    purpose,
    hash,
    subject,
    until,
  ])
  return `${settings.publicUrl}${path}?lang=${locale}&key=${key}`
}

export const withdrawLink = (context: DeliverContext, subject: Subject, locale: 'es' | 'en') =>
  mailLink(context, 'withdraw-consent', subject, locale)
