import { es } from '@payloadcms/translations/languages/es'
import { expect, test } from 'vitest'
import { payloadTexts } from './payload-texts'

const originals = es.translations as unknown as Record<string, Record<string, string>>
const placeholders = (text: string) => (text.match(/\{\{\w+\}\}|<\/?\d>/g) ?? []).sort()
const corrections = Object.entries(payloadTexts).flatMap(([group, texts]) =>
  Object.entries(texts).map(([key, text]) => [`${group}:${key}`, text, originals[group]?.[key]] as const),
)

test.each(corrections)('the correction of %s differs from Payload’s text', (_key, text, original) => {
  expect(original).toBeDefined()
  expect(text).not.toBe(original)
})

// `general:noLabel` is a dash without a placeholder, because the column already shows the label. Payload fills in the
// label of `fields:addNewLabel` with an object.
const withoutPlaceholder = ['general:noLabel', 'fields:addNewLabel']

test.each(corrections.filter(([key]) => !withoutPlaceholder.includes(key)))(
  'the correction of %s keeps the placeholders of Payload’s text',
  (_key, text, original = '') => {
    expect(placeholders(text)).toEqual(placeholders(original))
  },
)
