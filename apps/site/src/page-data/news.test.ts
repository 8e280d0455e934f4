import { expect, test } from 'vitest'
import { featuredFirst } from './news'

test('what staff feature is read first, the rest keeps its order', () => {
  const articles = [{ number: 14 }, { number: 13, featured: false }, { number: 10, featured: true }, { number: 9 }]
  expect(featuredFirst(articles).map(({ number }) => number)).toEqual([10, 14, 13, 9])
})
