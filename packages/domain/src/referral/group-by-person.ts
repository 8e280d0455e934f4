import { type Identity, identityKeys } from './same-person'

/**
 * Groups entries by person, even if two are only connected through a third, such as one with the DNI, one with the
 * passport and one with both. Groups and entries keep their order.
 */
export function groupByPerson<Entry>(entries: readonly Entry[], identityOf: (entry: Entry) => Identity): Entry[][] {
  const groupOf = new Map<string, Set<Entry>>()
  for (const entry of entries) {
    const keys = identityKeys(identityOf(entry))
    const joined = new Set([entry, ...keys.flatMap((key) => [...(groupOf.get(key) ?? [])])])
    const all = new Set([...keys, ...[...joined].flatMap((other) => identityKeys(identityOf(other)))])
    // An entry without any key is a person of its own.
    if (all.size === 0) all.add(`unidentified:${groupOf.size}`)
    for (const key of all) groupOf.set(key, joined)
  }
  const order = new Map(entries.map((entry, at) => [entry, at]))
  const place = (entry: Entry | undefined) => (entry === undefined ? -1 : (order.get(entry) ?? -1))
  return [...new Set(groupOf.values())]
    .map((group) => [...group].toSorted((one, other) => place(one) - place(other)))
    .toSorted(([one], [other]) => place(one) - place(other))
}
