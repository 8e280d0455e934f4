import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { contentCollections, contentGlobals } from '../snapshot/read-content-rows'

/** When a record was last saved. The id of a global is its slug. */
export type Stamp = { slug: string; id: string; at: string }

type Drizzle = { execute: (query: unknown) => Promise<{ rows: unknown[] }> }
const ask = async (payload: Payload, query: string) =>
  (await (payload.db as unknown as { drizzle: Drizzle }).drizzle.execute(sql.raw(query))).rows

/** Every saved draft adds a row to the versions of its record. These collections have no drafts. */
const withoutDrafts = new Set<string>(['media', 'lots'])
const history = (slug: string) => `_${slug.replaceAll('-', '_')}_v`
const stamps = [
  ...contentCollections.map((slug) =>
    withoutDrafts.has(slug)
      ? `select '${slug}' as slug, id::text as id, updated_at::text as at from ${slug}`
      : `select '${slug}', parent_id::text, updated_at::text from ${history(slug)} where latest`,
  ),
  ...contentGlobals.map((slug) => `select '${slug}', '${slug}', updated_at::text from ${history(slug)} where latest`),
].join(' union all ')

export const contentStamps = async (payload: Payload): Promise<Stamp[]> => (await ask(payload, stamps)) as Stamp[]

/** Returns a hash of the state of all drafts: one cheap query, so that content is read again only after a save. */
export async function contentVersion(payload: Payload): Promise<string> {
  const query = `select md5(string_agg(concat_ws(' ', slug, id, at), ',' order by slug, id)) as version from (${stamps})`
  const [row] = (await ask(payload, query)) as { version: string }[]
  return row?.version ?? ''
}
