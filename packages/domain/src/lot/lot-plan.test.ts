import { describe, expect, test } from 'vitest'
import { planError, planProblems } from './lot-plan'

const plan = [
  { id: 'lot-a-01', points: '0,0 4,0 4,4 0,4' },
  { id: 'lot-a-02', points: '5,0 9,0 9,4' },
]
const shapesWithDuplicate = plan.map(({ points }) => ({ id: 'lot-a-01', points }))
const lots = [
  { code: 'A-01', shape: 'lot-a-01' },
  { code: 'A-02', shape: 'lot-a-02' },
]
const englishProblems = (shapes = plan, lotsToCheck = lots) => planProblems(shapes, lotsToCheck).map(({ en }) => en)

describe('the problems of a plan', () => {
  test('reports no problem if the plan matches the lots', () => {
    expect(planProblems(plan, lots)).toEqual([])
  })

  test('reports a lot without a shape', () => {
    expect(englishProblems(plan, [...lots, { code: 'A-03', shape: 'lot-a-03' }])).toEqual([
      'the lot A-03 has no shape "lot-a-03" in the plan',
    ])
  })

  test('reports a shape without a lot', () => {
    expect(englishProblems(plan, lots.slice(1))).toEqual(['the shape "lot-a-01" of the plan is no lot'])
  })

  test('reports a shape that the plan contains twice', () => {
    expect(englishProblems(shapesWithDuplicate, lots.slice(0, 1))).toEqual(['the plan draws "lot-a-01" twice'])
  })

  test('reports two lots with the same shape', () => {
    expect(englishProblems(plan, [...lots, { code: 'A-03', shape: 'lot-a-01' }])).toEqual([
      'two lots have the shape "lot-a-01"',
    ])
  })

  test.each(['', '1,1 2,2', 'a b c d e f'])('reports a shape whose outline is "%s"', (points) => {
    expect(englishProblems(plan.map((shape) => (shape.id === 'lot-a-02' ? { ...shape, points } : shape)))).toEqual([
      'the shape "lot-a-02" has no outline of three corners or more',
    ])
  })
})

describe('the error message of a plan', () => {
  test('accepts a plan that matches its lots, and a plan before its lots are entered', () => {
    expect(planError(plan, lots, 'es')).toBeNull()
    expect(planError(plan, [], 'es')).toBeNull()
  })

  test('lists one sentence per problem, up to three', () => {
    expect(planError(shapesWithDuplicate, [], 'es')).toBe('El plano dibuja «lot-a-01» dos veces.')
    const extraLots = Array.from({ length: 5 }, (_, index) => ({ code: `B-0${index}`, shape: `lot-b-0${index}` }))
    expect(planError(plan, [...lots, ...extraLots], 'es')).toBe(
      'El lote B-00 no tiene en el plano su forma «lot-b-00». El lote B-01 no tiene en el plano su forma «lot-b-01». El lote B-02 no tiene en el plano su forma «lot-b-02». Y 2 más.',
    )
    expect(planError(plan, lots.slice(1), 'en')).toBe('The shape "lot-a-01" of the plan is no lot.')
  })

  test('requires an SVG with lots', () => {
    expect(planError(null, lots, 'es')).toBe('Un plano es un dibujo SVG.')
    expect(planError([], [], 'es')).toContain('no tiene ningún lote')
  })
})
