import { expect, test } from 'vitest'
import { placeInTerms } from './terms-address'

const contents = [
  { section: 'general', accordions: ['terminos1', 'terminos2'] },
  { section: 'referidos', accordions: ['referidos1'] },
  { section: 'promociones', accordions: ['promociones2', 'terminos6', 'terminos7', 'terminos8'] },
]

test.each([
  ['', 'general', null],
  ['section=referidos', 'referidos', null],
  ['section=promociones&subsection=terminos6', 'promociones', 'terminos6'],
  ['section=terminos7', 'promociones', 'terminos7'],
  ['subsection=terminos8', 'promociones', 'terminos8'],
  ['section=promociones2', 'promociones', 'promociones2'],
  ['subsection=promociones', 'promociones', null],
  ['section=general&subsection=terminos8', 'promociones', 'terminos8'],
  ['section=referidos&subsection=nada', 'referidos', null],
  ['section=nada&subsection=nada', 'general', null],
])('?%s opens %s, %s', (query, section, accordion) => {
  expect(placeInTerms(new URLSearchParams(query), contents)).toEqual({ section, accordion })
})

test('opens nothing on a page without sections', () => {
  expect(placeInTerms(new URLSearchParams('section=x'), [])).toEqual({ section: null, accordion: null })
})
