import type { Lot } from '@sillar/domain/lot/lot.schema'
import { inTransaction } from '@sillar/platform/database/pool'
import type { Payload } from 'payload'
import { payloadPool } from '../platform/database/payload-pool'
import { bringInLots } from '../sales/lots/import-lots'

/** The demo lots, with the states of the demo. */
export async function seedLots(
  payload: Payload,
  lots: readonly Lot[],
  idOf: (project: string) => string | undefined,
): Promise<void> {
  await inTransaction(payloadPool(payload), async (tx) => {
    for (const [project, own] of Map.groupBy(lots, (lot) => lot.project)) {
      const id = idOf(project)
      if (!id) throw new Error(`No project ${project} for its lots`)
      await tx.query('delete from lots where project_id = $1 and key <> all($2::text[])', [
        id,
        own.map(({ key }) => key),
      ])
      await bringInLots(tx, id, own)
    }
  })
}
