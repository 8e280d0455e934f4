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
import type { DayRange } from '@app/domain/team/compared-period'
import type { Queryable } from '@app/platform/database/pool'

export const groupings = ['source', 'campaign', 'page', 'project'] as const
export type Grouping = (typeof groupings)[number]

type FunnelQuery = {
  days: DayRange
  by: Grouping
  /** Counts leads by the step that they had reached at the end of the period, and not by their current step. */
  isPast?: boolean
}

export type Funnel = {
  total: FunnelFigures
  groups: FunnelGroup[]
  /** The first day with counted page views; undefined if there are none. */
  countedSince: LimaDate | undefined
}

/** Counts the leads received in a period, by the step that they reached, and the page views of the same period. */
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

// A lost lead counts up to the step before it was lost.
const currentSteps = {
  state: 'w.state::text',
  before: 'lost."from"',
  events: `left join lateral (
     select e."from" from lead_events e
     where w.state = 'lost' and e.lead_id = w.lead_id and e.kind = 'state' and e."to" = 'lost'
     order by e.created_at desc limit 1) lost on true`,
}
// Leads of the previous period have had more time since. Their current steps would make the current period look worse.
const pastSteps = {
  state: 'coalesce(past."to", next."from", w.state::text)',
  before: 'past."from"',
  events: `left join lateral (
     select e."from", e."to" from lead_events e
     where e.lead_id = w.lead_id and e.kind = 'state' and e.created_at < ($2::date + 1)::timestamp at time zone 'America/Lima'
     order by e.created_at desc limit 1) past on true
   left join lateral (
     select e."from" from lead_events e
     where past."to" is null and e.lead_id = w.lead_id and e.kind = 'state'
     order by e.created_at limit 1) next on true`,
}

async function readReachedSteps(db: Queryable, { days, by, isPast }: FunnelQuery) {
  const { column, group } = leadGroupings[by]
  const { state, before, events } = isPast ? pastSteps : currentSteps
  const { rows } = await db.query<{ value: string; state: LeadState; before: LeadState | null; count: number }>(
    `select coalesce(${column}, '') as value, ${state} as state, ${before} as before, count(*)::int as count
     from lead_work w
     join leads l on l.id = w.lead_id
     ${events}
     where w.received_at >= ($1::date)::timestamp at time zone 'America/Lima'
       and w.received_at < ($2::date + 1)::timestamp at time zone 'America/Lima'
     group by 1, 2, 3`,
    [days.from, days.to],
  )
  return rows.map(({ value, state, before, count }) => ({
    group: group(value),
    reached: reachedState(state, before ?? undefined),
    count,
  }))
}

async function readPageViews(db: Queryable, { days, by }: FunnelQuery) {
  const column = by === 'project' ? 'page' : by
  const { rows } = await db.query<{ value: string; count: number }>(
    `select ${column} as value, sum(count)::int as count from page_views where day between $1 and $2 group by 1`,
    [days.from, days.to],
  )
  if (by !== 'project') return rows.map(({ value, count }) => ({ group: value, count }))
  return rows.map(({ value, count }) => ({ group: projectOfPage(value) ?? '', count }))
}

async function readCountedSince(db: Queryable): Promise<LimaDate | undefined> {
  const { rows } = await db.query<{ day: string | null }>('select min(day)::text as day from page_views')
  return rows[0]?.day ?? undefined
}

export type ComparedFunnel = { current: Funnel; previous: Funnel }

/** Reads the funnel of a period, and that of the previous one as it was at its end. */
export async function readComparedFunnel(
  db: Queryable,
  { current, previous }: { current: DayRange; previous: DayRange },
  by: Grouping,
): Promise<ComparedFunnel> {
  const [currentFunnel, previousFunnel] = await Promise.all([
    readFunnel(db, { days: current, by }),
    readFunnel(db, { days: previous, by, isPast: true }),
  ])
  return { current: currentFunnel, previous: previousFunnel }
}
