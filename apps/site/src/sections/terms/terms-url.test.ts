import { expect, test } from 'vitest'
import { readPlace } from './terms-url'

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
])('opens the place that ?%s names: section %s, accordion %s', (query, section, accordion) => {
  expect(readPlace(new URLSearchParams(query), contents)).toEqual({ section, accordion })
})

test('returns no place on a page without sections', () => {
  expect(readPlace(new URLSearchParams('section=x'), [])).toEqual({ section: null, accordion: null })
})
