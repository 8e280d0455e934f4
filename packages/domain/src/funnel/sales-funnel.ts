import { type LeadState, leadStates } from '../lead/lead-state'

/** From the first look at the site to the sale. */
export const funnelSteps = ['siteVisits', 'leads', 'contacted', 'visited', 'reserved', 'won'] as const
export type FunnelStep = (typeof funnelSteps)[number]

export type FunnelFigures = Record<FunnelStep, number>

/** How many leads of a group came as far as a state. */
export type ReachedCount = { group: string; reached: LeadState; count: number }

/** How far a lead came. Where it is now; one that was lost, where it was when it was lost. */
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

/** Steps may be skipped, so whoever came as far as a step counts in every step before it. */
export function funnelOf(reached: Omit<ReachedCount, 'group'>[], siteVisits: number): FunnelFigures {
  const from = (step: keyof typeof stateOfStep) =>
    reached.reduce((sum, one) => (place(one.reached) >= place(stateOfStep[step]) ? sum + one.count : sum), 0)
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

/** A funnel for each group, those that sold most first. A group that only visited the site has one too. */
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

/** In percent with one digit below ten, since a visit seldom becomes a sale. Nothing of nothing is not known. */
export function shareOf(part: number, whole: number): number | undefined {
  if (whole <= 0) return undefined
  const percent = (100 * part) / whole
  return percent < 10 ? Math.round(percent * 10) / 10 : Math.round(percent)
}

/**
 * Visits may be set beside leads only where both were counted on the same days: `countedSince` is the first day with a
 * count, `from` the first day of the period.
 */
export const areVisitsWhole = (countedSince: string | undefined, from: string): boolean =>
  countedSince !== undefined && countedSince <= from
