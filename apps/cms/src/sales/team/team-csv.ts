import { BYTE_ORDER_MARK, type CsvCell, csvRow } from '@app/domain/spreadsheet/csv-row'
import type { SalespersonFigures, Team } from './read-team'
import type { TeamPeriod } from './team-query'

type Row = SalespersonFigures & { name: string }
type Column = [name: string, value: (row: Row, period: TeamPeriod) => CsvCell]

const amountOf = (cents: number): CsvCell => ({ plain: (cents / 100).toFixed(2) })
const minutesOf = (minutes: number | undefined): CsvCell => (minutes === undefined ? '' : Math.round(minutes))

const columns: Column[] = [
  ['vendedor', ({ name }) => name],
  ['desde', (_, { current }) => ({ plain: current.from })],
  ['hasta', (_, { current }) => ({ plain: current.to })],
  ['antes_desde', (_, { previous }) => ({ plain: previous.from })],
  ['antes_hasta', (_, { previous }) => ({ plain: previous.to })],
  ['abiertas_ahora', ({ open }) => open],
  ['pasos_vencidos_ahora', ({ overdue }) => overdue],
  ['respuestas', ({ current }) => current.answers.count],
  ['respuestas_antes', ({ previous }) => previous.answers.count],
  ['primera_respuesta_min', ({ current }) => minutesOf(current.answers.medianMinutes)],
  ['primera_respuesta_min_antes', ({ previous }) => minutesOf(previous.answers.medianMinutes)],
  ['visitas', ({ current }) => current.appointments],
  ['visitas_antes', ({ previous }) => previous.appointments],
  ['separaciones', ({ current }) => current.reservations],
  ['separaciones_antes', ({ previous }) => previous.reservations],
  ['ventas', ({ current }) => current.sales],
  ['ventas_antes', ({ previous }) => previous.sales],
  ['vendido_usd', ({ sold }) => amountOf(sold.usd)],
  ['vendido_pen', ({ sold }) => amountOf(sold.pen)],
  ['ventas_sin_cotizacion', ({ sold }) => sold.withoutQuote],
]

/** Writes one line per salesperson, one for the leads without an owner and one for the whole team. It contains names of staff but no customers. */
export function teamCsv({ salespeople, unassigned, total }: Team, period: TeamPeriod): string {
  const rows: Row[] = [...salespeople, { ...unassigned, name: 'Sin responsable' }, { ...total, name: 'Equipo' }]
  return (
    BYTE_ORDER_MARK +
    csvRow(columns.map(([name]) => name)) +
    rows.map((row) => csvRow(columns.map(([, value]) => value(row, period)))).join('')
  )
}
