import { expect, test } from 'vitest'
import { matchEntries } from './match-entries'

const entries = [
  { label: 'Campañas', note: 'Contenido' },
  { label: 'Campañas sociales', note: 'Contenido' },
  { label: 'Página de inicio', note: 'Páginas' },
  { label: 'Crear: noticia', note: '' },
]

test.each([
  ['campan', ['Campañas', 'Campañas sociales']],
  ['SOCIALES camp', ['Campañas sociales']],
  ['contenido', ['Campañas', 'Campañas sociales']],
  ['pagina', ['Página de inicio']],
  ['not', ['Crear: noticia']],
  ['ampañas', []],
  ['', entries.map(({ label }) => label)],
])('the search text "%s" matches the entries %j', (text, labels) => {
  expect(matchEntries(entries, text).map(({ label }) => label)).toEqual(labels)
})
