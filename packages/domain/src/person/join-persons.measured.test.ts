import { expect, test } from 'vitest'
import { generatePersons, type Planted } from './generated-persons.fixture'
import { joinPersons } from './join-persons'

const pairsOf = (groups: Planted[][]) =>
  groups.flatMap((group) =>
    group.flatMap((one, at) =>
      group.slice(at + 1).map((other) =>
        [one, other]
          .map(({ id }) => id)
          .sort()
          .join(' '),
      ),
    ),
  )

test.each([1, 7, 2026])('joins no two different people among 5,000 leads with near-duplicates (seed %i)', (seed) => {
  const records = generatePersons(5000, seed)
  const truth = pairsOf([...Map.groupBy(records, ({ person }) => person).values()])
  const joined = new Set(pairsOf(joinPersons(records) as Planted[][]))
  const people = new Map(records.map(({ id, person }) => [id, person]))
  const isFalse = (pair: string) => new Set(pair.split(' ').map((id) => people.get(id))).size > 1
  const falseMerges = [...joined].filter(isFalse)
  const missed = truth.filter((pair) => !joined.has(pair))
  expect(truth.length).toBeGreaterThan(1000)
  expect(falseMerges).toEqual([])
  expect(missed.length / truth.length).toBeLessThanOrEqual(0.02)
})
