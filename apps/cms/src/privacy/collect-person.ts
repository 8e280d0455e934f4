import type { Queryable } from '@app/platform/database/pool'
import { uuidIs } from '@app/platform/database/uuid-is'

type Facts = Record<string, unknown>
export type PersonFile = { name: string; type: string; bytes: Uint8Array | undefined }

export type PersonData = {
  table: string
  facts: Facts
  related: { table: string; facts: Facts }[]
  files: PersonFile[]
}

/** The columns with keys, hashes and ids of other rows, which mean nothing to the person. */
export const internalColumns = new Set([
  'id',
  'idempotency_key',
  'body_hash',
  'updated_at',
  'lead_id',
  'referral_id',
  'complaint_id',
  'request_id',
  'answer_id',
  'waiting_entry_id',
  'referred_person_id',
  'duplicate_of_id',
  'subject_id',
  'subject',
  'owner_id',
  'entered_by_id',
  'handler_id',
  'attachment_key',
  'answer_pdf_key',
  'answer_pdf_hash',
  'answered_by_account',
  'last_detail',
  'crm_project_id',
  'place_id',
  'seat',
  'sequence',
  'due_at',
  'claimed_until',
  'request_id',
  'reward_id',
  'event_id',
  'provider_id',
  'claimed_at',
  'try_count',
  'key',
  'hash',
  'mailbox_hash',
  'mailbox',
])

/**
 * The tables with rows that belong to a record. In a condition, `$1` is the id of the record and `$2` is its table and
 * id, such as `leads:0b5c1d9e-…`.
 */
export const relatedTables: Record<string, [table: string, where: string][]> = {
  leads: [
    ['lead_work', 'lead_id = $1::uuid'],
    ['lead_events', 'lead_id = $1::uuid'],
    ['source_events', 'lead_id = $1::uuid'],
    ['whatsapp_messages', 'lead_id = $1::uuid'],
    ['quotes', 'lead_id = $1::uuid'],
    ['appointments', 'lead_id = $1::uuid'],
    ['consents', 'lead_id = $1::uuid'],
    ['consent_withdrawals', 'subject = $2'],
    ['deliveries', 'subject_id = $1'],
  ],
  referrals: [
    ['consents', 'referral_id = $1::uuid'],
    ['referral_rewards', 'referred_person_id in (select id from referred_persons where referral_id = $1::uuid)'],
    [
      'reward_proofs',
      `reward_id in (select w.id from referral_rewards w join referred_persons p on p.id = w.referred_person_id
         where p.referral_id = $1::uuid)`,
    ],
    ['consent_withdrawals', 'subject = $2'],
    ['deliveries', 'subject_id = $1'],
  ],
  referred_persons: [
    ['referral_work', 'referred_person_id = $1::uuid'],
    ['referral_events', 'referred_person_id = $1::uuid'],
    ['referral_answers', 'referred_person_id = $1::uuid'],
    ['deliveries', 'subject_id = $1'],
  ],
  complaints: [
    ['complaint_notes', 'complaint_id = $1::uuid'],
    ['complaint_answer_files', 'complaint_id = $1::uuid'],
    ['consents', 'complaint_id = $1::uuid'],
    ['consent_withdrawals', 'subject = $2'],
    ['deliveries', 'subject_id = $1'],
  ],
  privacy_requests: [
    ['privacy_answers', 'request_id = $1::uuid'],
    ['privacy_answer_files', 'answer_id in (select id from privacy_answers where request_id = $1::uuid)'],
    ['deliveries', 'subject_id = $1'],
  ],
  waiting_entries: [
    ['consents', 'waiting_entry_id = $1::uuid'],
    ['deliveries', 'subject_id = $1'],
  ],
}

/** Reads a stored file, or returns nothing for an export without files. */
export type ReadFile = (key: string) => Promise<Uint8Array> | undefined

/** Reads the rows of a table. The table name is not escaped, so it must never come from a request. */
async function readRows(db: Queryable, table: string, where: string, values: string[]): Promise<Facts[]> {
  const { rows } = await db.query<{ facts: Facts }>(
    `select to_jsonb(t) as facts from ${table} t where ${where} order by t.created_at`,
    values,
  )
  return rows.map(({ facts }) => facts)
}

const withoutInternal = (facts: Facts): Facts =>
  Object.fromEntries(
    Object.entries(facts).filter(([name, value]) => !internalColumns.has(name) && value !== null && value !== ''),
  )

/** The tables whose rows are files. */
const tablesOfFiles = new Set(['reward_proofs', 'complaint_answer_files', 'privacy_answer_files'])

export async function collectPerson(db: Queryable, records: string[], readFile: ReadFile): Promise<PersonData[]> {
  const personData: PersonData[] = []
  for (const record of records) {
    const [table = '', id = ''] = record.split(':')
    const [facts] = await readRows(db, table, uuidIs('id', 1), [id])
    if (!facts) continue
    const relatedRows = []
    const files = await readFiles(facts, readFile)
    for (const [relatedTable, where] of relatedTables[table] ?? []) {
      const values = where.includes('$2') ? [id, record] : [id]
      for (const row of await readRows(
        db,
        relatedTable,
        where.includes('$2') ? `${where} and $1 <> ''` : where,
        values,
      )) {
        relatedRows.push({ table: relatedTable, facts: withoutInternal(row) })
        if (tablesOfFiles.has(relatedTable)) files.push(await readRelatedFile(row, readFile))
      }
    }
    personData.push({ table, facts: withoutInternal(facts), related: relatedRows, files })
  }
  return personData
}

/**
 * Returns the attachment of the person and the letter we sent. An attachment that has not passed the virus scan is
 * listed without its bytes.
 */
async function readFiles(facts: Facts, readFile: ReadFile): Promise<PersonFile[]> {
  const files: PersonFile[] = []
  if (facts.attachment_key) {
    const isOpenable = facts.attachment_scan === 'clean' || facts.attachment_scan === 'none'
    const bytes = isOpenable ? await readFile(String(facts.attachment_key)) : undefined
    files.push({ name: String(facts.attachment_name), type: String(facts.attachment_type), bytes })
  }
  if (facts.answer_pdf_key) {
    const bytes = await readFile(String(facts.answer_pdf_key))
    files.push({ name: 'respuesta.pdf', type: 'application/pdf', bytes })
  }
  return files
}

async function readRelatedFile({ key, name, type, scan }: Facts, readFile: ReadFile): Promise<PersonFile> {
  const isOpenable = scan === 'clean' || scan === 'none'
  return { name: String(name), type: String(type), bytes: isOpenable ? await readFile(String(key)) : undefined }
}
