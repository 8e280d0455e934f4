// Two entries mean one person when the document is the same, or when phone and name are: somebody may be referred
// once with the DNI and once with the passport. A phone alone is not enough, families share one.

export type Identity = {
  firstName: string
  lastName: string
  /** Without a document, phone and name decide alone. */
  documentTypeId: number | null
  document: string | null
  phone: string
}

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()

/** Two entries that share one of these are the same person. An empty phone identifies nobody. */
export const identityKeys = ({ firstName, lastName, documentTypeId, document, phone }: Identity): string[] => [
  ...(document ? [`${documentTypeId}:${document.toUpperCase()}`] : []),
  ...(phone ? [`${phone}:${folded(`${firstName} ${lastName}`)}`] : []),
]

export const isSamePerson = (one: Identity, other: Identity): boolean => {
  const known = new Set(identityKeys(one))
  return identityKeys(other).some((key) => known.has(key))
}
