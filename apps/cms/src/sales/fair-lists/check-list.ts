import { type LeadList, type ListedPerson, leadsFromCsv } from '@app/domain/lead/lead-list-csv'
import { emailKey, phoneKey } from '@app/domain/person/person-keys'
import type { Queryable } from '@app/platform/database/pool'

type Known = { lead: string; owner: string | null; since: Date }

/** `known` says who handles a person who already has a lead, and since when. */
export type CheckedPerson = ListedPerson & { known: Known | undefined }

type KnownRow = Known & { phone: string; email: string }

/** Parses a list and marks the people who already have a lead, by phone or mailbox. */
export async function checkList(
  db: Queryable,
  csv: string,
): Promise<{ persons: CheckedPerson[]; problems: LeadList['problems'] }> {
  const { persons, problems } = leadsFromCsv(csv)
  if (problems.length > 0) return { persons: persons.map((person) => ({ ...person, known: undefined })), problems }
  const { rows } = await db.query<KnownRow>(
    `select l.id as lead, person_phone(l.phone) as phone, person_email(l.email) as email, u.name as owner, w.received_at as since
     from leads l join lead_work w on w.lead_id = l.id left join users u on u.id = w.owner_id
     where person_phone(l.phone) = any($1) or (l.email <> '' and person_email(l.email) = any($2))
     order by w.state in ('lost', 'won'), w.received_at desc`,
    [persons.map(({ phone }) => phoneKey(phone)), persons.flatMap(({ email }) => (email ? [emailKey(email)] : []))],
  )
  return { persons: persons.map((person) => ({ ...person, known: findKnown(rows, person) })), problems }
}

function findKnown(rows: KnownRow[], { phone, email }: ListedPerson): CheckedPerson['known'] {
  const row = rows.find(
    (candidate) => candidate.phone === phoneKey(phone) || (email !== '' && candidate.email === emailKey(email)),
  )
  return row && { lead: row.lead, owner: row.owner, since: row.since }
}
