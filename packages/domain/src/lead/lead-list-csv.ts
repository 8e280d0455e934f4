// The column names are in Spanish, because staff edit the file.
import * as z from 'zod'
import { phoneKey } from '../person/person-keys'
import { internationalPhone, isPhoneNumber } from '../phone/server-phone-check'
import { BYTE_ORDER_MARK, csvRow } from '../spreadsheet/csv-row'
import { readCsv } from '../spreadsheet/read-csv'

const listColumns = ['celular', 'nombres', 'apellidos', 'correo', 'nota'] as const
type ListColumn = (typeof listColumns)[number]
const requiredColumns: readonly ListColumn[] = ['celular', 'nombres', 'apellidos']

export const MAX_LISTED_LEADS = 500

const maxLengths: Record<ListColumn, number> = { celular: 40, nombres: 80, apellidos: 80, correo: 254, nota: 500 }

export type ListedPerson = {
  line: number
  firstName: string
  lastName: string
  phone: string
  email: string
  note: string
}

const listProblems = [
  'open-quote',
  'no-column',
  'empty',
  'too-long',
  'phone',
  'email',
  'twice',
  'no-rows',
  'too-many',
] as const
export type ListProblem = {
  /** The header is line 1. Empty lines are not counted. */
  line: number
  column?: ListColumn
  problem: (typeof listProblems)[number]
}

export type LeadList = { persons: ListedPerson[]; problems: ListProblem[] }

/** Returns an empty list with an example, which staff fill in. */
export const leadListTemplate = (): string =>
  BYTE_ORDER_MARK +
  csvRow([...listColumns]) +
  csvRow(['987 654 321', 'Ana', 'Rojas', 'ana@correo.example', 'Lote cerca del parque'])

/** Parses a list of people from CSV. Callers reject a list with problems, so that no half of it is stored. */
export function leadsFromCsv(text: string): LeadList {
  const csv = readCsv(text)
  if ('openQuoteAt' in csv) return { persons: [], problems: [{ line: csv.openQuoteAt, problem: 'open-quote' }] }
  const [head = [], ...rows] = csv.rows
  const columns = head.map((name) => name.trim().toLowerCase())
  const missingColumns = requiredColumns.filter((column) => !columns.includes(column))
  if (missingColumns.length > 0)
    return { persons: [], problems: missingColumns.map((column) => ({ line: 1, column, problem: 'no-column' })) }
  if (rows.length === 0) return { persons: [], problems: [{ line: 1, problem: 'no-rows' }] }
  if (rows.length > MAX_LISTED_LEADS)
    return { persons: [], problems: [{ line: MAX_LISTED_LEADS + 2, problem: 'too-many' }] }
  const list: LeadList = { persons: [], problems: [] }
  const phones = new Set<string>()
  rows.forEach((cells, index) => {
    const line = index + 2
    const cell = (column: ListColumn) => (cells[columns.indexOf(column)] ?? '').trim()
    const person = {
      line,
      firstName: cell('nombres'),
      lastName: cell('apellidos'),
      phone: internationalPhone(cell('celular')),
      email: cell('correo'),
      note: cell('nota'),
    }
    const problems = [...cellProblems(cell, line)]
    if (problems.length === 0 && phones.has(phoneKey(person.phone)))
      problems.push({ line, column: 'celular', problem: 'twice' })
    phones.add(phoneKey(person.phone))
    list.persons.push(person)
    list.problems.push(...problems)
  })
  return list
}

function* cellProblems(cell: (column: ListColumn) => string, line: number): Generator<ListProblem> {
  for (const column of listColumns) {
    const value = cell(column)
    if (value === '') {
      if (requiredColumns.includes(column)) yield { line, column, problem: 'empty' }
    } else if (value.length > maxLengths[column]) yield { line, column, problem: 'too-long' }
    else if (column === 'celular' && !isPhoneNumber(internationalPhone(value))) yield { line, column, problem: 'phone' }
    else if (column === 'correo' && !z.email().safeParse(value).success) yield { line, column, problem: 'email' }
  }
}
