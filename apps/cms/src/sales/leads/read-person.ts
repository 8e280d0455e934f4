import { joinPersons, type PersonDecision, type PersonRecord } from '@app/domain/person/join-persons'
import { documentNumberKey, emailKey, phoneKey } from '@app/domain/person/person-keys'
import type { Queryable } from '@app/platform/database/pool'

/** The tables in which a person can have records. */
export const personTables = ['leads', 'referrals', 'referred_persons', 'complaints'] as const
export type PersonTable = (typeof personTables)[number]

export type MatchingRecord = PersonRecord & {
  table: PersonTable
  recordId: string
  reference: string
  about: string | null
  at: Date
}

export type PersonView = {
  /** The other records of the person, newest first. */
  records: MatchingRecord[]
  /** Matching records that staff marked as belonging to a different person. */
  rejectedMatches: MatchingRecord[]
  consents: { purpose: string; granted: boolean; version: string; at: Date; reference: string }[]
}

const documentKindColumn = `case t.document_type_id when 1 then 'DNI' when 2 then 'Pasaporte' end`
const selectFrom = (table: PersonTable, columns: string, join = '') =>
  `select '${table}:' || t.id as id, '${table}' as "table", t.id as "recordId", t.first_name as "firstName",
     t.last_name as "lastName", t.phone, t.document, t.created_at as at, ${columns} from ${table} t ${join}`
const contactCondition = `person_email(t.email) = any($1) or person_phone(t.phone) = any($2) or t.document = any($3)`

const statements: Record<PersonTable, string> = {
  leads: `${selectFrom('leads', `t.email, t.reference, t.project_slug as about, ${documentKindColumn} as "documentKind"`)} where ${contactCondition}`,
  referrals: `${selectFrom('referrals', `t.email, t.reference, null as about, ${documentKindColumn} as "documentKind"`)} where ${contactCondition}`,
  referred_persons: `${selectFrom(
    'referred_persons',
    `null as email, r.reference, r.first_name || ' ' || r.last_name as about, ${documentKindColumn} as "documentKind"`,
    'join referrals r on r.id = t.referral_id',
  )} where $1::text[] is not null and (person_phone(t.phone) = any($2) or t.document = any($3))`,
  complaints: `${selectFrom(
    'complaints',
    `t.email, t.reference, t.claim_type::text as about, t.document_type::text as "documentKind"`,
  )} where ${contactCondition}`,
}

/** The maximum number of records shown. If there are more, they probably come from a bot. */
const MAX_RECORDS = 200
const MAX_ROUNDS = 3

type Keys = { emails: string[]; phones: string[]; documents: string[] }

const keysOf = (records: MatchingRecord[]): Keys => ({
  emails: [...new Set(records.flatMap(({ email }) => (email ? [emailKey(email)] : [])))],
  phones: [...new Set(records.flatMap(({ phone }) => (phone ? [phoneKey(phone)] : [])))],
  documents: [...new Set(records.flatMap(({ document }) => (document ? [documentNumberKey(document)] : [])))],
})

/**
 * Returns the records that share an e-mail address, phone or identity document with this lead, directly or through
 * another record.
 */
async function findCandidates(db: Queryable, tables: readonly PersonTable[], lead: string): Promise<MatchingRecord[]> {
  const { rows } = await db.query<MatchingRecord>(
    `${selectFrom('leads', `t.email, t.reference, t.project_slug as about, ${documentKindColumn} as "documentKind"`)} where t.id = $1`,
    [lead],
  )
  let candidates = rows
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const { emails, phones, documents } = keysOf(candidates)
    const results = await Promise.all(
      tables.map((table) =>
        db.query<MatchingRecord>(`${statements[table]} order by at desc limit ${MAX_RECORDS}`, [
          emails,
          phones,
          documents,
        ]),
      ),
    )
    const recordsById = new Map(
      [...rows, ...results.flatMap((result) => result.rows)].map((record) => [record.id, record]),
    )
    if (recordsById.size === candidates.length || recordsById.size > MAX_RECORDS)
      return [...recordsById.values()].slice(0, MAX_RECORDS)
    candidates = [...recordsById.values()]
  }
  return candidates
}

async function readDecisions(db: Queryable, records: MatchingRecord[]): Promise<PersonDecision[]> {
  const { rows } = await db.query<PersonDecision>(
    'select one, other, verdict from person_decisions where one = any($1) and other = any($1) order by created_at, id',
    [records.map(({ id }) => id)],
  )
  return rows
}

const newestFirst = (records: MatchingRecord[]) => records.toSorted((a, b) => b.at.getTime() - a.at.getTime())

/** Returns the records of the person behind a lead, from the tables that the user may read. */
export async function readPerson(db: Queryable, lead: string, tables: readonly PersonTable[]): Promise<PersonView> {
  const ownId = `leads:${lead}`
  const records = await findCandidates(db, tables, lead)
  const decisions = await readDecisions(db, records)
  const groupOf = (personDecisions: PersonDecision[]) =>
    (joinPersons(records, personDecisions).find((group) => group.some(({ id }) => id === ownId)) ??
      []) as MatchingRecord[]
  const group = groupOf(decisions)
  const ids = new Set(group.map(({ id }) => id))
  const rejectedMatches = decisions.length > 0 ? groupOf([]).filter(({ id }) => !ids.has(id)) : []
  const { rows: consents } = await db.query<PersonView['consents'][number]>(
    `select purpose, granted, version, created_at as at, reference from consents
     where lead_id = any($1::uuid[]) or referral_id = any($2::uuid[]) or complaint_id = any($3::uuid[])
     order by created_at desc`,
    (['leads', 'referrals', 'complaints'] as const).map((table) =>
      group.filter((record) => record.table === table).map(({ recordId }) => recordId),
    ),
  )
  return {
    records: newestFirst(group.filter(({ id }) => id !== ownId)),
    rejectedMatches: newestFirst(rejectedMatches),
    consents,
  }
}
