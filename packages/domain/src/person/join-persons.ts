import { type DocumentKind, documentNumberKey, emailKey, phoneKey } from './person-keys'
import { isPossiblySameName, isSameName, isSimilarName, type PersonName } from './same-name'

// Showing one person twice is better than mixing the data of two people. Records that share only a mailbox or a phone
// are therefore joined only if their names match, because families share mailboxes and phones.

export type PersonRecord = PersonName & {
  id: string
  email?: string | null
  phone?: string | null
  documentKind?: DocumentKind | undefined
  document?: string | null
}

/** A decision by staff about two records. A later decision about the same records replaces it. */
export type PersonDecision = { one: string; other: string; verdict: 'different' | 'undecided' }

type Keys = { email?: string; phone?: string; document?: string }
type KeyedRecord = { record: PersonRecord; keys: Keys }

function keysOf({ email, phone, documentKind, document }: PersonRecord): Keys {
  return {
    ...(email && { email: emailKey(email) }),
    ...(phone && { phone: phoneKey(phone) }),
    ...(documentKind && document && { document: `${documentKind}:${documentNumberKey(document)}` }),
  }
}

const documentKindOf = (documentKey: string) => documentKey.split(':')[0]

const haveDifferentDocuments = (a: Keys, b: Keys) =>
  a.document !== undefined &&
  b.document !== undefined &&
  documentKindOf(a.document) === documentKindOf(b.document) &&
  a.document !== b.document

/** Returns how certain it is that two records belong to one person. 0 means that they are not joined. */
function certaintyOf(a: KeyedRecord, b: KeyedRecord): 0 | 1 | 2 | 3 {
  if (haveDifferentDocuments(a.keys, b.keys)) return 0
  const isShared = (key: keyof Keys) => a.keys[key] !== undefined && a.keys[key] === b.keys[key]
  if (isShared('document')) return isPossiblySameName(a.record, b.record) ? 3 : 0
  if (isShared('email') && isShared('phone')) return isSimilarName(a.record, b.record) ? 2 : 0
  if (isShared('email') || isShared('phone')) return isSameName(a.record, b.record) ? 1 : 0
  return 0
}

const pairKey = (a: string, b: string) => (a < b ? `${a} ${b}` : `${b} ${a}`)

function differentPairs(decisions: PersonDecision[]): Set<string> {
  const verdicts = new Map(decisions.map(({ one, other, verdict }) => [pairKey(one, other), verdict]))
  return new Set([...verdicts].flatMap(([pair, verdict]) => (verdict === 'different' ? [pair] : [])))
}

type Link = { first: number; second: number; certainty: number }

/** Yields the pairs of records that can be joined. Compares only records that share a key. */
function* linksOf(keyedRecords: KeyedRecord[]): Generator<Link> {
  const indexesByKey = new Map<string, number[]>()
  for (const [index, { keys }] of keyedRecords.entries())
    for (const [kind, key] of Object.entries(keys)) {
      const name = `${kind} ${key}`
      indexesByKey.set(name, [...(indexesByKey.get(name) ?? []), index])
    }
  const comparedPairs = new Set<string>()
  for (const indexes of indexesByKey.values())
    for (const [position, first] of indexes.entries())
      for (const second of indexes.slice(position + 1)) {
        const pair = `${first} ${second}`
        if (comparedPairs.has(pair)) continue
        comparedPairs.add(pair)
        const [a, b] = [keyedRecords[first], keyedRecords[second]]
        const certainty = a && b ? certaintyOf(a, b) : 0
        if (certainty > 0) yield { first, second, certainty }
      }
}

/**
 * Groups records by person, starting with the most certain links. Skips a link that would join two records with different
 * documents, incompatible names or a decision by staff that they are different people.
 */
export function joinPersons(records: PersonRecord[], decisions: PersonDecision[] = []): PersonRecord[][] {
  const keyedRecords = records.map((record) => ({ record, keys: keysOf(record) }))
  const pairsKeptApart = differentPairs(decisions)
  const groups = keyedRecords.map((keyedRecord) => [keyedRecord])
  const canJoin = (a: KeyedRecord, b: KeyedRecord) =>
    !pairsKeptApart.has(pairKey(a.record.id, b.record.id)) &&
    !haveDifferentDocuments(a.keys, b.keys) &&
    isPossiblySameName(a.record, b.record)
  const links = [...linksOf(keyedRecords)].sort(
    (a, b) => b.certainty - a.certainty || a.first - b.first || a.second - b.second,
  )
  const indexOf = new Map(keyedRecords.map((keyedRecord, index) => [keyedRecord, index]))
  for (const { first, second } of links) {
    const [group, joiningGroup] = [groups[first], groups[second]]
    if (!group || !joiningGroup || group === joiningGroup) continue
    if (!group.every((member) => joiningGroup.every((newcomer) => canJoin(member, newcomer)))) continue
    group.push(...joiningGroup)
    for (const newcomer of joiningGroup) groups[indexOf.get(newcomer) ?? 0] = group
  }
  return [...new Set(groups)].map((group) => group.map(({ record }) => record))
}
