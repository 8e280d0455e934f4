import { type FunnelFigures, funnelSteps, shareOf } from '@app/domain/funnel/sales-funnel'
import { BYTE_ORDER_MARK, csvRow } from '@app/domain/spreadsheet/csv-row'
import type { DayRange } from '@app/domain/team/compared-period'
import type { Language } from '../../panel/language/language'
import { groupLabel } from './group-label'
import { funnelMessages } from './messages'
import type { ComparedFunnel, Grouping } from './read-funnel'

type Export = {
  funnel: ComparedFunnel
  ranges: { current: DayRange; previous: DayRange }
  by: Grouping
  projects: Map<string, string>
  language: Language
}

const noFigures: FunnelFigures = { pageViews: 0, leads: 0, contacted: 0, visited: 0, reserved: 0, won: 0 }

/** Writes one line per group and one for the total, with the figures of the previous period. It contains no names. */
export function funnelCsv({ funnel: { current, previous }, ranges, by, projects, language }: Export): string {
  const messages = funnelMessages[language]
  const heads = [
    messages.groupings[by],
    messages.from,
    messages.to,
    ...funnelSteps.map((step) => messages.steps[step]),
    messages.perHundred,
    messages.previousFrom,
    messages.previousTo,
    ...funnelSteps.map((step) => messages.previously(messages.steps[step])),
  ]
  const rowOf = (name: string, figures: FunnelFigures, before: FunnelFigures) => [
    name,
    { plain: ranges.current.from },
    { plain: ranges.current.to },
    ...funnelSteps.map((step) => figures[step]),
    shareOf(figures.won, figures.leads) ?? '',
    { plain: ranges.previous.from },
    { plain: ranges.previous.to },
    ...funnelSteps.map((step) => before[step]),
  ]
  const previousGroups = new Map(previous.groups.map((group) => [group.group, group]))
  const rows = current.groups.map((group) =>
    rowOf(groupLabel(group.group, by, projects, language), group, previousGroups.get(group.group) ?? noFigures),
  )
  const lines = [heads, ...rows, rowOf(messages.total, current.total, previous.total)]
  return BYTE_ORDER_MARK + lines.map(csvRow).join('')
}
