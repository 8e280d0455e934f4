import { fieldErrors } from '@app/domain/submission/field-errors'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { textsFor } from '@/i18n/translator'
import { answerWith } from '../programmed-answers.fixture'
import { ComplaintStatus } from './complaint-status'

const ENDPOINT = '/api/complaints/status'
const texts = textsFor(
  'es',
  'complaint.receipt',
  'complaintStatus',
  'field',
  'file',
  'form',
  'outbox',
  'phone',
  'receipt',
)

async function submitLookup() {
  const screen = await render(
    <ComplaintStatus locale="es" texts={texts} errors={fieldErrors.es} idPrefix="complaint-status" />,
  )
  const number = screen.getByRole('textbox', { name: 'Número de la hoja' })
  await number.fill('N° 000 000001-2026')
  await screen.getByRole('textbox', { name: 'Código de consulta' }).fill('sm 7k4f q2mx')
  await screen.getByRole('textbox', { name: 'Correo electrónico' }).fill('lucia@correo.pe')
  await screen.getByRole('button', { name: 'Consultar estado' }).click()
  return { screen, number }
}

test('shows the dates and the answer of an answered complaint', async () => {
  await answerWith(ENDPOINT, {
    status: 200,
    body: {
      number: 'N° 000 000001-2026',
      filedOn: '2026-11-15',
      dueOn: '2026-12-04',
      status: 'answered',
      answer: 'Te enviamos el plano.',
      answeredAt: '2026-11-20T15:00:00.000Z',
      files: [{ name: 'Plano.pdf', size: 2048 }],
    },
  })
  const { screen } = await submitLookup()
  await expect.element(screen.getByRole('heading', { name: 'N° 000 000001-2026' })).toBeVisible()
  for (const text of [
    'Respondido',
    '15/11/2026',
    '4/12/2026',
    '20/11/2026',
    'Te enviamos el plano.',
    'Plano.pdf (2 KB)',
  ])
    await expect.element(screen.getByText(text)).toBeVisible()
})

test('shows an error at the number field when no complaint matches the look-up', async () => {
  const errors = [{ path: 'number', message: 'complaintStatus.notFound' }]
  await answerWith(ENDPOINT, { status: 404, body: { errors } })
  const { screen, number } = await submitLookup()
  const sentence = 'No encontramos una hoja con ese número, ese código y ese correo. Revisa los tres.'
  await expect.element(number).toHaveAccessibleDescription(sentence)
  await expect.element(screen.getByRole('region', { name: 'Revisa 1 campo para continuar' })).toHaveFocus()
})

test.each([
  [429, 'Hiciste muchas consultas seguidas. Espera un minuto y consulta otra vez.'],
  [503, 'No pudimos consultar el estado. Intenta nuevamente en un momento.'],
])('explains what to do after a response with the status %i', async (status, sentence) => {
  await answerWith(ENDPOINT, { status })
  const { screen } = await submitLookup()
  await expect.element(screen.getByText(sentence)).toBeVisible()
})
