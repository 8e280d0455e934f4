import type { Queryable } from '@sillar/platform/database/pool'
import { sealQuery } from '../../panel/navigation/sealed-search'
import type { SavedView } from './views/saved-views'

/** Returns one's own views and those that colleagues share. A view is stored in plain text, so that erasing a person finds it. */
export async function readViews(db: Queryable, user: string): Promise<SavedView[]> {
  const { rows } = await db.query<SavedView>(
    `select id, name, query, owner_id = $1 as "isOwn" from inbox_views
     where owner_id = $1 or is_shared order by name limit 50`,
    [user],
  )
  return rows.map((view) => ({ ...view, query: sealQuery(view.query) }))
}
