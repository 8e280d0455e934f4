import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { ProjectDocuments } from './project-documents'

const props = {
  title: 'Documentos',
  titleBold: 'y respuestas',
  intro: 'Lo que conviene leer.',
  brochure: null,
  documents: [{ name: 'Partida registral', proves: 'Quién es el dueño.', details: 'Registros públicos', file: null }],
  questions: [
    { question: '¿Hay intereses?', answer: 'No.' },
    { question: '¿Puedo comprar desde el extranjero?', answer: 'Sí, por videollamada.' },
  ],
  ask: { href: '#form', text: 'Preguntar otra cosa' },
}

test('shows the documents and opens one answer at a time', async () => {
  const screen = await render(<ProjectDocuments {...props} />)
  await expect.element(screen.getByRole('region', { name: 'Documentos y respuestas' })).toBeVisible()
  await expect.element(screen.getByText('Partida registral')).toBeVisible()
  const answers = props.questions.map(({ answer }) => screen.getByText(answer, { exact: true }))
  for (const answer of answers) await expect.element(answer).not.toBeVisible()
  for (const [index, { question }] of props.questions.entries()) {
    await screen.getByText(question).click()
    for (const [position, answer] of answers.entries()) {
      if (position === index) await expect.element(answer).toBeVisible()
      else await expect.element(answer).not.toBeVisible()
    }
  }
})

test('shows only the questions, without a note about documents, if there are no documents', async () => {
  const screen = await render(<ProjectDocuments {...props} documents={[]} />)
  await expect.element(screen.getByText('¿Hay intereses?')).toBeVisible()
  await expect.element(screen.getByText(props.intro)).not.toBeInTheDocument()
})
