// Two entries are one person if the document matches, or phone and name do: a person may be referred once with the DNI
// and once with the passport. A phone alone is not enough, because families share one.

export type Identity = {
  firstName: string
  lastName: string
  /** If null, only phone and name identify the person. */
  documentTypeId: number | null
  document: string | null
  phone: string
}

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()

/** Returns the keys of a person; two entries that share one are the same person. An empty phone identifies no one. */
export const identityKeys = ({ firstName, lastName, documentTypeId, document, phone }: Identity): string[] => [
  ...(document ? [`${documentTypeId}:${document.toUpperCase()}`] : []),
  ...(phone ? [`${phone}:${folded(`${firstName} ${lastName}`)}`] : []),
]

export const isSamePerson = (one: Identity, other: Identity): boolean => {
  const known = new Set(identityKeys(one))
  return identityKeys(other).some((key) => known.has(key))
}
