import type { Lot } from '@app/domain/lot/lot.schema'
import type { Queryable } from '@app/platform/database/pool'

export type SellingProject = { id: string; slug: string; name: string; months: number | null; lots: number }
export type StoredLot = Lot & { id: string; stateBy: string | null }

/** Returns all projects. Projects with lots or apartments come first. */
export async function readSellingProjects(db: Queryable): Promise<SellingProject[]> {
  const { rows } = await db.query<SellingProject>(
    `select p.id, p.slug, p.name, p.months::float8 as months, count(l.id)::int as lots from projects p left join lots l on l.project_id = p.id
     where p.deleted_at is null
     group by p.id order by count(l.id) = 0, p."order", p.name`,
  )
  return rows
}

export async function readLots(db: Queryable, projectId: string): Promise<StoredLot[]> {
  const { rows } = await db.query<
    Omit<StoredLot, 'heldUntil' | 'stateSince'> & { heldUntil: Date | null; stateSince: Date | null }
  >(
    `select l.id, l.key, p.slug as project, l.code, l.block, l.area_m2::float8 as "areaM2",
       l.frontage_m::float8 as "frontageM", l.depth_m::float8 as "depthM", l.orientation,
       l.list_price_cents::float8 as "listPriceCents", l.state, l.held_until as "heldUntil",
       l.state_since as "stateSince", l.state_by as "stateBy", l.shape, l.is_demo as "isDemo",
       l.unit_type as "unitType"
     from lots l join projects p on p.id = l.project_id where l.project_id = $1
     order by length(l.block), l.block, l.code`,
    [projectId],
  )
  return rows.map((lot) => ({
    ...lot,
    heldUntil: lot.heldUntil?.toISOString() ?? null,
    stateSince: lot.stateSince?.toISOString() ?? null,
  }))
}
