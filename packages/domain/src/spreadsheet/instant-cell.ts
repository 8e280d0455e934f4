import { limaDateOf } from '../calendar/lima-date'
import { limaTimeOf } from '../calendar/lima-time'
import type { CsvCell } from './csv-row'

/** Returns the date and time in Lima, such as `2026-11-17 10:12`, which spreadsheets read as a date. */
export const instantCell = (instant: Date | null | undefined): CsvCell =>
  instant ? { plain: `${limaDateOf(instant)} ${limaTimeOf(instant)}` } : ''
