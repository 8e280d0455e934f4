import type { Queryable } from '@app/platform/database/pool'

/** Returns the lead for whom the user wants to hold a lot, or undefined if it does not exist. */
export async function readHolder(db: Queryable, lead: string): Promise<{ id: string; name: string } | undefined> {
  const { rows } = await db.query<{ id: string; name: string }>(
    `select id, first_name || ' ' || last_name as name from leads where id = $1`,
    [lead],
  )
  return rows[0]
}

export type Holder = { lead: string; reference: string; name: string }

/** Returns who holds the lots of a project, by the id of the lot. */
export async function readHolders(db: Queryable, projectId: string): Promise<Map<string, Holder>> {
  const { rows } = await db.query<Holder & { lot: string }>(
    `select lots.id as lot, l.id as lead, l.reference, l.first_name || ' ' || l.last_name as name
     from lots join leads l on l.id = lots.held_for_id where lots.project_id = $1 and lots.state = 'held'`,
    [projectId],
  )
  return new Map(rows.map(({ lot, ...holder }) => [lot, holder]))
}
