import { areVisitsWhole, type FunnelGroup, funnelSteps, shareOf } from '@sillar/domain/funnel/sales-funnel'
import { OTHER_CAMPAIGN } from '@sillar/domain/funnel/visit-line'
import type { CSSProperties } from 'react'
import { type FunnelLanguage, figureIn, funnelWords, percentIn } from '../messages'
import type { Funnel, Grouping } from '../read-funnel'

type Props = {
  funnel: Funnel
  by: Grouping
  from: string
  projects: Map<string, string>
  language: FunnelLanguage
}

/** What a person can look over; the rest is said to be there. */
const MOST_BARS = 8
const MOST_ROWS = 40

/** Which source, campaign, page or project led to a sale: bars of those with leads, and a table of all. */
export function GroupFigures({ funnel: { groups, countedSince }, by, from, projects, language }: Props) {
  const say = funnelWords[language]
  if (groups.length === 0) return <p className="desk-soft">{say.none}</p>
  const name = (group: string) => nameOf(group, by, projects, language)
  const areVisitsKnown = areVisitsWhole(countedSince, from)
  const figureOf = (group: FunnelGroup, step: (typeof funnelSteps)[number]) =>
    step === 'siteVisits' && !countedSince ? '–' : figureIn(language, group[step])
  return (
    <>
      <Bars groups={groups.filter(({ leads }) => leads > 0).slice(0, MOST_BARS)} name={name} language={language} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone the table is wider than the screen, and arrow keys must reach it */}
      <section className="figures figures--groups" aria-label={say.table} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{say.groupings[by]}</th>
              {funnelSteps.map((step) => (
                <th key={step} scope="col">
                  {say.steps[step]}
                </th>
              ))}
              <th scope="col">{say.perHundred}</th>
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
      {groups.length > MOST_ROWS && <p className="desk-soft">{say.more(groups.length - MOST_ROWS)}</p>}
      {by === 'project' && areVisitsKnown && <p className="desk-soft">{say.projectNote}</p>}
    </>
  )
}

type BarsProps = { groups: FunnelGroup[]; name: (group: string) => string; language: FunnelLanguage }

/** Leads as the light bar, and of them the sales as the dark one. */
function Bars({ groups, name, language }: BarsProps) {
  const say = funnelWords[language]
  const most = Math.max(1, ...groups.map(({ leads }) => leads))
  return (
    <ul className="bars bars--sales" aria-label={say.chart}>
      {groups.map(({ group, leads, won }) => (
        <li key={group}>
          <span>{name(group)}</span>
          <i
            style={{ '--share': `${(100 * leads) / most}%`, '--won': `${(100 * won) / most}%` } as CSSProperties}
            aria-hidden="true"
          />
          <b>{say.soldOf(won, leads)}</b>
        </li>
      ))}
    </ul>
  )
}

function nameOf(group: string, by: Grouping, projects: Map<string, string>, language: FunnelLanguage): string {
  const say = funnelWords[language]
  const none = { source: say.noSource, campaign: say.noCampaign, page: say.noPage, project: say.noProject }
  if (group === '') return none[by]
  if (group === OTHER_CAMPAIGN) return say.other
  return by === 'project' ? (projects.get(group) ?? group) : group
}
