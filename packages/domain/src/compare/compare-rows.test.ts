import { expect, test } from 'vitest'
import { type ComparedAmenity, type ComparedProject, compareProjects, type FactKind } from './compare-rows'

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
  amenities: ComparedAmenity[],
): ComparedProject<Key> => ({
  slug,
  facts: {
    instalment: { lines: [instalment === null ? 'Lista de espera' : `US$ ${instalment}`], order: instalment },
    term: { lines: [`${term} meses`], order: term },
    area: { lines: [`${area} m²`], order: area },
  },
  amenities,
})

const pool = (text: string): ComparedAmenity => ({ kind: 'waves', text })
const walk: ComparedAmenity = { kind: 'footprints', text: 'Malecón' }
const santorini = project('santorini', 206, 60, 100, [pool('Piscina principal'), walk])
const arena = project('punta-arena-2', 152, 60, 90, [pool('Piscina'), { kind: 'trees', text: 'Parque' }])
const coral = project('coral', 192, 48, 110, [pool('Piscina de borde curvo'), walk])
const mykonos = project('mykonos', 1083, 12, 110, [pool('Piscina sin esquinas')])
const killa = project('killa', null, 60, 60, [])

test('lists differing values in a fixed order, and values shared by all projects separately', () => {
  const { differing, common } = compareProjects([santorini, arena], kinds)
  expect(differing.map(({ key }) => key)).toEqual(['instalment', 'area'])
  expect(common).toEqual([{ key: 'term', fact: { lines: ['60 meses'], order: 60 } }])
})

test('lists a value as differing even if only one project differs', () => {
  expect(compareProjects([santorini, arena, coral], kinds).differing.map(({ key }) => key)).toEqual([
    'instalment',
    'term',
    'area',
  ])
})

test('marks the best value of a row, including ties, but not in the row of the term', () => {
  const { differing } = compareProjects([santorini, mykonos, arena, coral], kinds)
  expect(differing.map(({ key, isBest }) => [key, isBest])).toEqual([
    ['instalment', [false, false, true, false]],
    ['term', [false, false, false, false]],
    ['area', [false, true, false, true]],
  ])
})

test('never marks a project without a price as the cheapest', () => {
  expect(compareProjects([killa, santorini, coral], kinds).differing[0]?.isBest).toEqual([false, false, true])
  expect(compareProjects([killa, santorini], kinds).differing[0]?.isBest).toEqual([false, false])
})

test('compares amenities by kind, even if projects describe them with different words', () => {
  const { commonAmenities, otherAmenities } = compareProjects([santorini, arena, mykonos], kinds)
  expect(commonAmenities).toEqual(['waves'])
  expect(otherAmenities).toEqual([['Malecón'], ['Parque'], []])
})

test('shows every value of a single project and marks none as common or best', () => {
  const { differing, common, commonAmenities } = compareProjects([santorini], kinds)
  expect(differing.map(({ key, isBest }) => [key, isBest])).toEqual([
    ['instalment', [false]],
    ['term', [false]],
    ['area', [false]],
  ])
  expect([common, commonAmenities]).toEqual([[], []])
})
