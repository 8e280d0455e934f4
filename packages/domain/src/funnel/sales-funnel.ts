import { type LeadState, leadStates } from '../lead/lead-state'

/** The steps from a page view to a sale. */
export const funnelSteps = ['pageViews', 'leads', 'contacted', 'visited', 'reserved', 'won'] as const
export type FunnelStep = (typeof funnelSteps)[number]

export type FunnelFigures = Record<FunnelStep, number>

/** The number of leads of a group that are counted in the state `reached`. */
export type ReachedCount = { group: string; reached: LeadState; count: number }

/**
 * Returns the state in which the funnel counts a lead. A lost lead is counted in its previous state, or as new if that
 * is unknown.
 */
export function reachedState(state: LeadState, beforeLost: LeadState | undefined): LeadState {
  if (state !== 'lost') return state
  return beforeLost && beforeLost !== 'lost' ? beforeLost : 'new'
}

const stateOfStep: Record<Exclude<FunnelStep, 'pageViews'>, LeadState> = {
  leads: 'new',
  contacted: 'contacted',
  visited: 'appointment',
  reserved: 'reserved',
  won: 'won',
}

const rankOf = (state: LeadState) => leadStates.indexOf(state)

/** Counts each lead in its current step and all earlier steps, because a lead can skip steps. */
export function funnelOf(counts: Omit<ReachedCount, 'group'>[], pageViews: number): FunnelFigures {
  const leadsFrom = (step: keyof typeof stateOfStep) =>
    counts.reduce(
      (total, { reached, count }) => (rankOf(reached) >= rankOf(stateOfStep[step]) ? total + count : total),
      0,
    )
  return {
    pageViews,
    leads: leadsFrom('leads'),
    contacted: leadsFrom('contacted'),
    visited: leadsFrom('visited'),
    reserved: leadsFrom('reserved'),
    won: leadsFrom('won'),
  }
}

export type FunnelGroup = FunnelFigures & { group: string }

/**
 * Returns one funnel per group, sorted by sales, then leads, then page views. Includes groups that only have page
 * views.
 */
export function funnelsByGroup(
  leadCounts: ReachedCount[],
  viewCounts: { group: string; count: number }[],
): FunnelGroup[] {
  const leadsByGroup = Map.groupBy(leadCounts, ({ group }) => group)
  const viewsByGroup = Map.groupBy(viewCounts, ({ group }) => group)
  const groups = [...new Set([...leadsByGroup.keys(), ...viewsByGroup.keys()])]
  return groups
    .map((group) => {
      const pageViews = (viewsByGroup.get(group) ?? []).reduce((total, { count }) => total + count, 0)
      return { group, ...funnelOf(leadsByGroup.get(group) ?? [], pageViews) }
    })
    .toSorted(
      (a, b) => b.won - a.won || b.leads - a.leads || b.pageViews - a.pageViews || compareNames(a.group, b.group),
    )
}

const compareNames = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/**
 * Returns a percentage, or undefined if the whole is zero. Percentages below ten keep one decimal, because few page views
 * become sales.
 */
export function shareOf(part: number, whole: number): number | undefined {
  if (whole <= 0) return undefined
  const percent = (100 * part) / whole
  return percent < 10 ? Math.round(percent * 10) / 10 : Math.round(percent)
}

/**
 * Returns whether page views were counted during the whole period. `countedSince` is the first day with a count, `from`
 * the first day of the period.
 */
export const arePageViewsComplete = (countedSince: string | undefined, from: string): boolean =>
  countedSince !== undefined && countedSince <= from
