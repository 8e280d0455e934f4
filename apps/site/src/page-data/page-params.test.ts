import { expect, test } from 'vitest'
import { paramsOf } from './page-params'

const sampleContent = {
  projects: [
    { kind: 'condominium', slug: 'santorini' },
    { kind: 'condominium', slug: 'coral' },
    { kind: 'apartment', slug: 'o2' },
  ],
  news: [{ number: 1 }, { number: 14 }],
  places: [
    { slug: 'mejia', landing: {} },
    { slug: 'lima', landing: null },
  ],
} as unknown as Parameters<typeof paramsOf>[1]

test.each([
  ['condominium', [{ slug: 'santorini' }, { slug: 'coral' }]],
  ['apartment', [{ slug: 'o2' }]],
  ['article', [{ number: 1 }, { number: 14 }]],
  ['place', [{ slug: 'mejia' }]],
  ['home', [{}]],
] as const)('returns the parameters of the pages of the route "%s"', (page, params) => {
  expect(paramsOf(page, sampleContent)).toEqual(params)
})

test('creates a lots page for a condominium with a site plan and lots, and an apartments page for a building with apartments', () => {
  const projects = [
    { kind: 'condominium', slug: 'santorini', lotPlan: 'plan' },
    { kind: 'condominium', slug: 'coral', lotPlan: 'plan' },
    { kind: 'condominium', slug: 'zafiro' },
    { kind: 'apartment', slug: 'o2', lotPlan: 'plan' },
  ]
  const lots = ['santorini', 'zafiro', 'o2'].map((project) => ({ project }))
  const content = { ...sampleContent, projects, lots } as unknown as typeof sampleContent
  expect(paramsOf('lots', content)).toEqual([{ slug: 'santorini' }])
  expect(paramsOf('lots', sampleContent)).toEqual([])
  expect(paramsOf('units', content)).toEqual([{ slug: 'o2' }])
  expect(paramsOf('units', sampleContent)).toEqual([])
})
