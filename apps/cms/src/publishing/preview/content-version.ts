import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { contentCollections, contentGlobals, hasDrafts } from '../snapshot/read-content-rows'

/** The time of the last save of a record. The id of a global is its slug. */
export type Stamp = { slug: string; id: string; at: string }

type Drizzle = { execute: (query: unknown) => Promise<{ rows: unknown[] }> }
const runQuery = async (payload: Payload, query: string) =>
  (await (payload.db as unknown as { drizzle: Drizzle }).drizzle.execute(sql.raw(query))).rows

const versionsTable = (slug: string) => `_${slug.replaceAll('-', '_')}_v`

function stampsQuery(payload: Payload): string {
  return [
    ...contentCollections.map((slug) =>
      hasDrafts(payload, slug)
        ? `select '${slug}' as slug, parent_id::text as id, updated_at::text as at from ${versionsTable(slug)} where latest`
        : `select '${slug}' as slug, id::text as id, updated_at::text as at from ${slug}`,
    ),
    ...contentGlobals.map(
      (slug) => `select '${slug}', '${slug}', updated_at::text from ${versionsTable(slug)} where latest`,
    ),
  ].join(' union all ')
}

export const readContentStamps = async (payload: Payload): Promise<Stamp[]> =>
  (await runQuery(payload, stampsQuery(payload))) as Stamp[]

/**
 * Returns a hash of the times when all content was last saved. The preview loads the drafts again only if the hash
 * changes.
 */
export async function readContentVersion(payload: Payload): Promise<string> {
  const query = `select md5(string_agg(concat_ws(' ', slug, id, at), ',' order by slug, id)) as version from (${stampsQuery(payload)})`
  const [row] = (await runQuery(payload, query)) as { version: string }[]
  return row?.version ?? ''
}
