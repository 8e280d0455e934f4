import { expect, test } from 'vitest'
import { formatFileSize } from './format-file-size'

test.each([
  [0, '1 KB'],
  [812 * 1024, '812 KB'],
  [1.44 * 1024 * 1024, '1.4 MB'],
  [5 * 1024 * 1024, '5.0 MB'],
])('formats %i bytes as %s', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text)
})
