import { foldAccents } from '../language/fold-accents'

// Phone and name identify a person who is referred once with a DNI and once with a passport. A phone alone is not enough,
// because families share one.

export type Identity = {
  firstName: string
  lastName: string
  /** Null if only phone and name identify the person. */
  documentTypeId: number | null
  document: string | null
  phone: string
}

const foldName = (text: string) => foldAccents(text).replace(/\s+/g, ' ').trim()

/** Returns the keys of a person. Two entries that share a key are the same person. */
export const identityKeys = ({ firstName, lastName, documentTypeId, document, phone }: Identity): string[] => [
  ...(document ? [`${documentTypeId}:${document.toUpperCase()}`] : []),
  ...(phone ? [`${phone}:${foldName(`${firstName} ${lastName}`)}`] : []),
]

export const isSamePerson = (a: Identity, b: Identity): boolean => {
  const keysOfA = new Set(identityKeys(a))
  return identityKeys(b).some((key) => keysOfA.has(key))
}
