// Payload stores dates as text and integers as decimals. Other processes and people read the intake tables with SQL,
// so these columns get proper types: `date` and `integer`.
import type { postgresAdapter } from '@payloadcms/db-postgres'
import { date, integer } from '@payloadcms/db-postgres/drizzle/pg-core'

type SchemaHook = NonNullable<Parameters<typeof postgresAdapter>[0]['afterSchemaInit']>[number]
type Columns = { days?: string[]; counts?: string[] }
type Column = { name: string; notNull: boolean; default: unknown }

const columns: Record<string, Columns> = {
  complaints: { days: ['filedOn', 'dueOn'], counts: ['year', 'number', 'ruleDays', 'attachmentSize'] },
  complaint_answer_files: { counts: ['position', 'size'] },
  complaint_counters: { counts: ['year', 'last'] },
  leads: { days: ['visitDate'], counts: ['documentTypeId', 'crmProjectId'] },
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
  visits: { counts: ['seat', 'sequence'] },
  referrals: { counts: ['documentTypeId'] },
  referred_persons: { counts: ['position', 'documentTypeId'] },
  referral_work: { days: ['boughtOn'] },
  referral_rewards: { days: ['paidOn'], counts: ['place', 'amountCents'] },
  reward_proofs: { counts: ['size'] },
  privacy_requests: { days: ['receivedOn', 'dueOn'], counts: ['documentTypeId', 'termDays'] },
  privacy_log: { counts: ['count'] },
  site_visits: { days: ['day'], counts: ['count'] },
  deliveries: { counts: ['attemptCount'] },
  delivery_attempts: { counts: ['httpStatus', 'durationMs'] },
}

const asDay = (name: string) => date(name, { mode: 'string' })
const asCount = (name: string) => integer(name)

export const columnTypes: SchemaHook = ({ schema, extendTable }) => {
  for (const [name, { days = [], counts = [] }] of Object.entries(columns)) {
    const table = schema.tables[name]
    if (!table) throw new Error(`Unknown table: ${name}`)
    const fields = table as unknown as Record<string, Column | undefined>
    const retyped = (field: string, make: typeof asDay | typeof asCount) => {
      const today = fields[field]
      if (!today) throw new Error(`Unknown field: ${name}.${field}`)
      const column = make(today.name)
      if (today.notNull) column.notNull()
      if (today.default !== undefined) column.default(today.default as never)
      return [field, column] as const
    }
    const typed = [...days.map((field) => retyped(field, asDay)), ...counts.map((field) => retyped(field, asCount))]
    extendTable({ table, columns: Object.fromEntries(typed) })
  }
  return schema
}
