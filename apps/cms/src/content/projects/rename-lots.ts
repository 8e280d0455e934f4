import type { CollectionBeforeChangeHook } from 'payload'
import { requestQueries } from '../../platform/database/request-queries'

/** Renames the keys of the lots with their project, because the import of a price list finds lots by key. */
export const renameLots: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  if (data._status !== 'published' || !originalDoc?.id || !data.slug) return data
  const database = await requestQueries(req)
  await database.query(
    `update lots set key = $2::text || '-' || lower(code)
     where project_id = $1 and key <> $2::text || '-' || lower(code)`,
    [originalDoc.id, data.slug],
  )
  return data
}
