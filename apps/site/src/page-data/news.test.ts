import { expect, test } from 'vitest'
import { featuredFirst } from './news'

test('lists featured articles first and keeps the order otherwise', () => {
  const articles = [{ number: 14 }, { number: 13, featured: false }, { number: 10, featured: true }, { number: 9 }]
  expect(featuredFirst(articles).map(({ number }) => number)).toEqual([10, 14, 13, 9])
})
