import { createHash, randomBytes } from 'node:crypto'
import { whatsAppLink } from '@app/domain/lead/contact-links'
import { inTransaction, type Pool } from '@app/platform/database/pool'
import { invitationMessage } from './invitation-message'
import { recordEvent } from './record-event'

const VALID_DAYS = 60

type Person = { firstName: string; phone: string; referrer: string; locale: 'es' | 'en' }
export type Invitation = { link: string; text: string; whatsApp: string }

/**
 * Creates a personal link for a referred person and a message that contains it. Only a hash of the token is stored, so
 * people with access to the database cannot answer for the person.
 */
export async function invitePerson(
  pool: Pool,
  personId: string,
  { by, publicUrl }: { by: string; publicUrl: string },
): Promise<Invitation | undefined> {
  const { rows } = await pool.query<Person>(
    `select p.first_name as "firstName", p.phone, r.first_name || ' ' || r.last_name as referrer, r.locale
     from referred_persons p join referrals r on r.id = p.referral_id where p.id = $1`,
    [personId],
  )
  const person = rows[0]
  if (!person) return undefined
  const token = randomBytes(24).toString('base64url')
  await inTransaction(pool, async (tx) => {
    await tx.query(
      `insert into referral_invitations (referred_person_id, token_hash, expires_at, by)
       values ($1, $2, now() + make_interval(days => ${VALID_DAYS}), $3)`,
      [personId, createHash('sha256').update(token).digest('hex'), by],
    )
    await recordEvent(tx, personId, { kind: 'invitation', text: null, from: null, to: null, by })
  })
  const link = `${publicUrl}/api/referrals/invitation?${new URLSearchParams({ l: person.locale, t: token })}`
  const text = invitationMessage(person.locale, { ...person, salespersonName: by, link })
  return { link, text, whatsApp: whatsAppLink(person.phone, text) }
}
