import type { AmenityIcon } from '../snapshot/icons'

/** A value of a project. `order` ranks it against other projects; it is null if the value cannot be ranked. */
export type Fact = { lines: readonly string[]; order: number | null }

/**
 * A row of the comparison. `best` says whether the lowest or the highest value is the best; without it, no value is
 * marked.
 */
export type FactKind<Key extends string> = { key: Key; best?: 'lowest' | 'highest' }

/** An amenity. The icon identifies the kind, because projects describe the same kind with different texts. */
export type ComparedAmenity = { kind: AmenityIcon; text: string }

export type ComparedProject<Key extends string> = {
  slug: string
  facts: Readonly<Partial<Record<Key, Fact>>>
  amenities: readonly ComparedAmenity[]
}

export type ComparedRow<Key extends string> = {
  key: Key
  /** One fact per project, in the order of the projects. */
  facts: (Fact | undefined)[]
  isBest: boolean[]
}

export type Comparison<Key extends string> = {
  /** Rows whose values differ, in the order of the kinds. */
  differing: ComparedRow<Key>[]
  /** Values that all projects share. */
  common: { key: Key; fact: Fact }[]
  /** The kinds of amenities that all projects have. */
  commonAmenities: AmenityIcon[]
  /** The amenities of each project whose kind not all projects have, in the order of the projects. */
  otherAmenities: string[][]
}

/** Compares the given projects. Adding or removing a project can change which values are common. */
export function compareProjects<Key extends string>(
  projects: readonly ComparedProject<Key>[],
  kinds: readonly FactKind<Key>[],
): Comparison<Key> {
  const rows = kinds
    .map(({ key, best }) => {
      const facts = projects.map((project) => project.facts[key])
      return { key, facts, isBest: markBest(facts, best) }
    })
    .filter(({ facts }) => facts.some((fact) => fact !== undefined))
  const isCommon = ({ facts }: ComparedRow<Key>) => projects.length > 1 && new Set(facts.map(textOf)).size === 1
  const haveAll = (kind: AmenityIcon) =>
    projects.every(({ amenities }) => amenities.some((other) => other.kind === kind))
  const kindsOfFirst = new Set(projects[0]?.amenities.map(({ kind }) => kind))
  const commonAmenities = projects.length > 1 ? [...kindsOfFirst].filter(haveAll) : []
  return {
    differing: rows.filter((row) => !isCommon(row)),
    common: rows.filter(isCommon).flatMap(({ key, facts: [fact] }) => (fact ? [{ key, fact }] : [])),
    commonAmenities,
    otherAmenities: projects.map(({ amenities }) =>
      amenities.filter(({ kind }) => !commonAmenities.includes(kind)).map(({ text }) => text),
    ),
  }
}

const textOf = (fact: Fact | undefined): string => fact?.lines.join('\n') ?? ''

/** Marks the best values, including ties. Marks none if fewer than two values can be ranked. */
function markBest(facts: readonly (Fact | undefined)[], best: FactKind<string>['best']): boolean[] {
  const orders = facts.flatMap((fact) => fact?.order ?? [])
  if (!best || orders.length < 2) return facts.map(() => false)
  const bestOrder = best === 'lowest' ? Math.min(...orders) : Math.max(...orders)
  return facts.map((fact) => fact?.order === bestOrder)
}
