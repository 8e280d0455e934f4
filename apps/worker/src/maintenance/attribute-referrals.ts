import { type Identity, isSamePerson } from '@app/domain/referral/same-person'
import type { Transaction } from '@app/platform/database/pool'
import { insertReferredPersons } from '@app/platform/referral/insert-referred-persons'

type LinkedLead = { lead: string; referral: string; person: Identity; referrer: Identity }

const identityOf = (alias: string) =>
  `json_build_object('firstName', ${alias}.first_name, 'lastName', ${alias}.last_name,
    'documentTypeId', ${alias}.document_type_id, 'document', ${alias}.document, 'phone', ${alias}.phone)`

/**
 * Adds people whose leads came through the link of a referrer to the referred people of that referrer, so the rules for
 * referrals apply to them too. Skips referrers who opened their own link.
 */
export async function attributeReferrals(tx: Transaction, leads: string[]): Promise<void> {
  const { rows } = await tx.query<LinkedLead>(
    `select l.id as lead, r.id as referral, ${identityOf('l')} as person, ${identityOf('r')} as referrer
     from leads l join referrals r on r.link_code = l.referral_code
     where l.id = any($1) order by l.created_at, l.id`,
    [leads],
  )
  for (const { lead, referral, person, referrer } of rows) {
    if (isSamePerson(person, referrer)) continue
    await insertReferredPersons(tx, referral, [{ ...person, lead }])
  }
}
