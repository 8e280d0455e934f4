import type { Queryable } from '@sillar/platform/database/pool'
import type { SavedView } from './panel/saved-views'

/** Ones own, and those that colleagues share. */
export async function readViews(db: Queryable, user: string): Promise<SavedView[]> {
  const { rows } = await db.query<SavedView>(
    `select id, name, query, owner_id = $1 as "isOwn" from inbox_views
     where owner_id = $1 or is_shared order by name limit 50`,
    [user],
  )
  return rows
}
