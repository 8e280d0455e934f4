// The column names and labels are in Spanish, because staff edit the file.

import { cents } from '../money/money'
import { BYTE_ORDER_MARK, csvRow } from '../spreadsheet/csv-row'
import { readCsv } from '../spreadsheet/read-csv'
import { blockOf, type Lot, type LotState, lotKey, lot as lotSchema, type Orientation } from './lot.schema'

const stateLabels: Record<LotState, string> = { free: 'disponible', held: 'separado', sold: 'vendido' }
const orientationLabels: Record<Orientation, string> = {
  n: 'N',
  ne: 'NE',
  e: 'E',
  se: 'SE',
  s: 'S',
  sw: 'SO',
  w: 'O',
  nw: 'NO',
}

const columns = [
  'lote',
  'manzana',
  'area_m2',
  'frente_m',
  'fondo_m',
  'orientacion',
  'precio_lista_usd',
  'estado',
  'separado_hasta',
  'forma',
  'demo',
] as const
/** Optional column, because only apartments have a unit type. */
const unitTypeColumn = 'tipo'
type Column = (typeof columns)[number] | typeof unitTypeColumn

export function lotsToCsv(lots: readonly Lot[]): string {
  const rows = lots.map((lot) =>
    csvRow([
      lot.code,
      lot.block,
      lot.areaM2,
      lot.frontageM,
      lot.depthM,
      orientationLabels[lot.orientation],
      { plain: (lot.listPriceCents / 100).toFixed(2) },
      stateLabels[lot.state],
      lot.heldUntil === null ? null : { plain: lot.heldUntil },
      lot.shape,
      lot.isDemo ? 'sí' : 'no',
      lot.unitType,
    ]),
  )
  return BYTE_ORDER_MARK + csvRow([...columns, unitTypeColumn]) + rows.join('')
}

/** The header is line 1. Empty lines are not counted. */
export type CsvProblem = { line: number; text: string }
export type LotImport = { lots: Lot[]; problems: CsvProblem[] }

/** Parses lots from CSV. Callers reject a file with problems, because half a price list is worse than the old one. */
export function lotsFromCsv(text: string, project: string): LotImport {
  const csv = readCsv(text)
  if ('openQuoteAt' in csv)
    return { lots: [], problems: [{ line: csv.openQuoteAt, text: 'Hay unas comillas (") que no se cierran.' }] }
  const [head = [], ...rows] = csv.rows
  const missingColumns = columns.filter((column) => !head.includes(column))
  if (missingColumns.length > 0)
    return { lots: [], problems: [{ line: 1, text: `Faltan columnas: ${missingColumns.join(', ')}.` }] }
  const result: LotImport = { lots: [], problems: [] }
  const importedCodes = new Set<string>()
  rows.forEach((cells, index) => {
    const cell = (column: Column) => (cells[head.indexOf(column)] ?? '').trim()
    const parsedLot = parseLot(cell, project)
    const line = index + 2
    if (typeof parsedLot === 'string') result.problems.push({ line, text: parsedLot })
    else if (importedCodes.has(parsedLot.code))
      result.problems.push({ line, text: `El lote ${parsedLot.code} está dos veces.` })
    else result.lots.push(parsedLot)
    if (typeof parsedLot !== 'string') importedCodes.add(parsedLot.code)
  })
  return result
}

/** Returns the lot, or a message for staff if a cell is invalid. */
function parseLot(cell: (column: Column) => string, project: string): Lot | string {
  const code = cell('lote').toUpperCase()
  const state = keyOf(stateLabels, cell('estado').toLowerCase())
  const orientation = keyOf(orientationLabels, cell('orientacion').toUpperCase())
  const price = /^(\d+)(?:\.(\d{1,2}))?$/.exec(cell('precio_lista_usd'))
  if (!state) return `Estado desconocido: «${cell('estado')}».`
  if (!orientation) return `Orientación desconocida: «${cell('orientacion')}».`
  if (!price) return `El precio «${cell('precio_lista_usd')}» no es una cantidad en dólares como 15450.00.`
  const until = cell('separado_hasta')
  if (state === 'held' && !until) return `El lote ${code} está separado y le falta «separado_hasta».`
  const parsed = lotSchema.safeParse({
    key: lotKey(project, code),
    project,
    code,
    block: cell('manzana').toUpperCase() || blockOf(code),
    areaM2: Number(cell('area_m2')),
    frontageM: parseMetres(cell('frente_m')),
    depthM: parseMetres(cell('fondo_m')),
    unitType: cell('tipo').toUpperCase() || null,
    orientation,
    listPriceCents: cents(Number(price[1]) * 100 + Number((price[2] ?? '').padEnd(2, '0'))),
    state,
    heldUntil: state === 'held' ? until : null,
    stateSince: null,
    shape: cell('forma') || `lot-${code.toLowerCase()}`,
    isDemo: /^s[ií]$/i.test(cell('demo')),
  })
  if (parsed.success) return parsed.data
  return `El lote «${cell('lote')}» no está completo: ${parsed.error.issues.map(({ path }) => columnOfField[String(path[0])] ?? path[0]).join(', ')}.`
}

/** Parses a length. The cell is empty for an apartment, which has no frontage and no depth. */
const parseMetres = (text: string): number | null => (text === '' ? null : Number(text))

const columnOfField: Record<string, Column> = {
  key: 'lote',
  code: 'lote',
  block: 'manzana',
  areaM2: 'area_m2',
  frontageM: 'frente_m',
  depthM: 'fondo_m',
  unitType: 'tipo',
  listPriceCents: 'precio_lista_usd',
  heldUntil: 'separado_hasta',
  shape: 'forma',
}

function keyOf<Key extends string>(labels: Record<Key, string>, label: string): Key | undefined {
  return (Object.keys(labels) as Key[]).find((key) => labels[key] === label)
}
