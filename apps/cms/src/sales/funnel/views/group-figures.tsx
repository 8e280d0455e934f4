import {
  arePageViewsComplete,
  type FunnelGroup,
  type FunnelStep,
  funnelSteps,
  shareOf,
} from '@app/domain/funnel/sales-funnel'
import { countChange, formatSigned } from '@app/domain/team/figure-change'
import type { CSSProperties } from 'react'
import type { Language } from '../../../panel/language/language'
import { FigureDifference } from '../../team/views/figure-difference'
import { groupLabel } from '../group-label'
import { figureIn, funnelMessages, percentIn } from '../messages'
import type { ComparedFunnel, Grouping } from '../read-funnel'

type Props = {
  funnel: ComparedFunnel
  by: Grouping
  from: string
  previousFrom: string
  projects: Map<string, string>
  language: Language
}

const MAX_BARS = 8
const MAX_ROWS = 40

/** Shows how many leads and sales came from each source, campaign, page or project, as bars and as a table. */
export function GroupFigures({ funnel: { current, previous }, by, from, previousFrom, projects, language }: Props) {
  const messages = funnelMessages[language]
  const { groups, countedSince } = current
  if (groups.length === 0) return <p className="desk-soft">{messages.none}</p>
  const labelOf = (group: string) => groupLabel(group, by, projects, language)
  const arePageViewsKnown = arePageViewsComplete(countedSince, from)
  const figureOf = (group: FunnelGroup, step: FunnelStep) =>
    step === 'pageViews' && !countedSince ? '–' : figureIn(language, group[step])
  const previousGroups = new Map(previous.groups.map((group) => [group.group, group]))
  const changeOf = (group: FunnelGroup, step: FunnelStep) => {
    if (step === 'pageViews' && !arePageViewsComplete(countedSince, previousFrom)) return undefined
    return countChange(group[step], previousGroups.get(group.group)?.[step] ?? 0)
  }
  return (
    <>
      <GroupBars
        groups={groups.filter(({ leads }) => leads > 0).slice(0, MAX_BARS)}
        labelOf={labelOf}
        language={language}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on phones the table is wider than the screen and must be scrollable by keyboard */}
      <section className="figures figures--groups" aria-label={messages.table} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{messages.groupings[by]}</th>
              {funnelSteps.map((step) => (
                <th key={step} scope="col">
                  {messages.steps[step]}
                </th>
              ))}
              <th scope="col">{messages.perHundred}</th>
            </tr>
          </thead>
          <tbody>
            {groups.slice(0, MAX_ROWS).map((group) => (
              <tr key={group.group}>
                <th scope="row">{labelOf(group.group)}</th>
                {funnelSteps.map((step) => {
                  const change = changeOf(group, step)
                  return (
                    <td key={step}>
                      {step === 'won' ? <b>{figureOf(group, step)}</b> : figureOf(group, step)}
                      {change && (
                        <FigureDifference
                          change={change}
                          format={(difference) => formatSigned(difference, figureIn(language, Math.abs(difference)))}
                          language={language}
                        />
                      )}
                    </td>
                  )
                })}
                <td>{percentIn(language, shareOf(group.won, group.leads))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {groups.length > MAX_ROWS && <p className="desk-soft">{messages.more(groups.length - MAX_ROWS)}</p>}
      {by === 'project' && arePageViewsKnown && <p className="desk-soft">{messages.projectNote}</p>}
    </>
  )
}

type BarsProps = { groups: FunnelGroup[]; labelOf: (group: string) => string; language: Language }

/** Renders the leads of each group as a light bar and the sales as a dark bar. */
function GroupBars({ groups, labelOf, language }: BarsProps) {
  const messages = funnelMessages[language]
  const maxLeads = Math.max(1, ...groups.map(({ leads }) => leads))
  return (
    <ul className="bars bars--sales" aria-label={messages.chart}>
      {groups.map(({ group, leads, won }) => (
        <li key={group}>
          <span>{labelOf(group)}</span>
          <i
            style={
              { '--share': `${(100 * leads) / maxLeads}%`, '--won': `${(100 * won) / maxLeads}%` } as CSSProperties
            }
            aria-hidden="true"
          />
          <b>{messages.soldOf(won, leads)}</b>
        </li>
      ))}
    </ul>
  )
}
