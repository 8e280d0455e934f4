import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { ProjectDocuments } from './project-documents'

const props = {
  title: 'Documentos',
  titleBold: 'y respuestas',
  lead: 'Lo que conviene leer.',
  demo: null,
  caller: { title: 'Te llama', titleBold: 'una persona', text: 'Un asesor.', when: 'Dentro de una hora.', hours: [] },
}
const paper = { name: 'Partida registral', issuer: null, number: null, date: null, note: null, file: null }

test('shows documents with the contact person beside them', async () => {
  const screen = await render(<ProjectDocuments {...props} papers={[paper]} />)
  await expect.element(screen.getByRole('region', { name: 'Documentos y respuestas' })).toBeVisible()
  await expect.element(screen.getByRole('heading', { level: 3, name: 'Te llama una persona' })).toBeVisible()
})

test('shows only the contact person, with one heading, if there are no documents', async () => {
  const screen = await render(<ProjectDocuments {...props} papers={[]} />)
  await expect.element(screen.getByRole('region', { name: 'Te llama una persona' })).toBeVisible()
  expect(screen.getByRole('heading').elements()).toHaveLength(1)
})
