import { expect, test } from 'vitest'
import { formatArea } from './format-area'

test.each([
  [100, 'es', '100\u00A0m²'],
  [100, 'en', '100\u00A0m² (1,076\u00A0ft²)'],
  [48.5, 'en', '48.5\u00A0m² (522\u00A0ft²)'],
  [9.2, 'en', '9.2\u00A0m² (99\u00A0ft²)'],
] as const)('formats %d square metres in the language %s', (areaM2, locale, expected) => {
  expect(formatArea(areaM2, locale)).toBe(expected)
})
