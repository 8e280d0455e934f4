import type { Queryable } from '@app/platform/database/pool'
import { encryptQuery } from '../../panel/navigation/encrypted-search'
import type { SavedView } from './views/saved-views'

/**
 * Returns the saved views of a user and all shared views. The database stores them unencrypted, because the erasure of
 * a person must find the views that contain their name.
 */
export async function readViews(db: Queryable, user: string): Promise<SavedView[]> {
  const { rows } = await db.query<SavedView>(
    `select id, name, query, owner_id = $1 as "isOwn" from inbox_views
     where owner_id = $1 or is_shared order by name limit 50`,
    [user],
  )
  return rows.map((view) => ({ ...view, query: encryptQuery(view.query) }))
}
