import type { Queryable } from '@app/platform/database/pool'

export type LotOfLead = { id: string; code: string; project: string; projectName: string; heldUntil: Date | null }

/** Returns the lots held for a lead. The hold that ends first is first. */
export async function readLotsOfLead(db: Queryable, lead: string): Promise<LotOfLead[]> {
  const { rows } = await db.query<LotOfLead>(
    `select lots.id, lots.code, p.slug as project, p.name as "projectName", lots.held_until as "heldUntil"
     from lots join projects p on p.id = lots.project_id
     where lots.held_for_id = $1 and lots.state = 'held' order by lots.held_until, lots.code`,
    [lead],
  )
  return rows
}
