import { expect, test } from 'vitest'
import { sizeInWords } from './size-in-words'

test.each([
  [0, '1 KB'],
  [812 * 1024, '812 KB'],
  [1.44 * 1024 * 1024, '1.4 MB'],
  [5 * 1024 * 1024, '5.0 MB'],
])('%i bytes are %s', (bytes, words) => {
  expect(sizeInWords(bytes)).toBe(words)
})
