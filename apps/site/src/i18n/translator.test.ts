import { expect, test } from 'vitest'
import { fillPlaceholders, type Texts, translate } from './translate'
import { textsFor, translator, withFallback } from './translator'

test('translates into the language of the page', () => {
  expect(translator('es')('dialog.close')).toBe('Cerrar')
  expect(translator('en')('dialog.close')).toBe('Close')
})

test('falls back to English for a text missing in Spanish', () => {
  expect(withFallback({}, { 'chat.label': 'Chat' })['chat.label']).toBe('Chat')
})

test.each([
  ['es', 1, '1 mes'],
  ['es', 60, '60 meses'],
  ['en', 1, '1 month'],
  ['en', 0, '0 months'],
] as const)('selects the plural form in %s: a count of %i gives "%s"', (locale, count, expected) => {
  expect(translator(locale)('card.months', { count })).toBe(expected)
})

test('shows the placeholder if its value is missing', () => {
  expect(fillPlaceholders('{months} months', {}, 'en')).toBe('{months} months')
})

test('uses the given fallback for a text missing in both languages', () => {
  const texts = {} as Texts<'dialog'>
  expect(translate(texts, 'es', 'Cerrar')('dialog.close')).toBe('Cerrar')
})

test('returns the messages of an island in one language', () => {
  expect(textsFor('en', 'video')).toEqual({
    'video.inWords': 'What the video shows',
    'video.pause': 'Pause the video',
    'video.play': 'Play the video',
    'video.unsupported': 'Your browser does not support the video tag.',
  })
})

test('fails to compile if a value of a message is missing', () => {
  // @ts-expect-error `to` and `total` are missing
  translator('es')('news.range', { from: 1 })
  // @ts-expect-error a plural needs its count
  translator('es')('card.months')
})
