import { expect, test } from 'vitest'
import { consentParts } from './consent'

const pages = { terms: '/terminos', privacy: '/privacidad' }

test('turns marked words into links and leaves the rest as text', () => {
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
  ['no mark at all', 'Acepto recibir información'],
  ['a mark that never closes', 'Acepto los [terms]términos'],
  ['marks that cross', 'Acepto [terms]los[/privacy] términos'],
])('leaves %s unchanged', (_, text) => {
  expect(consentParts(text, pages)).toEqual([{ text, href: null }])
})
