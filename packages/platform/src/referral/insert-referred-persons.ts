import { type Identity, isSamePerson } from '@app/domain/referral/same-person'
import type { Transaction } from '../database/pool'

/** A referred person. `lead` is the lead of a person who used the link of the referrer. */
export type NewReferredPerson = Identity & { lead?: string }
type StoredPerson = Identity & { id: string }

/**
 * Stores the referred people in order. A duplicate refers to the first entry of the person, which decides the reward.
 * One lock for all referrals is acceptable, because referrals are few.
 */
export async function insertReferredPersons(
  tx: Transaction,
  referralId: string,
  persons: NewReferredPerson[],
): Promise<string[]> {
  await tx.query(`select pg_advisory_xact_lock(hashtext('referred_persons'))`)
  const storedPersons = await findCandidates(tx, persons)
  const ids: string[] = []
  for (const person of persons) {
    const firstEntry = storedPersons.find((storedPerson) => isSamePerson(storedPerson, person))
    const { rows } = await tx.query<{ id: string }>(
      `insert into referred_persons (referral_id, position, first_name, last_name, document_type_id, document, phone,
         duplicate_of_id, lead_id, used_link)
       select $1, coalesce(max(position), 0) + 1, $2, $3, $4, $5, $6, $7, $8, $9 from referred_persons where referral_id = $1
       returning id`,
      [
        referralId,
        person.firstName,
        person.lastName,
        person.documentTypeId,
        person.document,
        person.phone,
        firstEntry?.id,
        person.lead,
        person.lead !== undefined,
      ],
    )
    const id = rows[0]?.id ?? ''
    if (!firstEntry) storedPersons.push({ ...person, id })
    ids.push(id)
  }
  return ids
}

/** Finds first entries with a matching document or phone. `isSamePerson` decides whether they are duplicates. */
async function findCandidates(tx: Transaction, persons: NewReferredPerson[]): Promise<StoredPerson[]> {
  const { rows } = await tx.query<StoredPerson>(
    `select id, first_name as "firstName", last_name as "lastName", document_type_id as "documentTypeId", document,
            phone
     from referred_persons
     where duplicate_of_id is null and (document = any($1) or phone = any($2))
     order by created_at, position`,
    [persons.flatMap((person) => person.document ?? []), persons.map((person) => person.phone)],
  )
  return rows
}
