import { describe, expect, test } from 'vitest'
import { planError, planProblems } from './lot-plan'

const plan = [
  { id: 'lot-a-01', points: '0,0 4,0 4,4 0,4' },
  { id: 'lot-a-02', points: '5,0 9,0 9,4' },
]
const drawnTwice = plan.map(({ points }) => ({ id: 'lot-a-01', points }))
const lots = [
  { code: 'A-01', shape: 'lot-a-01' },
  { code: 'A-02', shape: 'lot-a-02' },
]
const english = (shapes = plan, which = lots) => planProblems(shapes, which).map(({ en }) => en)

describe('planProblems', () => {
  test('returns none if plan and lots match', () => {
    expect(planProblems(plan, lots)).toEqual([])
  })

  test('reports a lot without a shape', () => {
    expect(english(plan, [...lots, { code: 'A-03', shape: 'lot-a-03' }])).toEqual([
      'the lot A-03 has no shape "lot-a-03" in the plan',
    ])
  })

  test('reports a shape without a lot', () => {
    expect(english(plan, lots.slice(1))).toEqual(['the shape "lot-a-01" of the plan is no lot'])
  })

  test('reports a shape drawn twice', () => {
    expect(english(drawnTwice, lots.slice(0, 1))).toEqual(['the plan draws "lot-a-01" twice'])
  })

  test('reports two lots with the same shape', () => {
    expect(english(plan, [...lots, { code: 'A-03', shape: 'lot-a-01' }])).toEqual([
      'two lots have the shape "lot-a-01"',
    ])
  })

  test.each(['', '1,1 2,2', 'a b c d e f'])('reports a shape whose outline is "%s"', (points) => {
    expect(english(plan.map((shape) => (shape.id === 'lot-a-02' ? { ...shape, points } : shape)))).toEqual([
      'the shape "lot-a-02" has no outline of three corners or more',
    ])
  })
})

describe('planError', () => {
  test('accepts a plan that matches its lots, or has no lots yet', () => {
    expect(planError(plan, lots, 'es')).toBeNull()
    expect(planError(plan, [], 'es')).toBeNull()
  })

  test('lists one sentence per problem, at most three', () => {
    expect(planError(drawnTwice, [], 'es')).toBe('El plano dibuja «lot-a-01» dos veces.')
    const more = Array.from({ length: 5 }, (_, at) => ({ code: `B-0${at}`, shape: `lot-b-0${at}` }))
    expect(planError(plan, [...lots, ...more], 'es')).toBe(
      'El lote B-00 no tiene en el plano su forma «lot-b-00». El lote B-01 no tiene en el plano su forma «lot-b-01». El lote B-02 no tiene en el plano su forma «lot-b-02». Y 2 más.',
    )
    expect(planError(plan, lots.slice(1), 'en')).toBe('The shape "lot-a-01" of the plan is no lot.')
  })

  test('requires an SVG with lots', () => {
    expect(planError(null, lots, 'es')).toBe('Un plano es un dibujo SVG.')
    expect(planError([], [], 'es')).toContain('no tiene ningún lote')
  })
})
