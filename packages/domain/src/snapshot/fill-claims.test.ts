import { expect, test } from 'vitest'
import { fillClaims } from './fill-claims'

const claims = [
  { key: 'years', figure: 12 },
  { key: 'families', figure: 1500 },
] as const

test.each([
  ['Más de {years} años', 'es', 'Más de 12 años'],
  ['Más de {families} familias', 'es', 'Más de 1500 familias'],
  ['More than {families} families', 'en', 'More than 1,500 families'],
  ['{projects} y {area:santorini}', 'es', '{projects} y {area:santorini}'],
] as const)('fills the claims of the text "%s" in the language %s', (text, locale, expected) => {
  expect(fillClaims(text, claims, locale)).toBe(expected)
})
