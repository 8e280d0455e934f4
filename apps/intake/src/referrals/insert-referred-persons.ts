import type { ReferralInput } from '@app/domain/referral/referral.schema'
import { isSamePerson } from '@app/domain/referral/same-person'
import type { Transaction } from '@app/platform/database/pool'

type Person = ReferralInput['referred'][number]
type StoredPerson = {
  id: string
  firstName: string
  lastName: string
  documentTypeId: number
  document: string
  phone: string
}

/**
 * Stores the referred people in order. A duplicate refers to the first entry of the person, which decides the reward.
 * One lock for all referrals is acceptable, because referrals are few.
 */
export async function insertReferredPersons(tx: Transaction, referralId: string, persons: Person[]): Promise<string[]> {
  await tx.query(`select pg_advisory_xact_lock(hashtext('referred_persons'))`)
  const storedPersons = await findCandidates(tx, persons)
  const ids: string[] = []
  for (const [position, person] of persons.entries()) {
    const identity = { ...person, documentTypeId: Number(person.documentTypeId) }
    const firstEntry = storedPersons.find((storedPerson) => isSamePerson(storedPerson, identity))
    const { rows } = await tx.query<{ id: string }>(
      `insert into referred_persons (referral_id, position, first_name, last_name, document_type_id, document, phone,
         duplicate_of_id)
       values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
      [
        referralId,
        position + 1,
        person.firstName,
        person.lastName,
        person.documentTypeId,
        person.document,
        person.phone,
        firstEntry?.id,
      ],
    )
    const id = rows[0]?.id ?? ''
    if (!firstEntry) storedPersons.push({ ...identity, id })
    ids.push(id)
  }
  return ids
}

/** Finds first entries with a matching document or phone. `isSamePerson` decides whether they are duplicates. */
async function findCandidates(tx: Transaction, persons: Person[]): Promise<StoredPerson[]> {
  const { rows } = await tx.query<StoredPerson>(
    `select id, first_name as "firstName", last_name as "lastName", document_type_id as "documentTypeId", document,
            phone
     from referred_persons
     where duplicate_of_id is null and (document = any($1) or phone = any($2))
     order by created_at, position`,
    [persons.map((person) => person.document), persons.map((person) => person.phone)],
  )
  return rows
}
