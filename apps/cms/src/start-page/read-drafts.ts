import type { Queryable } from '@app/platform/database/pool'
import type { Payload } from 'payload'
import { tableOf } from '../panel/records/name-records'

export type Draft = { slug: string; id: string; savedAt: Date; total: number; publishAt: Date | null }

/**
 * Returns the records with unpublished drafts, newest first, with the time of a scheduled publish. Each versions table
 * is filtered by its indexed column `latest`.
 */
export async function readDrafts(payload: Payload, db: Queryable, limit: number): Promise<Draft[]> {
  const collections = Object.values(payload.collections).filter(({ config }) => config.versions?.drafts)
  const globals = payload.globals.config.filter(({ versions }) => versions?.drafts)
  const queries = [
    ...collections.map(({ config: { slug } }) => draftsQuery(slug, 'parent_id::text')),
    ...globals.map(({ slug }) => draftsQuery(slug, `''`)),
  ]
  const { rows } = await db.query<Draft>(
    `select d.slug, d.id, d.saved_at as "savedAt", count(*) over ()::int as total, j.publish_at as "publishAt"
     from (${queries.join(' union all ')}) d
     left join lateral (
       select min(wait_until) as publish_at from payload_jobs
       where task_slug = 'schedulePublish' and completed_at is null and not coalesce(has_error, false)
         and input ->> 'type' is distinct from 'unpublish'
         and (input #>> '{doc,value}' = d.id or input ->> 'global' = d.slug)
     ) j on true
     order by d.saved_at desc limit $1`,
    [limit],
  )
  return rows
}

const draftsQuery = (slug: string, id: string) =>
  `select '${slug}' as slug, ${id} as id, updated_at as saved_at from "_${tableOf(slug)}_v"
   where latest and version__status = 'draft'`
