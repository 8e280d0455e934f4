import { expect, test } from 'vitest'
import { type ComparedProject, compareProjects, type FactKind } from './compare-rows'

type Key = 'instalment' | 'term' | 'area' | 'place'
const kinds: FactKind<Key>[] = [
  { key: 'instalment', best: 'lowest' },
  { key: 'term' },
  { key: 'area', best: 'highest' },
  { key: 'place' },
]

const project = (
  slug: string,
  instalment: number | null,
  term: number,
  area: number,
  amenities: string[],
): ComparedProject<Key> => ({
  slug,
  facts: {
    instalment: { lines: [instalment === null ? 'Lista de espera' : `US$ ${instalment}`], order: instalment },
    term: { lines: [`${term} meses`], order: term },
    area: { lines: [`${area} m²`], order: area },
  },
  amenities,
})

const santorini = project('santorini', 206, 60, 100, ['Piscina', 'Malecón'])
const arena = project('punta-arena-2', 152, 60, 90, ['Piscina', 'Parque'])
const coral = project('coral', 192, 48, 110, ['Piscina', 'Malecón'])
const mykonos = project('mykonos', 1083, 12, 110, ['Piscina'])
const killa = project('killa', null, 60, 60, [])

test('lists differences first in a fixed order, and values shared by all separately', () => {
  const { differing, common } = compareProjects([santorini, arena], kinds)
  expect(differing.map(({ key }) => key)).toEqual(['instalment', 'area'])
  expect(common).toEqual([{ key: 'term', fact: { lines: ['60 meses'], order: 60 } }])
})

test('another project changes what the others share', () => {
  expect(compareProjects([santorini, arena, coral], kinds).differing.map(({ key }) => key)).toEqual([
    'instalment',
    'term',
    'area',
  ])
})

test('marks the best value, including ties, but not for a term', () => {
  const { differing } = compareProjects([santorini, mykonos, arena, coral], kinds)
  expect(differing.map(({ key, isBest }) => [key, isBest])).toEqual([
    ['instalment', [false, false, true, false]],
    ['term', [false, false, false, false]],
    ['area', [false, true, false, true]],
  ])
})

test('a project without a price is not the lowest', () => {
  expect(compareProjects([killa, santorini, coral], kinds).differing[0]?.isBest).toEqual([false, false, true])
  expect(compareProjects([killa, santorini], kinds).differing[0]?.isBest).toEqual([false, false])
})

test('lists amenities as shared by all or per project', () => {
  const { commonAmenities, otherAmenities } = compareProjects([santorini, arena, mykonos], kinds)
  expect(commonAmenities).toEqual(['Piscina'])
  expect(otherAmenities).toEqual([['Malecón'], ['Parque'], []])
})

test('a single project shares nothing, is not the best, and shows everything', () => {
  const { differing, common, commonAmenities } = compareProjects([santorini], kinds)
  expect(differing.map(({ key, isBest }) => [key, isBest])).toEqual([
    ['instalment', [false]],
    ['term', [false]],
    ['area', [false]],
  ])
  expect([common, commonAmenities]).toEqual([[], []])
})
