import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ErrorList } from './error-list'
import { type IndexedGroup, TaskIndex } from './task-index'

const ignore = () => undefined
const groups: IndexedGroup[] = [
  { label: 'Lo que se vende', tasks: [{ position: 0, label: 'Nombre', missing: 0, errors: 0 }] },
  {
    label: 'Cómo se ve',
    tasks: [
      { position: 1, label: 'Portada', missing: 2, errors: 0 },
      { position: 2, label: 'Galería', missing: 1, errors: 3 },
    ],
  },
]
const indexIn = (language: 'es' | 'en') =>
  renderToStaticMarkup(<TaskIndex groups={groups} current={1} onOpen={ignore} language={language} />)

test('marks each task as complete, with missing fields or with errors', () => {
  const marks = [...indexIn('es').matchAll(/role="img" aria-label="([^"]+)"/g)].map(([, label]) => label)
  expect(marks).toEqual(['Completo', 'Faltan 2 datos', '3 datos por corregir'])
  expect(indexIn('en')).toContain('2 fields missing')
})

test('names the index and its groups, and marks the open task', () => {
  const html = indexIn('es')
  expect(html).toContain('<nav class="task-index" aria-label="Partes de la ficha">')
  expect(html).toContain('<ul aria-label="Cómo se ve">')
  expect([...html.matchAll(/aria-current="true"><span>([^<]+)/g)].map(([, label]) => label)).toEqual(['Portada'])
})

test('links each error to its field and can be focused', () => {
  const errors = [
    { path: 'seo.title', name: 'Buscadores, Título', message: 'Falta.' },
    { path: 'name', name: 'Nombre', message: 'Falta.' },
  ]
  const html = renderToStaticMarkup(<ErrorList errors={errors} onOpen={ignore} language="es" />)
  expect(html).toContain('<h2 id="error-summary">Hay 2 datos por corregir</h2>')
  expect(html).toContain('href="#field-seo__title"')
  expect(html).toContain('tabindex="-1"')
})

test('shows why a record was not saved if no field is wrong', () => {
  const html = renderToStaticMarkup(
    <ErrorList errors={[]} failure="Otra persona edita este registro." onOpen={ignore} language="es" />,
  )
  expect(html).toContain('<h2 id="error-summary">No se guardó</h2>')
  expect(html).toContain('Otra persona edita este registro.')
})

test('shows no summary without errors', () => {
  expect(renderToStaticMarkup(<ErrorList errors={[]} onOpen={ignore} language="es" />)).toBe('')
})
