import { expect, test } from 'vitest'
import { isPossiblySameName, isSameName, isSimilarName } from './same-name'

const name = (text: string) => {
  const [firstName = '', lastName = ''] = text.split(' / ')
  return { firstName, lastName }
}

test.each([
  ['Rosa / Quispe Mamani', 'ROSA / QUISPE MAMANI'],
  ['José / Núñez', 'Jose / Nunez'],
  ['Rosa María / Quispe Mamani', 'Rosa / Quispe'],
  ['María Rosa / Quispe', 'Rosa / Quispe Mamani'],
  ['Juan Carlos / Ríos', 'J. Carlos / Rios'],
  ['Rosa / Quispe de la Cruz', 'Rosa / Quispe Cruz'],
  ['Quispe Mamani / Rosa', 'Rosa / Quispe Mamani'],
])('%s is %s', (one, other) => {
  expect(isSameName(name(one), name(other))).toBe(true)
  expect(isSameName(name(other), name(one))).toBe(true)
})

test.each([
  ['Rosa / Quispe', 'Ana / Quispe'],
  ['Juan Carlos / Quispe', 'Juan Luis / Quispe'],
  ['Rosa / Quispe Mamani', 'Rosa / Quispe Torres'],
  ['Mario / Quispe', 'María / Quispe'],
  ['Daniel / Quispe', 'Daniela / Quispe'],
  ['Luis / Quispe', 'Luisa / Quispe'],
  ['R / Quispe', 'R / Quispe'],
  ['Rosa / ', 'Rosa / '],
])('%s is not %s, not even with a typo', (one, other) => {
  expect(isSameName(name(one), name(other))).toBe(false)
  expect(isPossiblySameName(name(one), name(other))).toBe(false)
  expect(isPossiblySameName(name(other), name(one))).toBe(false)
})

test.each([
  ['Rosa / Quispe', 'Rosa / Quipse'],
  ['Rosa / Quispe', 'Rsoa / Quispe'],
  ['Carlos / Fernandez', 'Carlos / Hernandez'],
  ['Carlos / Mamani', 'Carlos / Mammani'],
])('%s may be %s with a typo', (one, other) => {
  expect(isSameName(name(one), name(other))).toBe(false)
  expect(isSimilarName(name(one), name(other))).toBe(true)
  expect(isSimilarName(name(other), name(one))).toBe(true)
})

test.each([
  ['María / Quispe', 'Marina / Quispe'],
  ['Helena / Ríos', 'Elena / Ríos'],
  ['Gabriela / Mamani', 'Gabiela / Mamani'],
])('%s and %s need the same document', (one, other) => {
  expect(isSimilarName(name(one), name(other))).toBe(false)
  expect(isPossiblySameName(name(one), name(other))).toBe(true)
})
