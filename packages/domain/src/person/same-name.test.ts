import { expect, test } from 'vitest'
import { isPossiblySameName, isSameName, isSimilarName } from './same-name'

const parseName = (text: string) => {
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
])('treats %s and %s as the same name', (a, b) => {
  expect(isSameName(parseName(a), parseName(b))).toBe(true)
  expect(isSameName(parseName(b), parseName(a))).toBe(true)
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
])('treats %s and %s as different names, not as a typo of one name', (a, b) => {
  expect(isSameName(parseName(a), parseName(b))).toBe(false)
  expect(isPossiblySameName(parseName(a), parseName(b))).toBe(false)
  expect(isPossiblySameName(parseName(b), parseName(a))).toBe(false)
})

test.each([
  ['Rosa / Quispe', 'Rosa / Quipse'],
  ['Rosa / Quispe', 'Rsoa / Quispe'],
  ['Carlos / Fernandez', 'Carlos / Hernandez'],
  ['Carlos / Mamani', 'Carlos / Mammani'],
])('treats %s and %s as similar names', (a, b) => {
  expect(isSameName(parseName(a), parseName(b))).toBe(false)
  expect(isSimilarName(parseName(a), parseName(b))).toBe(true)
  expect(isSimilarName(parseName(b), parseName(a))).toBe(true)
})

test.each([
  ['María / Quispe', 'Marina / Quispe'],
  ['Helena / Ríos', 'Elena / Ríos'],
  ['Gabriela / Mamani', 'Gabiela / Mamani'],
])('treats %s and %s as possibly the same name', (a, b) => {
  expect(isSimilarName(parseName(a), parseName(b))).toBe(false)
  expect(isPossiblySameName(parseName(a), parseName(b))).toBe(true)
})
