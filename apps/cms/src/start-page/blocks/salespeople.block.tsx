import { formatMinutesLong } from '@app/domain/team/figure-change'
import { Box } from '../../panel/parts/box'
import { teamMessages } from '../../sales/team/messages'
import { type BlockProps, orUndefined } from '../block-props'
import { startMessages } from '../messages'
import { readMonth } from '../read-month'

const MAX_SHOWN = 8

/** Shows one row per salesperson. The page of the team has all figures. */
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
        // biome-ignore lint/a11y/noNoninteractiveTabindex: on phones the table is wider than the screen and must be scrollable by keyboard
        <section className="figures" aria-label={messages.salespeopleBold} tabIndex={0}>
          <table>
            <thead>
              <tr>
                {[columns.salesperson, columns.open, columns.answer, columns.overdue, columns.sales].map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {salespeople.slice(0, MAX_SHOWN).map(({ id, name, open, overdue, current }) => (
                <tr key={id}>
                  <th scope="row">{name}</th>
                  <td>{open}</td>
                  <td>
                    {current.answers.medianMinutes === undefined
                      ? noAnswer
                      : formatMinutesLong(current.answers.medianMinutes)}
                  </td>
                  <td>{overdue}</td>
                  <td>
                    <b>{current.sales}</b>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {salespeople.length > MAX_SHOWN && <p>{messages.andMore(salespeople.length - MAX_SHOWN)}</p>}
    </Box>
  )
}
