import { limaDateOf } from '@app/domain/calendar/lima-date'
import { isClosed, leadStates } from '@app/domain/lead/lead-state'
import { comparedPeriods, type DayRange, type PeriodKind } from '@app/domain/team/compared-period'
import { type LeadFilter, NO_OWNER, readFilter, writeFilter } from '../leads/lead-filter'
import type { Milestone } from '../leads/lead-milestones'

const kindByName: Record<string, PeriodKind> = { semana: 'week', mes: 'month', trimestre: 'quarter' }
export const nameOfKind: Record<PeriodKind, string> = { week: 'semana', month: 'mes', quarter: 'trimestre' }

export type TeamPeriod = { kind: PeriodKind; current: DayRange; previous: DayRange }

/** Reads the period from the query string. The default is the month. */
export function readTeamPeriod(query: Record<string, unknown>, now: Date): TeamPeriod {
  const kind = kindByName[String(query.periodo)] ?? 'month'
  return { kind, ...comparedPeriods(kind, limaDateOf(now)) }
}

const allLeads = readFilter({})

/** Filters for the figures that count leads by their current state. */
export const openLeads: LeadFilter = { ...allLeads, states: leadStates.filter((state) => !isClosed(state)) }
export const overdueLeads: LeadFilter = { ...allLeads, isOverdue: true }

/** Returns the filter of the leads that reached a milestone in a period. */
export const reachedLeads = (milestone: Milestone, { from, to }: DayRange): LeadFilter => ({
  ...allLeads,
  reached: { milestone, from, to },
})

/** Returns the URL of the list with the leads that a figure counts: those of an owner, or those without an owner. */
export const listHref = (filter: LeadFilter, owner: string | undefined): string =>
  `/admin/consultas?${writeFilter({ ...filter, owners: [owner ?? NO_OWNER] })}`
