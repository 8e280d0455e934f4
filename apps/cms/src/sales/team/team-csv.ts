import { BYTE_ORDER_MARK, type CsvCell, csvRow } from '@app/domain/spreadsheet/csv-row'
import type { Language } from '../../panel/language/language'
import { teamMessages } from './messages'
import type { SalespersonFigures, Team } from './read-team'
import type { TeamPeriod } from './team-query'

type Row = SalespersonFigures & { name: string }
type Column = [name: string, value: (row: Row, period: TeamPeriod) => CsvCell]

const amountOf = (cents: number): CsvCell => ({ plain: (cents / 100).toFixed(2) })
const minutesOf = (minutes: number | undefined): CsvCell => (minutes === undefined ? '' : Math.round(minutes))

function columnsIn(language: Language): Column[] {
  const { columns, file } = teamMessages[language]
  return [
    [columns.salesperson, ({ name }) => name],
    [file.from, (_, { current }) => ({ plain: current.from })],
    [file.to, (_, { current }) => ({ plain: current.to })],
    [file.before(file.from), (_, { previous }) => ({ plain: previous.from })],
    [file.before(file.to), (_, { previous }) => ({ plain: previous.to })],
    [file.openNow, ({ open }) => open],
    [file.overdueNow, ({ overdue }) => overdue],
    [file.answers, ({ current }) => current.answers.count],
    [file.before(file.answers), ({ previous }) => previous.answers.count],
    [file.answerMinutes, ({ current }) => minutesOf(current.answers.medianMinutes)],
    [file.before(file.answerMinutes), ({ previous }) => minutesOf(previous.answers.medianMinutes)],
    [columns.appointments, ({ current }) => current.appointments],
    [file.before(columns.appointments), ({ previous }) => previous.appointments],
    [columns.reservations, ({ current }) => current.reservations],
    [file.before(columns.reservations), ({ previous }) => previous.reservations],
    [columns.sales, ({ current }) => current.sales],
    [file.before(columns.sales), ({ previous }) => previous.sales],
    [file.soldUsd, ({ sold }) => amountOf(sold.usd)],
    [file.soldPen, ({ sold }) => amountOf(sold.pen)],
    [file.withoutQuote, ({ sold }) => sold.withoutQuote],
  ]
}

/** Writes one line per salesperson, one for the leads without an owner and one for the whole team. It contains names of staff but no customers. */
export function teamCsv({ salespeople, unassigned, total }: Team, period: TeamPeriod, language: Language): string {
  const messages = teamMessages[language]
  const columns = columnsIn(language)
  const rows: Row[] = [...salespeople, { ...unassigned, name: messages.nobody }, { ...total, name: messages.total }]
  return (
    BYTE_ORDER_MARK +
    csvRow(columns.map(([name]) => name)) +
    rows.map((row) => csvRow(columns.map(([, value]) => value(row, period)))).join('')
  )
}
