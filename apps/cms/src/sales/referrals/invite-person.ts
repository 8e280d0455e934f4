import { createHash, randomBytes } from 'node:crypto'
import { whatsAppLink } from '@app/domain/lead/contact-links'
import { inTransaction, type Pool } from '@app/platform/database/pool'
import { invitationMessage } from './invitation-message'
import { recordEvent } from './tell'

const DAYS = 60

type Person = { firstName: string; phone: string; referrer: string; locale: 'es' | 'en' }
export type Invitation = { link: string; text: string; whatsApp: string }

/**
 * Creates a personal link for one referred person and the message with it. The link is shown once: only a hash is
 * stored, so that no one with access to the database can answer for them.
 */
export async function invitePerson(
  pool: Pool,
  person: string,
  { by, publicUrl }: { by: string; publicUrl: string },
): Promise<Invitation | undefined> {
  const { rows } = await pool.query<Person>(
    `select p.first_name as "firstName", p.phone, r.first_name || ' ' || r.last_name as referrer, r.locale
     from referred_persons p join referrals r on r.id = p.referral_id where p.id = $1`,
    [person],
  )
  const known = rows[0]
  if (!known) return undefined
  const token = randomBytes(24).toString('base64url')
  await inTransaction(pool, async (tx) => {
    await tx.query(
      `insert into referral_invitations (referred_person_id, token_hash, expires_at, by)
       values ($1, $2, now() + make_interval(days => ${DAYS}), $3)`,
      [person, createHash('sha256').update(token).digest('hex'), by],
    )
    await recordEvent(tx, person, { kind: 'invitation', text: null, from: null, to: null, by })
  })
  const link = `${publicUrl}/api/referrals/invitation?${new URLSearchParams({ l: known.locale, t: token })}`
  const text = invitationMessage(known.locale, { ...known, adviser: by, link })
  return { link, text, whatsApp: whatsAppLink(known.phone, text) }
}
