import { es } from '@payloadcms/translations/languages/es'
import { expect, test } from 'vitest'
import { payloadTexts } from './payload-texts'

const theirs = es.translations as unknown as Record<string, Record<string, string>>
const placeholders = (text: string) => (text.match(/\{\{\w+\}\}|<\/?\d>/g) ?? []).sort()
const corrected = Object.entries(payloadTexts).flatMap(([group, texts]) =>
  Object.entries(texts).map(([key, text]) => [`${group}:${key}`, text, theirs[group]?.[key]] as const),
)

test.each(corrected)('%s replaces a text of Payload', (_key, text, original) => {
  expect(original).toBeDefined()
  expect(text).not.toBe(original)
})

// A dash replaces "<Sin Lote>": the column already has the label.
test.each(corrected.filter(([key]) => key !== 'general:noLabel'))(
  '%s has the placeholders of the original',
  (_key, text, original = '') => {
    expect(placeholders(text)).toEqual(placeholders(original))
  },
)
