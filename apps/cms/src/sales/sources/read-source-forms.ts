import type { LeadSource, ParkReason } from '@app/domain/source/lead-source'
import type { Queryable } from '@app/platform/database/pool'
import type { SourceForm } from './source-form.schema'

export type ParkedGroup = { source: LeadSource; form: string; reason: ParkReason; count: number; since: Date }
export type ListedForm = SourceForm & { leads: number; lastAt: Date | null; changedBy: string | null }

const MAX_GROUPS = 100

/** Returns the number of parked messages by form and reason, without their content. */
export async function readParkedGroups(db: Queryable): Promise<ParkedGroup[]> {
  const { rows } = await db.query<ParkedGroup>(
    `select source::text as source, form, reason::text as reason, count(*)::int as count, min(created_at) as since
     from source_events where state = 'parked' group by source, form, reason order by since limit ${MAX_GROUPS}`,
  )
  return rows
}

export async function readSourceForms(db: Queryable): Promise<ListedForm[]> {
  const { rows } = await db.query<ListedForm>(
    `select f.source::text as source, f.form, f.name, f.project_slug as project, f.channel::text as channel,
       f.locale::text as language, coalesce(f.terms_version, '') as "termsVersion",
       coalesce(f.marketing_version, '') as "marketingVersion", coalesce(f.marketing_box, '') as "marketingBox",
       f.changed_by as "changedBy", e.leads, e.last_at as "lastAt"
     from source_forms f, lateral (select count(distinct lead_id)::int as leads, max(created_at) as last_at from source_events
       where source::text = f.source::text and form = f.form and state = 'stored') e
     order by f.name`,
  )
  return rows
}
