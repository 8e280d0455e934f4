import { expect, test } from 'vitest'
import { consentParts } from './consent'

const pages = { terms: '/terminos', privacy: '/privacidad' }

test('turns marked words into links and the rest of the sentence into plain text', () => {
  const sentence = 'Acepto los [terms]términos[/terms] y la [privacy]política de privacidad[/privacy].'
  expect(consentParts(sentence, pages)).toEqual([
    { text: 'Acepto los ', href: null },
    { text: 'términos', href: '/terminos' },
    { text: ' y la ', href: null },
    { text: 'política de privacidad', href: '/privacidad' },
    { text: '.', href: null },
  ])
})

test.each([
  ['a text without marks', 'Acepto recibir información'],
  ['an unclosed mark', 'Acepto los [terms]términos'],
  ['marks that do not match', 'Acepto [terms]los[/privacy] términos'],
])('leaves %s unchanged', (_, text) => {
  expect(consentParts(text, pages)).toEqual([{ text, href: null }])
})
