import { areVisitsWhole, type FunnelGroup, funnelSteps, shareOf } from '@app/domain/funnel/sales-funnel'
import { OTHER_CAMPAIGN } from '@app/domain/funnel/visit-line'
import type { CSSProperties } from 'react'
import type { Language } from '../../../panel/language/language'
import { figureIn, funnelMessages, percentIn } from '../messages'
import type { Funnel, Grouping } from '../read-funnel'

type Props = {
  funnel: Funnel
  by: Grouping
  from: string
  projects: Map<string, string>
  language: Language
}

/** How many groups are shown; the rest is only counted. */
const MOST_BARS = 8
const MOST_ROWS = 40

/** Shows which source, campaign, page or project led to sales: bars for those with leads, and a table of all. */
export function GroupFigures({ funnel: { groups, countedSince }, by, from, projects, language }: Props) {
  const messages = funnelMessages[language]
  if (groups.length === 0) return <p className="desk-soft">{messages.none}</p>
  const name = (group: string) => nameOf(group, by, projects, language)
  const areVisitsKnown = areVisitsWhole(countedSince, from)
  const figureOf = (group: FunnelGroup, step: (typeof funnelSteps)[number]) =>
    step === 'siteVisits' && !countedSince ? '–' : figureIn(language, group[step])
  return (
    <>
      <Bars groups={groups.filter(({ leads }) => leads > 0).slice(0, MOST_BARS)} name={name} language={language} />
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
            {groups.slice(0, MOST_ROWS).map((group) => (
              <tr key={group.group}>
                <th scope="row">{name(group.group)}</th>
                {funnelSteps.map((step) => (
                  <td key={step}>{step === 'won' ? <b>{figureOf(group, step)}</b> : figureOf(group, step)}</td>
                ))}
                <td>{percentIn(language, shareOf(group.won, group.leads))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {groups.length > MOST_ROWS && <p className="desk-soft">{messages.more(groups.length - MOST_ROWS)}</p>}
      {by === 'project' && areVisitsKnown && <p className="desk-soft">{messages.projectNote}</p>}
    </>
  )
}

type BarsProps = { groups: FunnelGroup[]; name: (group: string) => string; language: Language }

/** Leads as light bars, and their sales as dark ones. */
function Bars({ groups, name, language }: BarsProps) {
  const messages = funnelMessages[language]
  const most = Math.max(1, ...groups.map(({ leads }) => leads))
  return (
    <ul className="bars bars--sales" aria-label={messages.chart}>
      {groups.map(({ group, leads, won }) => (
        <li key={group}>
          <span>{name(group)}</span>
          <i
            style={{ '--share': `${(100 * leads) / most}%`, '--won': `${(100 * won) / most}%` } as CSSProperties}
            aria-hidden="true"
          />
          <b>{messages.soldOf(won, leads)}</b>
        </li>
      ))}
    </ul>
  )
}

function nameOf(group: string, by: Grouping, projects: Map<string, string>, language: Language): string {
  const messages = funnelMessages[language]
  const none = {
    source: messages.noSource,
    campaign: messages.noCampaign,
    page: messages.noPage,
    project: messages.noProject,
  }
  if (group === '') return none[by]
  if (group === OTHER_CAMPAIGN) return messages.other
  return by === 'project' ? (projects.get(group) ?? group) : group
}
