import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hasUnprintable, printable } from './printable-text'

test.each([
  ['Ñáñez, Łucja y Nguyễn', 'Ñáñez, Łucja y Nguyễn'],
  ['\u00ad', ''],
  ['des\u00adcrip\u200bción\ufeff', 'descripción'],
  ['n\u0303andu\u0301', 'ñandú'],
  ['\u202eal revés', 'al revés'],
  ['漢字 😀', '[?][?] [?]'],
  ['S/ 1 500 – «sí» € ½', 'S/ 1 500 – «sí» € ½'],
  ['a\tb\u00a0c\nd', 'a b c\nd'],
  ['\ud800', '[?]'],
])('prints %j as %j', (text, printed) => {
  expect(printable(text)).toBe(printed)
})

test('leaves only characters that the font can draw, whatever is sent', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      const printed = printable(text)
      expect(printable(printed)).toBe(printed)
      expect(printed).not.toMatch(/\p{Cf}|\p{Cs}|\p{Co}/u)
    }),
  )
})

test('a sheet says if a character cannot be printed', () => {
  expect(hasUnprintable(['Hola', 'ñ'])).toBe(false)
  expect(hasUnprintable(['Hola', '漢'])).toBe(true)
})
