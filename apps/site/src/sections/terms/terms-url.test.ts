import { expect, test } from 'vitest'
import { readTermsQuery } from './terms-url'

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
])('the query string "%s" opens the section %s and the accordion %s', (query, section, accordion) => {
  expect(readTermsQuery(new URLSearchParams(query), contents)).toEqual({ section, accordion })
})

test('opens no section on a page without sections', () => {
  expect(readTermsQuery(new URLSearchParams('section=x'), [])).toEqual({ section: null, accordion: null })
})
