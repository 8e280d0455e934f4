import { joinPersons, type PersonDecision, type PersonRecord } from '@app/domain/person/join-persons'
import { documentNumberKey, emailKey, phoneKey } from '@app/domain/person/person-keys'
import type { Queryable } from '@app/platform/database/pool'

/** The tables with records of a person. */
export const personTables = ['leads', 'referrals', 'referred_persons', 'complaints'] as const
export type PersonTable = (typeof personTables)[number]

export type FoundRecord = PersonRecord & {
  table: PersonTable
  recordId: string
  reference: string
  about: string | null
  at: Date
}

export type PersonView = {
  /** The other records of this person, newest first. */
  records: FoundRecord[]
  /** Records that match, but that staff marked as another person. */
  apart: FoundRecord[]
  consents: { purpose: string; granted: boolean; version: string; at: Date; reference: string }[]
}

const kindOf = `case t.document_type_id when 1 then 'DNI' when 2 then 'Pasaporte' end`
const selectFrom = (table: PersonTable, columns: string, join = '') =>
  `select '${table}:' || t.id as id, '${table}' as "table", t.id as "recordId", t.first_name as "firstName",
     t.last_name as "lastName", t.phone, t.document, t.created_at as at, ${columns} from ${table} t ${join}`
const contacts = `person_email(t.email) = any($1) or person_phone(t.phone) = any($2) or t.document = any($3)`

const statements: Record<PersonTable, string> = {
  leads: `${selectFrom('leads', `t.email, t.reference, t.project_slug as about, ${kindOf} as "documentKind"`)} where ${contacts}`,
  referrals: `${selectFrom('referrals', `t.email, t.reference, null as about, ${kindOf} as "documentKind"`)} where ${contacts}`,
  referred_persons: `${selectFrom(
    'referred_persons',
    `null as email, r.reference, r.first_name || ' ' || r.last_name as about, ${kindOf} as "documentKind"`,
    'join referrals r on r.id = t.referral_id',
  )} where $1::text[] is not null and (person_phone(t.phone) = any($2) or t.document = any($3))`,
  complaints: `${selectFrom(
    'complaints',
    `t.email, t.reference, t.claim_type::text as about, t.document_type::text as "documentKind"`,
  )} where ${contacts}`,
}

/** More records than this come from a bot, not from a person; only the newest are shown. */
const MOST_RECORDS = 200
const ROUNDS = 3

type Keys = { emails: string[]; phones: string[]; documents: string[] }

const keysOf = (records: FoundRecord[]): Keys => ({
  emails: [...new Set(records.flatMap(({ email }) => (email ? [emailKey(email)] : [])))],
  phones: [...new Set(records.flatMap(({ phone }) => (phone ? [phoneKey(phone)] : [])))],
  documents: [...new Set(records.flatMap(({ document }) => (document ? [documentNumberKey(document)] : [])))],
})

/**
 * Returns all records that share an e-mail address, phone or document with this lead, directly or through another
 * record.
 */
async function candidates(db: Queryable, tables: readonly PersonTable[], lead: string): Promise<FoundRecord[]> {
  const { rows } = await db.query<FoundRecord>(
    `${selectFrom('leads', `t.email, t.reference, t.project_slug as about, ${kindOf} as "documentKind"`)} where t.id = $1`,
    [lead],
  )
  let known = rows
  for (let round = 0; round < ROUNDS; round += 1) {
    const { emails, phones, documents } = keysOf(known)
    const results = await Promise.all(
      tables.map((table) =>
        db.query<FoundRecord>(`${statements[table]} order by at desc limit ${MOST_RECORDS}`, [
          emails,
          phones,
          documents,
        ]),
      ),
    )
    const all = new Map([...rows, ...results.flatMap((result) => result.rows)].map((record) => [record.id, record]))
    if (all.size === known.length || all.size > MOST_RECORDS) return [...all.values()].slice(0, MOST_RECORDS)
    known = [...all.values()]
  }
  return known
}

async function decisionsAbout(db: Queryable, records: FoundRecord[]): Promise<PersonDecision[]> {
  const { rows } = await db.query<PersonDecision>(
    'select one, other, verdict from person_decisions where one = any($1) and other = any($1) order by created_at, id',
    [records.map(({ id }) => id)],
  )
  return rows
}

const newestFirst = (records: FoundRecord[]) => records.toSorted((one, other) => other.at.getTime() - one.at.getTime())

/** Returns the records of a person. `tables`: those the user may read. */
export async function readPerson(db: Queryable, lead: string, tables: readonly PersonTable[]): Promise<PersonView> {
  const own = `leads:${lead}`
  const all = await candidates(db, tables, lead)
  const decisions = await decisionsAbout(db, all)
  const groupOf = (decided: PersonDecision[]) =>
    (joinPersons(all, decided).find((group) => group.some(({ id }) => id === own)) ?? []) as FoundRecord[]
  const group = groupOf(decisions)
  const ids = new Set(group.map(({ id }) => id))
  const apart = decisions.length > 0 ? groupOf([]).filter(({ id }) => !ids.has(id)) : []
  const { rows: consents } = await db.query<PersonView['consents'][number]>(
    `select purpose, granted, version, created_at as at, reference from consents
     where lead_id = any($1::uuid[]) or referral_id = any($2::uuid[]) or complaint_id = any($3::uuid[])
     order by created_at desc`,
    (['leads', 'referrals', 'complaints'] as const).map((table) =>
      group.filter((record) => record.table === table).map(({ recordId }) => recordId),
    ),
  )
  return { records: newestFirst(group.filter(({ id }) => id !== own)), apart: newestFirst(apart), consents }
}
