import { type Identity, identityKeys } from './same-person'

/**
 * Groups entries by person, even if only a third entry connects two of them. Groups and entries keep their order.
 */
export function groupByPerson<Entry>(entries: readonly Entry[], identityOf: (entry: Entry) => Identity): Entry[][] {
  const groupOf = new Map<string, Set<Entry>>()
  for (const entry of entries) {
    const keys = identityKeys(identityOf(entry))
    const group = new Set([entry, ...keys.flatMap((key) => [...(groupOf.get(key) ?? [])])])
    const groupKeys = new Set([...keys, ...[...group].flatMap((member) => identityKeys(identityOf(member)))])
    // An entry without a key forms a separate group.
    if (groupKeys.size === 0) groupKeys.add(`unidentified:${groupOf.size}`)
    for (const key of groupKeys) groupOf.set(key, group)
  }
  const indexOfEntry = new Map(entries.map((entry, index) => [entry, index]))
  const indexOf = (entry: Entry | undefined) => (entry === undefined ? -1 : (indexOfEntry.get(entry) ?? -1))
  return [...new Set(groupOf.values())]
    .map((group) => [...group].toSorted((a, b) => indexOf(a) - indexOf(b)))
    .toSorted(([a], [b]) => indexOf(a) - indexOf(b))
}
