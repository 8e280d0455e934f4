import { expect, test } from 'vitest'
import { consentParts, plainConsent } from './consent-words'

const sentence = 'Acepto los [terms]términos[/terms] y la [privacy]política de privacidad[/privacy].'

test('marked words become links, the rest stays text', () => {
  expect(consentParts(sentence)).toEqual([
    { text: 'Acepto los ', target: null },
    { text: 'términos', target: 'terms' },
    { text: ' y la ', target: null },
    { text: 'política de privacidad', target: 'privacy' },
    { text: '.', target: null },
  ])
})

test.each([
  ['no mark at all', 'Acepto recibir información'],
  ['a mark that never closes', 'Acepto los [terms]términos'],
  ['marks that cross', 'Acepto [terms]los[/privacy] términos'],
])('%s is shown as it is', (_, text) => {
  expect(consentParts(text)).toEqual([{ text, target: null }])
})

test('the plain sentence carries no marks', () => {
  expect(plainConsent(sentence)).toBe('Acepto los términos y la política de privacidad.')
})
