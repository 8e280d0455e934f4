import { formatDays } from '@app/domain/calendar/format-date'
import { Box } from '../../panel/parts/box'
import { teamMessages } from '../../sales/team/messages'
import { type BlockProps, orUndefined } from '../block-props'
import { startMessages } from '../messages'
import { readMonth } from '../read-month'

const figures = ['sales', 'reservations', 'appointments'] as const

/** Shows the sales of the month, compared with the same days of the previous month. */
export async function MonthBlock({ pool, language, now }: BlockProps) {
  const messages = startMessages[language]
  const { columns } = teamMessages[language]
  const month = await orUndefined(readMonth(pool, now))
  return (
    <Box
      id="month"
      light={messages.month}
      bold={messages.monthBold}
      width="third"
      isInk
      link={{ href: '/admin/embudo', text: messages.funnel }}
    >
      {!month && <p>{messages.notKnown}</p>}
      {month && (
        <>
          <dl className="start-figures">
            {figures.map((figure) => (
              <div key={figure}>
                <dt>{columns[figure]}</dt>
                <dd>{month.team.total.current[figure]}</dd>
                <dd>{messages.before(month.team.total.previous[figure])}</dd>
              </div>
            ))}
            <div>
              <dt>{columns.open}</dt>
              <dd>{month.team.total.open}</dd>
            </div>
          </dl>
          <p>{messages.comparedWith(formatDays(month.period.previous.from, month.period.previous.to, language))}</p>
        </>
      )}
    </Box>
  )
}
