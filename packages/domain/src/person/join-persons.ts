import { type DocumentKind, documentNumberKey, emailKey, phoneKey } from './person-keys'
import { isPossiblySameName, isSameName, isSimilarName, type PersonName } from './same-name'

// Decides which submissions belong to one person. Showing one person twice is better than showing someone the data of
// another. So a shared mailbox or phone joins only equal names, because families share both; a typo is tolerated if
// both contacts agree; and two different documents of one kind are two people, whatever else they share.

export type PersonRecord = PersonName & {
  id: string
  email?: string | null
  phone?: string | null
  documentKind?: DocumentKind | undefined
  document?: string | null
}

/** A decision by staff about two records. A later decision about the same two replaces it. */
export type PersonDecision = { one: string; other: string; verdict: 'different' | 'undecided' }

type Keys = { email?: string; phone?: string; document?: string }
type Known = { record: PersonRecord; keys: Keys }

function keysOf({ email, phone, documentKind, document }: PersonRecord): Keys {
  return {
    ...(email && { email: emailKey(email) }),
    ...(phone && { phone: phoneKey(phone) }),
    ...(documentKind && document && { document: `${documentKind}:${documentNumberKey(document)}` }),
  }
}

const kindOf = (documentKey: string) => documentKey.split(':')[0]

const haveOtherDocuments = (one: Keys, other: Keys) =>
  one.document !== undefined &&
  other.document !== undefined &&
  kindOf(one.document) === kindOf(other.document) &&
  one.document !== other.document

/** Returns how certain it is that two records belong to one person; 0 if they do not or it is unknown. */
function certainty(one: Known, other: Known): 0 | 1 | 2 | 3 {
  if (haveOtherDocuments(one.keys, other.keys)) return 0
  const shares = (key: keyof Keys) => one.keys[key] !== undefined && one.keys[key] === other.keys[key]
  if (shares('document')) return isPossiblySameName(one.record, other.record) ? 3 : 0
  if (shares('email') && shares('phone')) return isSimilarName(one.record, other.record) ? 2 : 0
  if (shares('email') || shares('phone')) return isSameName(one.record, other.record) ? 1 : 0
  return 0
}

const pairKey = (one: string, other: string) => (one < other ? `${one} ${other}` : `${other} ${one}`)

function differentPairs(decisions: PersonDecision[]): Set<string> {
  const verdicts = new Map(decisions.map(({ one, other, verdict }) => [pairKey(one, other), verdict]))
  return new Set([...verdicts].flatMap(([pair, verdict]) => (verdict === 'different' ? [pair] : [])))
}

type Link = { one: number; other: number; certainty: number }

/** Compares only records that share a key. */
function* linksOf(known: Known[]): Generator<Link> {
  const byKey = new Map<string, number[]>()
  for (const [at, { keys }] of known.entries())
    for (const [kind, key] of Object.entries(keys)) {
      const name = `${kind} ${key}`
      byKey.set(name, [...(byKey.get(name) ?? []), at])
    }
  const seen = new Set<string>()
  for (const sharing of byKey.values())
    for (const [place, one] of sharing.entries())
      for (const other of sharing.slice(place + 1)) {
        const pair = `${one} ${other}`
        if (seen.has(pair)) continue
        seen.add(pair)
        const [left, right] = [known[one], known[other]]
        const sure = left && right ? certainty(left, right) : 0
        if (sure > 0) yield { one, other, certainty: sure }
      }
}

/**
 * Groups records by person. The most certain links come first; a link is skipped if it would join two records that
 * cannot belong to one person, by document, by name or by a decision of staff.
 */
export function joinPersons(records: PersonRecord[], decisions: PersonDecision[] = []): PersonRecord[][] {
  const known = records.map((record) => ({ record, keys: keysOf(record) }))
  const different = differentPairs(decisions)
  const groupOf = known.map((one) => [one])
  const mayMeet = (one: Known, other: Known) =>
    !different.has(pairKey(one.record.id, other.record.id)) &&
    !haveOtherDocuments(one.keys, other.keys) &&
    isPossiblySameName(one.record, other.record)
  const links = [...linksOf(known)].sort((a, b) => b.certainty - a.certainty || a.one - b.one || a.other - b.other)
  const indexOf = new Map(known.map((one, at) => [one, at]))
  for (const { one, other } of links) {
    const [group, joining] = [groupOf[one], groupOf[other]]
    if (!group || !joining || group === joining) continue
    if (!group.every((member) => joining.every((newcomer) => mayMeet(member, newcomer)))) continue
    group.push(...joining)
    for (const newcomer of joining) groupOf[indexOf.get(newcomer) ?? 0] = group
  }
  return [...new Set(groupOf)].map((group) => group.map(({ record }) => record))
}
