import { locales } from '@app/domain/language/locale'
import type { CollectionBeforeChangeHook, CollectionSlug } from 'payload'
import { requestQueries } from '../../platform/database/request-queries'
import { skipRules } from '../../publishing/checks/check-published'
import { pageOfRecord } from '../../publishing/preview/page-of-record'

type StoredRecord = Record<string, unknown> & { _status?: string }

/**
 * Adds a redirect when the path of a published page changes, in the transaction of the change. The stored record is the
 * published one: a draft is stored as a version.
 */
export const redirectMovedPage: CollectionBeforeChangeHook = async ({ data, originalDoc, collection, req }) => {
  if (data._status !== 'published' || !originalDoc?.id || req.context[skipRules]) return data
  const storedRedirect = await req.payload.db.findOne<{ id: string } & StoredRecord>({
    collection: collection.slug as CollectionSlug,
    where: { id: { equals: originalDoc.id } },
    req,
  })
  if (storedRedirect?._status !== 'published') return data
  const before = pageOfRecord({ collection: collection.slug, data: storedRedirect })
  const after = pageOfRecord({ collection: collection.slug, data: { ...storedRedirect, ...data } })
  // A place without a landing page has the path of the home page.
  if (!before || !after || before.es === after.es || before.es === '/' || after.es === '/') return data
  const database = await requestQueries(req)
  const newPaths = locales.map((locale) => after[locale])
  // The page has moved back to one of its old paths.
  await database.query('delete from redirects where "from" = any($1)', [newPaths])
  await database.query(
    `insert into redirects ("from", "to", is_automatic) select m.old_path, m.new_path, true
     from unnest($1::text[], $2::text[]) as m(old_path, new_path)
     on conflict ("from") do update set "to" = excluded."to", is_automatic = true, updated_at = now()`,
    [locales.map((locale) => before[locale]), newPaths],
  )
  return data
}
