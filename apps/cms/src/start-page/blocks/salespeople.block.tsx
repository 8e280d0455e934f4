import { formatMinutesLong } from '@app/domain/team/figure-change'
import { Box } from '../../panel/parts/box'
import { teamMessages } from '../../sales/team/messages'
import { type BlockProps, orUndefined } from '../block-props'
import { startMessages } from '../messages'
import { readMonth } from '../read-month'

const MAX_SHOWN = 8
const shownColumns = ['open', 'answer', 'overdue', 'sales'] as const

/** Shows one row per salesperson, or one card on phones. The page of the team has all figures. */
export async function SalespeopleBlock({ pool, language, now }: BlockProps) {
  const messages = startMessages[language]
  const { columns, noAnswer } = teamMessages[language]
  const month = await orUndefined(readMonth(pool, now))
  const salespeople = month?.team.salespeople ?? []
  return (
    <Box
      id="salespeople"
      light={messages.salespeople}
      bold={messages.salespeopleBold}
      width="wide"
      link={{ href: '/admin/equipo', text: messages.seeTeam }}
    >
      {!month && <p>{messages.notKnown}</p>}
      {month && salespeople.length === 0 && <p>{messages.salespeopleNone}</p>}
      {salespeople.length > 0 && (
        <table className="team team--block">
          <thead>
            <tr>
              <th scope="col">{columns.salesperson}</th>
              {shownColumns.map((column) => (
                <th key={column} scope="col">
                  {columns[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {salespeople.slice(0, MAX_SHOWN).map(({ id, name, open, overdue, current }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                <td data-label={columns.open}>{open}</td>
                <td data-label={columns.answer}>
                  {current.answers.medianMinutes === undefined
                    ? noAnswer
                    : formatMinutesLong(current.answers.medianMinutes)}
                </td>
                <td data-label={columns.overdue}>{overdue}</td>
                <td data-label={columns.sales}>
                  <b>{current.sales}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {salespeople.length > MAX_SHOWN && <p>{messages.andMore(salespeople.length - MAX_SHOWN)}</p>}
    </Box>
  )
}
