import { formatWait } from '@app/domain/lead/first-answer'
import { answerChange, figureChange, formatMinutesLong } from '@app/domain/team/figure-change'
import type { Language } from '../../../panel/language/language'
import { teamMessages } from '../messages'
import type { SalespersonFigures, Team } from '../read-team'
import { listHref, openLeads, overdueLeads, reachedLeads, type TeamPeriod } from '../team-query'
import { AnswerTrend } from './answer-trend'
import { FigureDifference, minutesText } from './figure-difference'
import { SoldTotal } from './sold-total'

type Props = { team: Team; period: TeamPeriod; now: Date; language: Language }
const columns = ['open', 'answer', 'overdue', 'appointments', 'reservations', 'sales', 'sold'] as const

/** Renders one row per salesperson. On phones the rows become cards. */
export function TeamTable({ team, period, now, language }: Props) {
  const messages = teamMessages[language]
  const { unassigned } = team
  return (
    <table className="team" aria-label={messages.table}>
      <thead>
        <tr>
          <th scope="col">{messages.columns.salesperson}</th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {messages.columns[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {team.salespeople.map((salesperson) => (
          <tr key={salesperson.id}>
            <th scope="row">{salesperson.name}</th>
            <Figures figures={salesperson} owner={salesperson.id} period={period} language={language} />
          </tr>
        ))}
        <tr className="team__nobody">
          <th scope="row">
            {messages.nobody}
            <small>
              {unassigned.oldest
                ? messages.oldest(formatWait(now.getTime() - unassigned.oldest.getTime()))
                : messages.nobodyWaits}
            </small>
          </th>
          <td data-label={messages.columns.open} data-rating={unassigned.open > 0 ? 'worse' : undefined}>
            <a href={listHref(openLeads, undefined)}>{unassigned.open}</a>
          </td>
          <td className="team__assign" colSpan={6}>
            {unassigned.open > 0 && (
              <a className="desk-btn desk-btn--lime" href={listHref(openLeads, undefined)}>
                {messages.assign}
              </a>
            )}
          </td>
        </tr>
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{messages.total}</th>
          <Figures figures={team.total} period={period} language={language} />
        </tr>
      </tfoot>
    </table>
  )
}

type FiguresProps = { figures: SalespersonFigures; owner?: string; period: TeamPeriod; language: Language }

/** Renders the figures of a salesperson as links to their leads. The figures of the team have no links. */
function Figures({
  figures: { open, overdue, current, previous, sold, weeks },
  owner,
  period,
  language,
}: FiguresProps) {
  const messages = teamMessages[language]
  const link = (text: string | number, filter: typeof openLeads) =>
    owner ? <a href={listHref(filter, owner)}>{text}</a> : <b>{text}</b>
  const renderFigure = (
    milestone: 'visited' | 'reserved' | 'won',
    figure: 'appointments' | 'reservations' | 'sales',
  ) => (
    <td data-label={messages.columns[figure]}>
      {link(current[figure], reachedLeads(milestone, period.current))}
      <FigureDifference change={figureChange(current[figure], previous[figure], 'higher')} language={language} />
    </td>
  )
  const { medianMinutes } = current.answers
  const change = answerChange(current.answers, previous.answers)
  return (
    <>
      <td data-label={messages.columns.open}>
        {link(open, openLeads)}
        <small>{messages.now}</small>
      </td>
      <td data-label={messages.columns.answer}>
        <AnswerTrend weeks={weeks} language={language} />
        {medianMinutes === undefined ? (
          <span className="desk-soft">{messages.noAnswer}</span>
        ) : (
          link(formatMinutesLong(medianMinutes), reachedLeads('answered', period.current))
        )}
        {change && <FigureDifference change={change} format={minutesText} language={language} />}
      </td>
      <td data-label={messages.columns.overdue} data-rating={overdue > 0 ? 'worse' : undefined}>
        {link(overdue, overdueLeads)}
        <small>{messages.now}</small>
      </td>
      {renderFigure('visited', 'appointments')}
      {renderFigure('reserved', 'reservations')}
      {renderFigure('won', 'sales')}
      <td className="team__sold" data-label={messages.columns.sold}>
        <SoldTotal sold={sold} language={language} />
      </td>
    </>
  )
}
