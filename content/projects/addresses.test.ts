import { expect, test } from 'vitest'
import { projects } from './all-projects'

test.each([
  ['Mykonos', 'condominium', 'mykonos'],
  ['Santorini', 'condominium', 'santorini'],
  ['Zafiro', 'condominium', 'zafiro'],
  ['Punta Arena', 'condominium', 'punta-arena'],
  ['Punta Arena II', 'condominium', 'punta-arena-2'],
  ['Coral', 'condominium', 'coral'],
  ['Prado Piamonte', 'condominium', 'prado-piamonte'],
  ['Bahía Serena', 'condominium', 'bahia-serena'],
  ['O2', 'apartment', 'o2'],
  ['Killa', 'apartment', 'killa'],
])('keeps the kind and slug of %s: %s, %s', (name, kind, slug) => {
  expect(projects.filter((project) => project.name === name)).toMatchObject([{ kind, slug }])
})
