import { BYTE_ORDER_MARK, type CsvCell, csvRow } from '@app/domain/spreadsheet/csv-row'
import { instantCell } from '@app/domain/spreadsheet/instant-cell'
import type { PersonData } from './collect-person'

export const portableFormats = ['json', 'csv'] as const
export type PortableFormat = (typeof portableFormats)[number]

type Facts = Record<string, unknown>
export type PortableRecord = { record: string; data: Facts }

/** Columns that every form sends about a person. */
const contactColumns = ['first_name', 'last_name', 'email', 'phone', 'document_type_id', 'document']
const submissionColumns = ['reference', 'created_at', 'locale', ...contactColumns]

/**
 * The columns that people filled in themselves. Notes of staff, calculated values and the history are only in the
 * export for access, because they are not portable.
 */
const portableColumns: Record<string, string[]> = {
  leads: [
    ...submissionColumns,
    'project_slug',
    'message',
    'appointment_date',
    'appointment_time_of_day',
    'appointment_meeting_place',
  ],
  whatsapp_messages: ['at', 'kind', 'text'],
  quotes: ['number', 'project_slug', 'lot', 'months', 'start_month', 'payment_day', 'created_at'],
  appointments: ['reference', 'place_name', 'starts_at', 'ends_at', 'lot', 'time_zone', 'created_at'],
  referrals: submissionColumns,
  referral_answers: ['answer', 'created_at'],
  complaints: [
    ...submissionColumns,
    'document_type',
    'department',
    'province',
    'district',
    'address',
    'guardian_name',
    'good_type',
    'good_description',
    'amount',
    'currency',
    'claim_type',
    'detail',
    'request',
    'notify_by_email',
    'attachment_name',
  ],
  privacy_requests: [...submissionColumns, 'kind', 'detail'],
  waiting_entries: ['reference', 'created_at', 'locale', 'first_name', 'email', 'kind', 'project_slug', 'lot'],
  consents: ['purpose', 'version', 'granted', 'locale', 'created_at'],
  consent_withdrawals: ['purpose', 'created_at'],
}

/** Returns what the person gave us, with stable names in English that another program can rely on. */
export function portableRecords(person: PersonData[]): PortableRecord[] {
  return person
    .flatMap(({ table, facts, related }) => [{ table, facts }, ...related])
    .flatMap(({ table, facts }) => {
      const columns = portableColumns[table]
      // Our own WhatsApp messages are in the same table.
      if (!columns || facts.direction === 'out') return []
      const data = Object.fromEntries(columns.filter((name) => name in facts).map((name) => [name, facts[name]]))
      return Object.keys(data).length > 0 ? [{ record: table, data }] : []
    })
}

export const portableJson = (records: PortableRecord[], now: Date): string =>
  JSON.stringify({ format: 'personal-data', version: 1, exportedAt: now.toISOString(), records }, null, 2)

const instantPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/

const isInstant = (value: unknown): value is string =>
  typeof value === 'string' && instantPattern.test(value) && !Number.isNaN(Date.parse(value))

const cellOf = (value: unknown): CsvCell => {
  if (isInstant(value)) return instantCell(new Date(value))
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/**
 * Returns one line per value, because each kind of record has different fields. People open this file in a spreadsheet,
 * so times are those of Lima. The JSON file is for programs.
 */
export const portableCsv = (records: PortableRecord[]): string =>
  BYTE_ORDER_MARK +
  csvRow(['number', 'record', 'field', 'value']) +
  records
    .flatMap(({ record, data }, index) =>
      Object.entries(data).map(([name, value]) => csvRow([index + 1, record, name, cellOf(value)])),
    )
    .join('')
