import { inTransaction, type Pool } from '@app/platform/database/pool'
import { ownerRoles } from './read-complaint-staff'

export type Assignment = {
  complaintId: string
  /** The owner that the page showed. */
  from: string | null
  to: string | null
  /** The name of the user. */
  by: string
}
export type AssignmentResult = 'done' | 'unknown' | 'changed meanwhile' | 'unknown owner'

type OwnedComplaint = { owner: string | null; ownerName: string | null }

/**
 * Changes the owner of a complaint and adds the change to its history, in one transaction. If two people take a
 * complaint at the same time, only the first change is made.
 */
export async function assignComplaint(
  pool: Pool,
  { complaintId, from, to, by }: Assignment,
): Promise<AssignmentResult> {
  return inTransaction(pool, async (tx) => {
    const { rows } = await tx.query<OwnedComplaint>(
      `select c.owner_id as owner, u.name as "ownerName" from complaints c left join users u on u.id = c.owner_id
       where c.id = $1 for no key update of c`,
      [complaintId],
    )
    const complaint = rows[0]
    if (!complaint) return 'unknown'
    if (complaint.owner !== from) return 'changed meanwhile'
    const newOwner = to && (await findOwnerName(tx, to))
    if (to && !newOwner) return 'unknown owner'
    if (from === to) return 'done'
    await tx.query('update complaints set owner_id = $2, updated_at = now() where id = $1', [complaintId, to])
    await tx.query(
      `insert into complaint_events (complaint_id, kind, "from", "to", by, created_at)
       values ($1, 'owner', $2, $3, $4, clock_timestamp())`,
      [complaintId, complaint.ownerName, newOwner, by],
    )
    return 'done'
  })
}

async function findOwnerName(tx: Pick<Pool, 'query'>, account: string): Promise<string | undefined> {
  const { rows } = await tx.query<{ name: string }>('select name from users where id = $1 and role::text = any($2)', [
    account,
    ownerRoles,
  ])
  return rows[0]?.name
}
