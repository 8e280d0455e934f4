import type { Lot } from '@app/domain/lot/lot.schema'
import type { Transaction } from '@app/platform/database/pool'

export type ImportResult = { added: number; changed: number }

/**
 * Adds or updates lots by their key. Existing lots keep their state, because an old price list must not free a lot that
 * has been sold since.
 */
export async function importLots(tx: Transaction, projectId: string, lots: readonly Lot[]): Promise<ImportResult> {
  const { rows } = await tx.query<{ isNew: boolean }>(
    `insert into lots (key, project_id, code, block, area_m2, frontage_m, depth_m, orientation, list_price_cents, state,
       held_until, state_since, shape, is_demo, unit_type)
     select l.key, $1::uuid, l.code, l.block, l."areaM2", l."frontageM", l."depthM", l.orientation::lot_orientation,
       l."listPriceCents", l.state::lot_state, l."heldUntil", l."stateSince", l.shape, l."isDemo", l."unitType"
     from jsonb_to_recordset($2::jsonb) as l(key text, code text, block text, "areaM2" numeric, "frontageM" numeric,
       "depthM" numeric, orientation text, "listPriceCents" numeric, state text, "heldUntil" timestamptz,
       "stateSince" timestamptz, shape text, "isDemo" boolean, "unitType" text)
     on conflict (key) do update set code = excluded.code, block = excluded.block, area_m2 = excluded.area_m2,
       frontage_m = excluded.frontage_m, depth_m = excluded.depth_m, orientation = excluded.orientation,
       list_price_cents = excluded.list_price_cents, shape = excluded.shape, is_demo = excluded.is_demo,
       unit_type = excluded.unit_type,
       updated_at = clock_timestamp()
     returning xmax = 0 as "isNew"`,
    [projectId, JSON.stringify(lots)],
  )
  const addedCount = rows.filter(({ isNew }) => isNew).length
  return { added: addedCount, changed: rows.length - addedCount }
}
