import { expect, test } from 'vitest'
import { type GeneratedRecord, generatePersons } from './generated-persons.fixture'
import { joinPersons } from './join-persons'

const pairsOf = (groups: GeneratedRecord[][]) =>
  groups.flatMap((group) =>
    group.flatMap((a, index) =>
      group.slice(index + 1).map((b) =>
        [a, b]
          .map(({ id }) => id)
          .sort()
          .join(' '),
      ),
    ),
  )

test.each([1, 7, 2026])(
  'joins no leads of different people and misses at most 2% of the true pairs among 5,000 leads (seed %i)',
  (seed) => {
    const records = generatePersons(5000, seed)
    const truePairs = pairsOf([...Map.groupBy(records, ({ person }) => person).values()])
    const joinedPairs = new Set(pairsOf(joinPersons(records) as GeneratedRecord[][]))
    const personOfRecord = new Map(records.map(({ id, person }) => [id, person]))
    const isFalse = (pair: string) => new Set(pair.split(' ').map((id) => personOfRecord.get(id))).size > 1
    const falseMerges = [...joinedPairs].filter(isFalse)
    const missedPairs = truePairs.filter((pair) => !joinedPairs.has(pair))
    expect(truePairs.length).toBeGreaterThan(1000)
    expect(falseMerges).toEqual([])
    expect(missedPairs.length / truePairs.length).toBeLessThanOrEqual(0.02)
  },
)
