import type { Queryable } from '@app/platform/database/pool'
import { actionRules } from '../../platform/access/access-table'

export type ComplaintStaff = { id: string; name: string }

/** The roles that answer complaints. Only they can own one. */
export const ownerRoles: readonly string[] = actionRules['answer a complaint']

/** Returns the accounts that can own a complaint, and its owner, whose role may have changed. */
export async function readComplaintStaff(db: Queryable, complaintId: string): Promise<ComplaintStaff[]> {
  const { rows } = await db.query<ComplaintStaff>(
    `select u.id, u.name from users u
     where u.role::text = any($2) or u.id = (select owner_id from complaints where id = $1) order by u.name`,
    [complaintId, ownerRoles],
  )
  return rows
}
