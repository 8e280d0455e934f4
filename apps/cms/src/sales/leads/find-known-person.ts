import { emailKey, phoneKey } from '@app/domain/person/person-keys'
import type { Queryable } from '@app/platform/database/pool'

type KnownPerson = { lead: string; name: string; project: string; owner: string | null; since: Date }

/**
 * Returns the latest lead with the same phone or mailbox, preferring an open lead. The result names the owner of the
 * lead, but does not contain what the person wrote.
 */
export async function findKnownPerson(
  db: Queryable,
  { phone, email }: { phone: string; email: string },
): Promise<KnownPerson | undefined> {
  const { rows } = await db.query<KnownPerson>(
    `select l.id as lead, l.first_name || ' ' || l.last_name as name, w.project, u.name as owner, w.received_at as since
     from leads l join lead_work w on w.lead_id = l.id left join users u on u.id = w.owner_id
     where person_phone(l.phone) = $1 or person_email(l.email) = $2
     order by w.state in ('lost', 'won'), w.received_at desc limit 1`,
    [phone && phoneKey(phone), email && emailKey(email)].map((key) => key || null),
  )
  return rows[0]
}
