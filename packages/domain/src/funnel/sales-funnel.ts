import { type LeadState, leadStates } from '../lead/lead-state'

/** From page view to sale. */
export const funnelSteps = ['siteVisits', 'leads', 'contacted', 'visited', 'reserved', 'won'] as const
export type FunnelStep = (typeof funnelSteps)[number]

export type FunnelFigures = Record<FunnelStep, number>

/** Number of leads of a group that reached a state. */
export type ReachedCount = { group: string; reached: LeadState; count: number }

/** Returns the state that counts in the funnel: the current one, or for a lost lead its previous state. */
export function reachedState(state: LeadState, beforeLost: LeadState | undefined): LeadState {
  if (state !== 'lost') return state
  return beforeLost && beforeLost !== 'lost' ? beforeLost : 'new'
}

const stateOfStep: Record<Exclude<FunnelStep, 'siteVisits'>, LeadState> = {
  leads: 'new',
  contacted: 'contacted',
  visited: 'visit',
  reserved: 'reserved',
  won: 'won',
}

const place = (state: LeadState) => leadStates.indexOf(state)

/** Steps may be skipped, so a lead counts in every step before the one it reached. */
export function funnelOf(reached: Omit<ReachedCount, 'group'>[], siteVisits: number): FunnelFigures {
  const from = (step: keyof typeof stateOfStep) =>
    reached.reduce((total, one) => (place(one.reached) >= place(stateOfStep[step]) ? total + one.count : total), 0)
  return {
    siteVisits,
    leads: from('leads'),
    contacted: from('contacted'),
    visited: from('visited'),
    reserved: from('reserved'),
    won: from('won'),
  }
}

export type FunnelGroup = FunnelFigures & { group: string }

/** Returns a funnel per group, best sellers first. Includes groups that only have page views. */
export function funnelsByGroup(reached: ReachedCount[], visits: { group: string; count: number }[]): FunnelGroup[] {
  const leads = Map.groupBy(reached, ({ group }) => group)
  const visitsOf = Map.groupBy(visits, ({ group }) => group)
  const groups = [...new Set([...leads.keys(), ...visitsOf.keys()])]
  return groups
    .map((group) => {
      const siteVisits = (visitsOf.get(group) ?? []).reduce((sum, { count }) => sum + count, 0)
      return { group, ...funnelOf(leads.get(group) ?? [], siteVisits) }
    })
    .toSorted((a, b) => b.won - a.won || b.leads - a.leads || b.siteVisits - a.siteVisits || order(a.group, b.group))
}

const order = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/**
 * Returns a percentage, with one decimal below ten because few page views become sales. Undefined if the whole is zero.
 */
export function shareOf(part: number, whole: number): number | undefined {
  if (whole <= 0) return undefined
  const percent = (100 * part) / whole
  return percent < 10 ? Math.round(percent * 10) / 10 : Math.round(percent)
}

/**
 * Returns whether page views and leads cover the same days: `countedSince` is the first day with a count, `from` the
 * first day of the period.
 */
export const areVisitsWhole = (countedSince: string | undefined, from: string): boolean =>
  countedSince !== undefined && countedSince <= from
