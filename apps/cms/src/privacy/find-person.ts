import { foldAccents } from '@app/domain/language/fold-accents'
import { joinPersons, type PersonRecord } from '@app/domain/person/join-persons'
import { documentNumberKey, emailKey, phoneKey } from '@app/domain/person/person-keys'
import type { Queryable } from '@app/platform/database/pool'
import { escapePattern, findMentions, type Mention } from './find-mentions'

/** The tables in which a person can have records. */
type PersonTable = 'leads' | 'referrals' | 'referred_persons' | 'complaints' | 'privacy_requests' | 'waiting_entries'

export type FoundRecord = PersonRecord & {
  table: PersonTable
  reference: string
  about: string | null
  at: Date
  /** Why the record must be kept, or null if it can be erased. */
  hold: string | null
}

export type PersonKeys = {
  email?: string | undefined
  phone?: string | undefined
  document?: string | undefined
  /** First names, last names or parts of them, with or without accents. */
  name?: string | undefined
}

export type FoundPerson = {
  /** Records that belong to the person according to the matching rules. */
  own: FoundRecord[]
  /** Records that share a name, e-mail address, phone or identity document, but may belong to someone else. */
  others: FoundRecord[]
  mentions: Mention[]
}

const documentKind = `case t.document_type_id when 1 then 'DNI' when 2 then 'Pasaporte' end`
const emailCondition = 'person_email(t.email) = any($1)'
const phoneOrDocumentCondition = 'person_phone(t.phone) = any($2) or t.document = any($3)'
const [lettersWithMarks, lettersWithoutMarks] = ['áàâäãåéèêëíìîïóòôöõúùûüñç', 'aaaaaaeeeeiiiiooooouuuunc']
// Depending on its locale, the database does not turn `Á` into `á`.
const removeMarks = (text: string) =>
  `translate(lower(${text}), '${lettersWithMarks}${lettersWithMarks.toUpperCase()}',
     '${lettersWithoutMarks.repeat(2)}')`
/** The name contains all words of the search. Without a search by name there are no words, and `all` would match. */
const nameCondition = (name: string) => `(cardinality($4::text[]) > 0 and ${removeMarks(name)} like all($4))`
const fullNameCondition = nameCondition(`t.first_name || ' ' || t.last_name`)

/** Columns of the person in tables whose forms ask for more than a name and an e-mail address. */
const personColumns = 't.last_name as "lastName", t.phone, t.document'

const selectRecords = (name: PersonTable, columns: string, where: string, join = '', person = personColumns) =>
  `select '${name}:' || t.id as id, '${name}' as "table", t.first_name as "firstName", ${person},
     t.created_at as at, privacy_hold('${name}:' || t.id) as hold, ${columns}
   from ${name} t ${join} where ${where} order by t.created_at desc limit 200`

const statements: string[] = [
  selectRecords(
    'leads',
    `t.email, t.reference, t.project_slug as about, ${documentKind} as "documentKind"`,
    `${emailCondition} or ${phoneOrDocumentCondition} or ${fullNameCondition}`,
  ),
  selectRecords(
    'referrals',
    `t.email, t.reference, null as about, ${documentKind} as "documentKind"`,
    `${emailCondition} or ${phoneOrDocumentCondition} or ${fullNameCondition}`,
  ),
  selectRecords(
    'referred_persons',
    `null as email, r.reference, null as about, ${documentKind} as "documentKind"`,
    `$1::text[] is not null and (${phoneOrDocumentCondition} or ${fullNameCondition})`,
    'join referrals r on r.id = t.referral_id',
  ),
  selectRecords(
    'complaints',
    `t.email, t.reference, t.claim_type::text as about, t.document_type::text as "documentKind"`,
    `${emailCondition} or ${phoneOrDocumentCondition} or ${fullNameCondition}`,
  ),
  selectRecords(
    'privacy_requests',
    `t.email, t.reference, t.kind::text as about, ${documentKind} as "documentKind"`,
    `${emailCondition} or ${phoneOrDocumentCondition} or ${fullNameCondition}`,
  ),
  selectRecords(
    'waiting_entries',
    `t.email, t.reference, concat_ws(' ', t.project_slug, t.lot) as about, null as "documentKind"`,
    `(${emailCondition} or ${nameCondition('t.first_name')}) and $2::text[] is not null and $3::text[] is not null`,
    '',
    `'' as "lastName", null as phone, null as document`,
  ),
]

type KeyLists = { emails: string[]; phones: string[]; documents: string[] }

const uniqueKeys = (texts: (string | null | undefined)[], key: (text: string) => string) => [
  ...new Set(texts.flatMap((text) => (text?.trim() ? [key(text)] : []))),
]

const keysOf = (persons: { email?: string | null; phone?: string | null; document?: string | null }[]): KeyLists => ({
  emails: uniqueKeys(
    persons.map((person) => person.email),
    emailKey,
  ),
  phones: uniqueKeys(
    persons.map((person) => person.phone),
    phoneKey,
  ),
  documents: uniqueKeys(
    persons.map((person) => person.document),
    documentNumberKey,
  ),
})

/** Returns a pattern for each word of a name. */
const namePatterns = (name = ''): string[] =>
  foldAccents(name)
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `%${escapePattern(word)}%`)

async function findRecords(
  db: Queryable,
  { emails, phones, documents }: KeyLists,
  names: string[],
): Promise<FoundRecord[]> {
  const results = await Promise.all(
    statements.map((statement) => db.query<FoundRecord>(statement, [emails, phones, documents, names])),
  )
  return results.flatMap(({ rows }) => rows)
}

const MAX_ROUNDS = 3

/**
 * Finds the records and mentions of a person, and repeats the search with the keys of the records found. The id of a
 * privacy request tells the requester apart from people with the same phone, such as a relative.
 */
export async function findPerson(db: Queryable, searchKeys: PersonKeys, request?: string): Promise<FoundPerson> {
  const names = namePatterns(searchKeys.name)
  let keys = keysOf([searchKeys])
  let own: FoundRecord[] = []
  let records: FoundRecord[] = []
  for (let searchRound = 0; searchRound < MAX_ROUNDS; searchRound += 1) {
    records = await findRecords(db, keys, names)
    own = ownRecords(records, request)
    const widerKeys = keysOf([searchKeys, ...own])
    if (JSON.stringify(widerKeys) === JSON.stringify(keys)) break
    keys = widerKeys
  }
  const ids = new Set(own.map(({ id }) => id))
  const newestFirst = (list: FoundRecord[]) => list.toSorted((a, b) => b.at.getTime() - a.at.getTime())
  const mentions = await findMentions(db, keys, [...ids])
  return { own: newestFirst(own), others: newestFirst(records.filter(({ id }) => !ids.has(id))), mentions }
}

/**
 * Returns the records of the person who sent the request. Without a request, returns the records only if all of them
 * belong to one person.
 */
function ownRecords(records: FoundRecord[], request: string | undefined): FoundRecord[] {
  const groups = joinPersons(records) as FoundRecord[][]
  if (request) return groups.find((group) => group.some(({ id }) => id === `privacy_requests:${request}`)) ?? []
  return groups.length === 1 ? (groups[0] ?? []) : []
}
