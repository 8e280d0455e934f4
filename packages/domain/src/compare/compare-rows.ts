/** A value of a project. `order` ranks it among the others; null if it cannot be ranked. */
export type Fact = { lines: readonly string[]; order: number | null }

/** A row of the comparison. `best` says which end of the ranking is marked; most rows have none. */
export type FactKind<Key extends string> = { key: Key; best?: 'lowest' | 'highest' }

export type ComparedProject<Key extends string> = {
  slug: string
  facts: Readonly<Partial<Record<Key, Fact>>>
  amenities: readonly string[]
}

export type ComparedRow<Key extends string> = {
  key: Key
  /** In the order of the projects; undefined if unknown. */
  facts: (Fact | undefined)[]
  isBest: boolean[]
}

export type Comparison<Key extends string> = {
  /** Rows that differ, in the fixed order of the kinds. */
  differing: ComparedRow<Key>[]
  /** Values that all projects share. */
  common: { key: Key; fact: Fact }[]
  commonAmenities: string[]
  /** Other amenities of each project, in the order of the projects. */
  otherAmenities: string[][]
}

/** Compares only the projects that are shown, so leaving one out changes what the others share. */
export function compareProjects<Key extends string>(
  projects: readonly ComparedProject<Key>[],
  kinds: readonly FactKind<Key>[],
): Comparison<Key> {
  const rows = kinds
    .map(({ key, best }) => {
      const facts = projects.map((project) => project.facts[key])
      return { key, facts, isBest: bestOf(facts, best) }
    })
    .filter(({ facts }) => facts.some((fact) => fact !== undefined))
  const isCommon = ({ facts }: ComparedRow<Key>) => projects.length > 1 && new Set(facts.map(wordsOf)).size === 1
  const shared =
    projects[0]?.amenities.filter((one) => projects.every(({ amenities }) => amenities.includes(one))) ?? []
  const commonAmenities = projects.length > 1 ? shared : []
  return {
    differing: rows.filter((row) => !isCommon(row)),
    common: rows.filter(isCommon).flatMap(({ key, facts: [fact] }) => (fact ? [{ key, fact }] : [])),
    commonAmenities,
    otherAmenities: projects.map(({ amenities }) => amenities.filter((one) => !commonAmenities.includes(one))),
  }
}

const wordsOf = (fact: Fact | undefined): string => fact?.lines.join('\n') ?? ''

/** Marks the best values. Ties are all marked; a single project is not. */
function bestOf(facts: readonly (Fact | undefined)[], best: FactKind<string>['best']): boolean[] {
  const orders = facts.flatMap((fact) => fact?.order ?? [])
  if (!best || orders.length < 2) return facts.map(() => false)
  const extreme = best === 'lowest' ? Math.min(...orders) : Math.max(...orders)
  return facts.map((fact) => fact?.order === extreme)
}
