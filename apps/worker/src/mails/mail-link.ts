import { createHash } from 'node:crypto'
import type { Queryable } from '@sillar/platform/database/pool'
import type { DeliverContext, Delivery } from '../deliveries/delivery'

const links = {
  'confirm-request': { path: '/api/privacy-requests/confirm', days: 7 },
  // A mail may be found again after a long time, and a consent can be withdrawn at any.
  'withdraw-consent': { path: '/api/consent/withdraw', days: 5 * 365 },
} as const

type Subject = `${'leads' | 'referrals' | 'privacy_requests'}:${string}`
type Locale = 'es' | 'en'

/**
 * Returns the key of a link in the mail of one delivery, and its hash. It is the same at every attempt: mail servers drop
 * a second mail with the same id, so that the first one's link has to stay good, and a retry adds no row.
 */
export async function mailKey(pool: Queryable, purpose: string, delivery: Delivery) {
  const { rows } = await pool.query<{ key: string }>('select mail_key($1) as key', [`${purpose} ${delivery.id}`])
  const key = rows[0]?.key
  if (!key) throw new Error('the database has no secret for the links of mails')
  return { key, hash: createHash('sha256').update(key).digest('hex') }
}

/** Returns an address that lets the reader of one mail do one thing. The key is in the mail; the table has its hash. */
export async function mailLink(
  { pool, settings, clock }: DeliverContext,
  delivery: Delivery,
  purpose: keyof typeof links,
  subject: Subject,
  locale: Locale,
): Promise<string> {
  const { path, days } = links[purpose]
  const { key, hash } = await mailKey(pool, purpose, delivery)
  const until = new Date(clock().getTime() + days * 24 * 3600 * 1000)
  await pool.query(
    `insert into mail_links (purpose, key_hash, subject, expires_at) values ($1, $2, $3, $4)
     on conflict do nothing`,
    [purpose, hash, subject, until],
  )
  return `${settings.publicUrl}${path}?lang=${locale}&key=${key}`
}

/** Returns the link for the foot of a mail; nothing for people who never accepted news from us or withdrew that. */
export async function withdrawLink(
  context: DeliverContext,
  delivery: Delivery,
  { subject, email, locale }: { subject: Subject; email: string; locale: Locale },
): Promise<string | undefined> {
  const { rowCount } = await context.pool.query(
    `select from leads l join consents c on c.lead_id = l.id and c.purpose = 'marketing' and c.granted
     where person_email(l.email) = person_email($1)
       and not exists (select from consent_withdrawals w where w.subject = 'leads:' || l.id) limit 1`,
    [email],
  )
  return rowCount ? mailLink(context, delivery, 'withdraw-consent', subject, locale) : undefined
}
