import type { CollectionAfterDeleteHook } from 'payload'
import { requestQueries } from '../../platform/database/request-queries'

/** Deletes the second factor of a deleted account in the same transaction. */
export const deleteSecondFactor: CollectionAfterDeleteHook = async ({ id, req }) => {
  const database = await requestQueries(req)
  await database.query('delete from second_factors where account = $1', [String(id)])
}
