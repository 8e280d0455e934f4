import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hasUnprintable, replaceUnprintable } from './printable-text'

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
])('prints %j as %j', (text, printedText) => {
  expect(replaceUnprintable(text)).toBe(printedText)
})

test('leaves only characters that the font can draw', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      const printedText = replaceUnprintable(text)
      expect(replaceUnprintable(printedText)).toBe(printedText)
      expect(printedText).not.toMatch(/\p{Cf}|\p{Cs}|\p{Co}/u)
    }),
  )
})

test('detects a character that cannot be printed', () => {
  expect(hasUnprintable(['Hola', 'ñ'])).toBe(false)
  expect(hasUnprintable(['Hola', '漢'])).toBe(true)
})
