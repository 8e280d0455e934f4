import { expect, test } from 'vitest'
import { relativePath } from './relative-path'

test('writes the corners after the first one relative to the previous corner', () => {
  expect(relativePath('10,20 15.1,20 15.1,28.3 10,28.3')).toBe('M10,20l5.1,0 0,8.3 -5.1,0z')
})

test('writes the same path for lots of the same size, except for their first corner', () => {
  const [first, second] = ['0.1,0 12.4,0 12.4,9 0.1,9', '50.3,7 62.6,7 62.6,16 50.3,16'].map(relativePath)
  expect(second?.slice(second.indexOf('l'))).toBe(first?.slice(first.indexOf('l')))
})
