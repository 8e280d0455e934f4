// Payload would store these days as text and these integers as decimals. Other processes and people read the tables
// with SQL, so the columns get proper types: `date` and `integer`.
import type { postgresAdapter } from '@payloadcms/db-postgres'
import { date, integer } from '@payloadcms/db-postgres/drizzle/pg-core'

type SchemaHook = NonNullable<Parameters<typeof postgresAdapter>[0]['afterSchemaInit']>[number]
type Columns = { days?: string[]; counts?: string[] }
type Column = { name: string; notNull: boolean; default: unknown }

const columns: Record<string, Columns> = {
  complaints: {
    days: ['filedOn', 'dueOn', 'letterDeliveredOn'],
    counts: ['year', 'number', 'ruleDays', 'attachmentSize'],
  },
  complaint_answer_files: { counts: ['position', 'size'] },
  complaint_counters: { counts: ['year', 'last'] },
  leads: { days: ['appointmentDate'], counts: ['documentTypeId', 'crmProjectId'] },
  quotes: {
    days: ['rateDate', 'issuedOn', 'validUntil'],
    counts: [
      'priceUsdCents',
      'pricePenCents',
      'downUsdCents',
      'downPenCents',
      'instalmentUsdCents',
      'instalmentPenCents',
      'months',
      'paymentDay',
    ],
  },
  appointments: { counts: ['seat', 'sequence'] },
  referrals: { counts: ['documentTypeId'] },
  referred_persons: { counts: ['position', 'documentTypeId'] },
  referral_work: { days: ['boughtOn'] },
  referral_rewards: { days: ['paidOn'], counts: ['place', 'amountCents'] },
  reward_proofs: { counts: ['size'] },
  privacy_requests: { days: ['receivedOn', 'dueOn'], counts: ['documentTypeId', 'termDays'] },
  privacy_answer_files: { counts: ['position', 'size'] },
  privacy_log: { counts: ['count'] },
  incident_events: { counts: ['count'] },
  page_views: { days: ['day'], counts: ['count'] },
  web_vitals: { days: ['day'], counts: ['bucket', 'count'] },
  deliveries: { counts: ['attemptCount'] },
  delivery_attempts: { counts: ['httpStatus', 'durationMs'] },
}

const dateColumn = (name: string) => date(name, { mode: 'string' })
const integerColumn = (name: string) => integer(name)

export const columnTypes: SchemaHook = ({ schema, extendTable }) => {
  for (const [name, { days = [], counts = [] }] of Object.entries(columns)) {
    const table = schema.tables[name]
    if (!table) throw new Error(`Unknown table: ${name}`)
    const fields = table as unknown as Record<string, Column | undefined>
    const retypeColumn = (field: string, createColumn: typeof dateColumn | typeof integerColumn) => {
      const originalColumn = fields[field]
      if (!originalColumn) throw new Error(`Unknown field: ${name}.${field}`)
      const column = createColumn(originalColumn.name)
      if (originalColumn.notNull) column.notNull()
      if (originalColumn.default !== undefined) column.default(originalColumn.default as never)
      return [field, column] as const
    }
    const typedColumns = [
      ...days.map((field) => retypeColumn(field, dateColumn)),
      ...counts.map((field) => retypeColumn(field, integerColumn)),
    ]
    extendTable({ table, columns: Object.fromEntries(typedColumns) })
  }
  return schema
}
