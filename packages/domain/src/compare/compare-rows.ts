/** What is known of a project under one heading. `order` ranks it among the others; null where it cannot be ranked. */
export type Fact = { lines: readonly string[]; order: number | null }

/** A heading of the comparison. `best` says which end of the ranking has a name; most have none. */
export type FactKind<Key extends string> = { key: Key; best?: 'lowest' | 'highest' }

export type ComparedProject<Key extends string> = {
  slug: string
  facts: Readonly<Partial<Record<Key, Fact>>>
  amenities: readonly string[]
}

export type ComparedRow<Key extends string> = {
  key: Key
  /** In the order of the projects; undefined where nothing is known. */
  facts: (Fact | undefined)[]
  isBest: boolean[]
}

export type Comparison<Key extends string> = {
  /** What differs, in the fixed order of the kinds. */
  differing: ComparedRow<Key>[]
  /** What all of them have alike. */
  common: { key: Key; fact: Fact }[]
  commonAmenities: string[]
  /** What each has besides, in the order of the projects. */
  otherAmenities: string[][]
}

/** Always reckoned from the projects that are shown, so that leaving one out changes what the others share. */
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

/** Whoever ties shares the name; one project alone is the best of nothing. */
function bestOf(facts: readonly (Fact | undefined)[], best: FactKind<string>['best']): boolean[] {
  const orders = facts.flatMap((fact) => fact?.order ?? [])
  if (!best || orders.length < 2) return facts.map(() => false)
  const extreme = best === 'lowest' ? Math.min(...orders) : Math.max(...orders)
  return facts.map((fact) => fact?.order === extreme)
}
