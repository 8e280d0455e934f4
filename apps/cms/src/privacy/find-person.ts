import { joinPersons, type PersonRecord } from '@app/domain/person/join-persons'
import { documentNumberKey, emailKey, phoneKey } from '@app/domain/person/person-keys'
import type { Queryable } from '@app/platform/database/pool'
import { findMentions, type Mention } from './find-mentions'

/** The tables with a person's own records. */
type PersonPlace = 'leads' | 'referrals' | 'referred_persons' | 'complaints' | 'privacy_requests'

export type HeldRecord = PersonRecord & {
  place: PersonPlace
  reference: string
  about: string | null
  at: Date
  /** Why it must be kept. */
  hold: string | null
}

export type PersonKeys = { email?: string | undefined; phone?: string | undefined; document?: string | undefined }

export type FoundPerson = {
  /** Records of the same person, as far as the matching rules can tell. */
  own: HeldRecord[]
  /** Records that share an e-mail address, phone or document, but may belong to someone else. */
  others: HeldRecord[]
  mentions: Mention[]
}

const kind = `case t.document_type_id when 1 then 'DNI' when 2 then 'Pasaporte' end`
const email = 'person_email(t.email) = any($1)'
const rest = 'person_phone(t.phone) = any($2) or t.document = any($3)'

const place = (name: PersonPlace, columns: string, where: string, join = '') =>
  `select '${name}:' || t.id as id, '${name}' as place, t.first_name as "firstName", t.last_name as "lastName", t.phone,
     t.document, t.created_at as at, privacy_hold('${name}:' || t.id) as hold, ${columns}
   from ${name} t ${join} where ${where} order by t.created_at desc limit 200`

const statements: string[] = [
  place('leads', `t.email, t.reference, t.project_slug as about, ${kind} as "documentKind"`, `${email} or ${rest}`),
  place('referrals', `t.email, t.reference, null as about, ${kind} as "documentKind"`, `${email} or ${rest}`),
  place(
    'referred_persons',
    `null as email, r.reference, null as about, ${kind} as "documentKind"`,
    `$1::text[] is not null and (${rest})`,
    'join referrals r on r.id = t.referral_id',
  ),
  place(
    'complaints',
    `t.email, t.reference, t.claim_type::text as about, t.document_type::text as "documentKind"`,
    `${email} or ${rest}`,
  ),
  place(
    'privacy_requests',
    `t.email, t.reference, t.kind::text as about, ${kind} as "documentKind"`,
    `${email} or ${rest}`,
  ),
]

type KeyLists = { emails: string[]; phones: string[]; documents: string[] }

const unique = (texts: (string | null | undefined)[], key: (text: string) => string) => [
  ...new Set(texts.flatMap((text) => (text?.trim() ? [key(text)] : []))),
]

const keysOf = (persons: { email?: string | null; phone?: string | null; document?: string | null }[]): KeyLists => ({
  emails: unique(
    persons.map((one) => one.email),
    emailKey,
  ),
  phones: unique(
    persons.map((one) => one.phone),
    phoneKey,
  ),
  documents: unique(
    persons.map((one) => one.document),
    documentNumberKey,
  ),
})

async function recordsWith(db: Queryable, { emails, phones, documents }: KeyLists): Promise<HeldRecord[]> {
  const results = await Promise.all(
    statements.map((statement) => db.query<HeldRecord>(statement, [emails, phones, documents])),
  )
  return results.flatMap(({ rows }) => rows)
}

const ROUNDS = 3

/**
 * Finds everything stored about a person by e-mail address, phone or document, and repeats the search with the values
 * found. `request` identifies the requester, so that a relative with the same phone is not mixed up with them.
 */
export async function findPerson(db: Queryable, searched: PersonKeys, request?: string): Promise<FoundPerson> {
  let keys = keysOf([searched])
  let own: HeldRecord[] = []
  let all: HeldRecord[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    all = await recordsWith(db, keys)
    own = ownOf(all, request)
    const wider = keysOf([searched, ...own])
    if (JSON.stringify(wider) === JSON.stringify(keys)) break
    keys = wider
  }
  const ids = new Set(own.map(({ id }) => id))
  const newestFirst = (records: HeldRecord[]) => records.toSorted((one, other) => other.at.getTime() - one.at.getTime())
  const mentions = await findMentions(db, keys, [...ids])
  return { own: newestFirst(own), others: newestFirst(all.filter(({ id }) => !ids.has(id))), mentions }
}

/** Returns the group of the request, or the only group. If several people match, staff choose. */
function ownOf(records: HeldRecord[], request: string | undefined): HeldRecord[] {
  const groups = joinPersons(records) as HeldRecord[][]
  if (request) return groups.find((group) => group.some(({ id }) => id === `privacy_requests:${request}`)) ?? []
  return groups.length === 1 ? (groups[0] ?? []) : []
}
