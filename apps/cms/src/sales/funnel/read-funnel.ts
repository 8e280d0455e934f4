import type { LimaDate } from '@app/domain/calendar/lima-date'
import { campaignName, pageOf } from '@app/domain/funnel/page-view-line'
import { projectOfPage } from '@app/domain/funnel/project-of-page'
import {
  type FunnelFigures,
  type FunnelGroup,
  funnelOf,
  funnelsByGroup,
  reachedState,
} from '@app/domain/funnel/sales-funnel'
import type { LeadState } from '@app/domain/lead/lead-state'
import type { Queryable } from '@app/platform/database/pool'

export const groupings = ['source', 'campaign', 'page', 'project'] as const
export type Grouping = (typeof groupings)[number]

type FunnelQuery = { from: LimaDate; by: Grouping }

export type Funnel = {
  total: FunnelFigures
  groups: FunnelGroup[]
  /** The first day with counted page views; undefined if there are none. */
  countedSince: LimaDate | undefined
}

/** Counts the leads received since a day, by the step that they reached, and the page views of the same period. */
export async function readFunnel(db: Queryable, query: FunnelQuery): Promise<Funnel> {
  const [reachedSteps, pageViews, countedSince] = await Promise.all([
    readReachedSteps(db, query),
    readPageViews(db, query),
    readCountedSince(db),
  ])
  const pageViewCount = pageViews.reduce((total, { count }) => total + count, 0)
  return { total: funnelOf(reachedSteps, pageViewCount), groups: funnelsByGroup(reachedSteps, pageViews), countedSince }
}

// Leads store source, campaign and landing page unchanged, so they are normalized here in the same way as for page
// views.
const leadGroupings: Record<Grouping, { column: string; group: (value: string) => string }> = {
  source: { column: 'w.source', group: campaignName },
  campaign: { column: 'l.utm_campaign', group: campaignName },
  page: { column: `split_part(l.landing_page, '?', 1)`, group: pageOf },
  project: { column: 'w.project', group: (slug) => slug },
}

async function readReachedSteps(db: Queryable, { from, by }: FunnelQuery) {
  const { column, group } = leadGroupings[by]
  const { rows } = await db.query<{ value: string; state: LeadState; before: LeadState | null; count: number }>(
    `select coalesce(${column}, '') as value, w.state::text as state, lost."from" as before, count(*)::int as count
     from lead_work w
     join leads l on l.id = w.lead_id
     left join lateral (
       select e."from" from lead_events e
       where w.state = 'lost' and e.lead_id = w.lead_id and e.kind = 'state' and e."to" = 'lost'
       order by e.created_at desc limit 1) lost on true
     where w.received_at >= ($1::date)::timestamp at time zone 'America/Lima'
     group by 1, 2, 3`,
    [from],
  )
  return rows.map(({ value, state, before, count }) => ({
    group: group(value),
    reached: reachedState(state, before ?? undefined),
    count,
  }))
}

async function readPageViews(db: Queryable, { from, by }: FunnelQuery) {
  const column = by === 'project' ? 'page' : by
  const { rows } = await db.query<{ value: string; count: number }>(
    `select ${column} as value, sum(count)::int as count from page_views where day >= $1 group by 1`,
    [from],
  )
  if (by !== 'project') return rows.map(({ value, count }) => ({ group: value, count }))
  return rows.map(({ value, count }) => ({ group: projectOfPage(value) ?? '', count }))
}

async function readCountedSince(db: Queryable): Promise<LimaDate | undefined> {
  const { rows } = await db.query<{ day: string | null }>('select min(day)::text as day from page_views')
  return rows[0]?.day ?? undefined
}
