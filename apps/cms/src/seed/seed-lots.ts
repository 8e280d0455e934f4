import type { Lot } from '@app/domain/lot/lot.schema'
import { inTransaction } from '@app/platform/database/pool'
import type { Payload } from 'payload'
import { payloadPool } from '../platform/database/payload-pool'
import { importLots } from '../sales/lots/import-lots'

/** Writes the demo lots and deletes the other lots of the demo projects. */
export async function seedLots(
  payload: Payload,
  lots: readonly Lot[],
  idOf: (project: string) => string | undefined,
): Promise<void> {
  await inTransaction(payloadPool(payload), async (tx) => {
    for (const [project, projectLots] of Map.groupBy(lots, (lot) => lot.project)) {
      const id = idOf(project)
      if (!id) throw new Error(`Unknown project of lots: ${project}`)
      await tx.query('delete from lots where project_id = $1 and key <> all($2::text[])', [
        id,
        projectLots.map(({ key }) => key),
      ])
      await importLots(tx, id, projectLots)
    }
  })
}
