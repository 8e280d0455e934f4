import type { Queryable } from '@app/platform/database/pool'
import { isRecordId } from '../platform/database/record-id.schema'

/**
 * The query that returns the `id` and the `code` of every record, by table. A note has the code of the record that it
 * is about.
 */
const codesByTable: Record<string, string> = {
  leads: 'select id, reference as code from leads',
  referrals: 'select id, reference as code from referrals',
  referred_persons: 'select p.id, r.reference as code from referred_persons p join referrals r on r.id = p.referral_id',
  complaints: 'select id, reference as code from complaints',
  privacy_requests: 'select id, reference as code from privacy_requests',
  privacy_answers:
    'select a.id, q.reference as code from privacy_answers a join privacy_requests q on q.id = a.request_id',
  waiting_entries: 'select id, reference as code from waiting_entries',
  incidents: 'select id, reference as code from incidents',
  quotes: 'select id, number as code from quotes',
  appointments: 'select id, reference as code from appointments',
  lead_events: 'select e.id, l.reference as code from lead_events e join leads l on l.id = e.lead_id',
  complaint_notes: 'select n.id, c.reference as code from complaint_notes n join complaints c on c.id = n.complaint_id',
  incident_events: 'select e.id, i.reference as code from incident_events e join incidents i on i.id = e.incident_id',
  source_events: 'select e.id, l.reference as code from source_events e join leads l on l.id = e.lead_id',
  whatsapp_messages: 'select m.id, l.reference as code from whatsapp_messages m join leads l on l.id = m.lead_id',
  referral_events: `select e.id, r.reference as code from referral_events e
    join referred_persons p on p.id = e.referred_person_id join referrals r on r.id = p.referral_id`,
}

const tablesWithCode = Object.keys(codesByTable)

/** Returns the codes of records such as `leads:<id>`. Erased records have none. */
export async function readCodes(db: Queryable, records: readonly string[]): Promise<Map<string, string>> {
  const idsByTable = new Map<string, string[]>()
  for (const record of new Set(records)) {
    const [table = '', id] = record.split(':')
    if (table in codesByTable && isRecordId(id)) idsByTable.set(table, [...(idsByTable.get(table) ?? []), id])
  }
  const codes = new Map<string, string>()
  for (const [table, ids] of idsByTable) {
    const { rows } = await db.query<{ id: string; code: string }>(
      `select * from (${codesByTable[table]}) named where id = any($1)`,
      [ids],
    )
    for (const { id, code } of rows) codes.set(`${table}:${id}`, code)
  }
  return codes
}

/** Returns the records with a code, such as `SM-7K4F-Q2MX`. People type codes in any case and without spaces. */
export async function findByCode(db: Queryable, code: string): Promise<string[]> {
  const plainCode = code.replaceAll(/\s+/g, '').toUpperCase()
  const { rows } = await db.query<{ record: string }>(
    tablesWithCode
      .map(
        (table) =>
          `select '${table}:' || id as record from (${codesByTable[table]}) named
           where upper(replace(code, ' ', '')) = $1`,
      )
      .join(' union all '),
    [plainCode],
  )
  return rows.map(({ record }) => record)
}
