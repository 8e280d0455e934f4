import { createHash } from 'node:crypto'
import type { Locale } from '@app/domain/language/locale'
import { UNCONFIRMED_DAYS } from '@app/domain/waiting-list/waiting-entry'
import type { Queryable } from '@app/platform/database/pool'
import type { DeliverContext, Delivery } from '../deliveries/delivery'

const links = {
  'confirm-request': { path: '/api/privacy-requests/confirm', days: 7 },
  // Consent can be withdrawn at any time, even from an old mail.
  'withdraw-consent': { path: '/api/consent/withdraw', days: 5 * 365 },
  'confirm-waiting': { path: '/api/waiting-list/confirm', days: UNCONFIRMED_DAYS },
  'leave-waiting': { path: '/api/waiting-list/leave', days: 5 * 365 },
} as const

type Subject = `${'leads' | 'referrals' | 'privacy_requests' | 'waiting_entries'}:${string}`

/**
 * Returns the key of a link in a mail, and its hash. The key is identical in every attempt, because mail servers drop a
 * second mail with the same id and the link in the first mail must stay valid.
 */
export async function createMailKey(pool: Queryable, purpose: string, delivery: Delivery) {
  const { rows } = await pool.query<{ key: string }>('select mail_key($1) as key', [`${purpose} ${delivery.id}`])
  const key = rows[0]?.key
  if (!key) throw new Error('the database has no secret for mail links')
  return { key, hash: createHash('sha256').update(key).digest('hex') }
}

/** Returns a URL that lets the reader of a mail perform one action. The table stores only the hash of its key. */
export async function createMailLink(
  { pool, settings, clock }: DeliverContext,
  delivery: Delivery,
  purpose: keyof typeof links,
  subject: Subject,
  locale: Locale,
): Promise<string> {
  const { path, days } = links[purpose]
  const { key, hash } = await createMailKey(pool, purpose, delivery)
  const expiresAt = new Date(clock().getTime() + days * 24 * 3600 * 1000)
  await pool.query(
    `insert into mail_links (purpose, key_hash, subject, expires_at) values ($1, $2, $3, $4)
     on conflict do nothing`,
    [purpose, hash, subject, expiresAt],
  )
  return `${settings.publicUrl}${path}?lang=${locale}&key=${key}`
}

/** Returns the withdrawal link of a mail, or undefined for people who did not accept news or withdrew their consent. */
export async function createWithdrawLink(
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
  return rowCount ? createMailLink(context, delivery, 'withdraw-consent', subject, locale) : undefined
}
