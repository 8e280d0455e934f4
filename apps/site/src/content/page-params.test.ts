import { expect, test } from 'vitest'
import { paramsOf } from './page-params'

const listed = {
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
  ['area', [{ slug: 'mejia' }]],
  ['home', [{}]],
] as const)('there is one page per %s', (page, params) => {
  expect(paramsOf(page, listed)).toEqual(params)
})
