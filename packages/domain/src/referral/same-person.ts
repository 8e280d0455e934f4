// Two entries mean one person when the document is the same, or when phone and name are: somebody may be referred
// once with the DNI and once with the passport. A phone alone is not enough, families share one.

type Person = { firstName: string; lastName: string; documentTypeId: number; document: string; phone: string }

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()

const identityOf = (person: Person) => ({
  documentKey: `${person.documentTypeId}:${person.document.toUpperCase()}`,
  contactKey: `${person.phone}:${folded(`${person.firstName} ${person.lastName}`)}`,
})

export const isSamePerson = (one: Person, other: Person): boolean => {
  const [a, b] = [identityOf(one), identityOf(other)]
  return a.documentKey === b.documentKey || a.contactKey === b.contactKey
}
