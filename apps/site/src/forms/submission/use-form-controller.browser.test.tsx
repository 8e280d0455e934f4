// These tests use the contact form and an HTTP server with prepared responses.

import { beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { LeadForm } from '../lead/lead-form'
import { leadFormProps } from '../lead/lead-form.fixture'
import { answerWith, recordedRequests } from '../programmed-answers.fixture'
import { drainOutbox } from './drain-outbox'
import { newDraft, writeDraft } from './form-draft'
import { browserOutbox } from './outbox-store'

const ENDPOINT = '/api/leads'
const acceptedResponse = { status: 201, body: { reference: 'SM-7K4Q-2D' } }
const unavailableText = 'No pudimos recibir tus datos. Siguen aquí: envíalos otra vez en un momento.'

beforeEach(async () => {
  sessionStorage.clear()
  for (const { key } of await browserOutbox.all()) await browserOutbox.remove(key)
  // The draft is a minute old, because the browser delays a form that is submitted too fast.
  writeDraft('lead:contact::contact', newDraft(Date.now() - 60_000), sessionStorage)
})

async function renderForm() {
  const screen = await render(<LeadForm {...leadFormProps} />)
  const field = (name: string) => screen.getByRole('textbox', { name })
  return {
    screen,
    field,
    form: screen.getByRole('form', { name: 'Pide información' }),
    summary: screen.getByRole('region', { name: /^Revisa/ }),
    async fillIn() {
      await field('Nombre').fill('Lucía')
      await field('Apellido').fill('Paz')
      await field('Correo electrónico').fill('lucia@correo.pe')
      await field('Teléfono').fill('900 000 123')
      await screen.getByRole('combobox', { name: 'Proyecto' }).selectOptions('Santorini')
      await screen.getByRole('checkbox', { name: 'Acepto los términos' }).click()
    },
    send: () => screen.getByRole('button', { name: 'Enviar' }).click(),
  }
}

const recordedKeys = async () => (await recordedRequests(ENDPOINT)).map(({ headers }) => headers['idempotency-key'])

/** Polls, because `drainOutbox` returns at once while another attempt is running. */
const waitForEmptyOutbox = () =>
  vi.waitFor(
    async () => {
      await drainOutbox()
      expect(await browserOutbox.all()).toEqual([])
    },
    { timeout: 15_000 },
  )

test('lists the missing fields of an empty form in order with a link to each field', async () => {
  const { screen, field, summary, send } = await renderForm()
  await send()
  await expect.element(summary).toHaveFocus()
  const links = summary.getByRole('link')
  await expect.element(summary.getByText('Revisa 6 campos para continuar')).toBeVisible()
  expect(links.elements().map(({ textContent }) => textContent)).toEqual([
    'Nombre es requerido',
    'Apellido es requerido',
    'Correo es requerido',
    'Por favor, ingresa un número de teléfono válido.',
    'Proyecto es requerido',
    'Debes aceptar los términos',
  ])
  await links.nth(2).click()
  await expect.element(field('Correo electrónico')).toHaveFocus()
  await field('Nombre').fill('Lucía')
  await expect.element(summary.getByText('Revisa 5 campos para continuar')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Nombre es requerido' })).not.toBeInTheDocument()
})

test('shows the reference of a sent form, even after a reload, until the visitor starts another form', async () => {
  await answerWith(ENDPOINT, acceptedResponse)
  const { screen, fillIn, send, form } = await renderForm()
  await fillIn()
  await send()
  await expect.element(screen.getByText('SM-7K4Q-2D')).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'Gracias, Lucía. Te llamaremos.' })).toHaveFocus()
  await expect.element(screen.getByText('Tus datos fueron enviados')).toBeVisible()
  await expect.element(screen.getByText('+51 900 000 123')).toBeVisible()
  const [request] = await recordedRequests(ENDPOINT)
  expect(JSON.parse(request?.body ?? '')).toMatchObject({
    kind: 'contact',
    firstName: 'Lucía',
    phone: '+51900000123',
    project: 'santorini',
    acceptsTerms: true,
    acceptsMarketing: false,
    consentVersions: { terms: '1', marketing: '1' },
    website: '',
  })

  await screen.unmount()
  const reloadedForm = await renderForm()
  await expect.element(reloadedForm.screen.getByText('SM-7K4Q-2D')).toBeVisible()
  await reloadedForm.screen.getByRole('button', { name: 'Enviar otra consulta' }).click()
  await expect.element(form).toBeVisible()
  await expect.element(reloadedForm.field('Nombre')).toHaveValue('')
  await expect.element(reloadedForm.field('Nombre')).toHaveFocus()
})

test('restores typed values after a reload', async () => {
  const { screen, field, fillIn } = await renderForm()
  await fillIn()
  await screen.unmount()
  const reloadedForm = await renderForm()
  await expect.element(field('Nombre')).toHaveValue('Lucía')
  await expect.element(reloadedForm.screen.getByRole('combobox', { name: 'Proyecto' })).toHaveValue('santorini')
  await expect.element(reloadedForm.screen.getByRole('checkbox', { name: 'Acepto los términos' })).toBeChecked()
})

test('shows a field error from the server at its field and in the summary', async () => {
  await answerWith(ENDPOINT, { status: 422, body: { errors: [{ path: 'project', message: 'lead.project.unknown' }] } })
  const { screen, summary, fillIn, send } = await renderForm()
  await fillIn()
  await send()
  const sentence = 'Ese proyecto ya no está disponible. Elige otro.'
  await expect.element(summary).toHaveFocus()
  await expect.element(summary.getByRole('link', { name: sentence })).toBeVisible()
  await expect.element(screen.getByRole('combobox', { name: 'Proyecto' })).toHaveAccessibleDescription(sentence)
})

test('shows an error that belongs to no field above the form', async () => {
  await answerWith(ENDPOINT, { status: 422, body: { errors: [{ path: 'form', message: 'form.otherSite' }] } })
  const { screen, fillIn, send } = await renderForm()
  await fillIn()
  await send()
  const sentence = screen.getByText(/^Este formulario se envió desde otra página web/)
  await expect.element(sentence).toBeVisible()
  await expect.poll(() => document.activeElement?.textContent).toBe(sentence.element().textContent)
})

test('uses a new idempotency key after a conflict', async () => {
  await answerWith(ENDPOINT, { status: 409 }, acceptedResponse)
  const { screen, fillIn, send } = await renderForm()
  await fillIn()
  await send()
  await expect.element(screen.getByText(/^Ya habíamos recibido un envío anterior/)).toBeVisible()
  await send()
  await expect.element(screen.getByText('SM-7K4Q-2D')).toBeVisible()
  const [firstKey, secondKey] = await recordedKeys()
  expect(secondKey).not.toBe(firstKey)
})

test('shows how long to wait after too many submissions', async () => {
  await answerWith(ENDPOINT, { status: 429, headers: { 'retry-after': '41' } })
  const { screen, fillIn, send } = await renderForm()
  await fillIn()
  await send()
  await expect.element(screen.getByText(/envíalos otra vez en 41 segundos/)).toBeVisible()
})

test('retries with the same idempotency key and keeps the typed values while the server is down', async () => {
  await answerWith(ENDPOINT, { status: 503 }, acceptedResponse)
  const { screen, field, fillIn, send } = await renderForm()
  await fillIn()
  await send()
  await expect.element(screen.getByText(unavailableText)).toBeVisible()
  await expect.element(screen.getByText('No pudimos enviar tus datos')).toBeVisible()
  await expect.element(field('Nombre')).toHaveValue('Lucía')
  await send()
  await expect.element(screen.getByText('SM-7K4Q-2D')).toBeVisible()
  const [firstKey, secondKey] = await recordedKeys()
  expect(secondKey).toBe(firstKey)
})

test('queues a form that is sent without a connection, and sends it with the same key on request', async () => {
  await answerWith(ENDPOINT, 'lost')
  const { screen, fillIn, send } = await renderForm()
  await fillIn()
  await send()
  const heading = screen.getByRole('heading', { name: 'Sin conexión: tu envío está guardado' })
  await expect.element(heading).toHaveFocus()
  const [queuedEntry] = await browserOutbox.all()
  expect(queuedEntry).toMatchObject({ formId: 'lead:contact::contact', fields: { firstName: 'Lucía' } })

  await screen.getByRole('button', { name: 'Enviar ahora' }).click()
  await expect.element(screen.getByRole('status').filter({ hasText: 'Todavía no nos llegó.' })).toBeVisible()
  await expect.element(heading).toBeVisible()

  await answerWith(ENDPOINT, acceptedResponse)
  await screen.getByRole('button', { name: 'Enviar ahora' }).click()
  await expect.element(screen.getByText('SM-7K4Q-2D')).toBeVisible()
  expect(await recordedKeys()).toEqual([queuedEntry?.key])
  expect(await browserOutbox.all()).toEqual([])
})

test('lets the visitor edit a queued form', async () => {
  await answerWith(ENDPOINT, 'lost')
  const { screen, field, fillIn, send } = await renderForm()
  await fillIn()
  await send()
  await screen.getByRole('button', { name: 'Editar' }).click()
  await expect.element(field('Nombre')).toHaveValue('Lucía')
  await expect.element(field('Nombre')).toHaveFocus()
  expect(await browserOutbox.all()).toEqual([])
})

test('notifies a visitor on another page that the queued form was sent, in the language of the form', async () => {
  await answerWith(ENDPOINT, 'lost')
  const { screen, fillIn, send } = await renderForm()
  await fillIn()
  await send()
  await expect.element(screen.getByRole('heading', { name: /^Sin conexión/ })).toBeVisible()
  await screen.unmount()
  await answerWith(ENDPOINT, acceptedResponse)
  await waitForEmptyOutbox()
  await expect.poll(() => document.body.textContent).toContain('Código de referencia: SM-7K4Q-2D.')
  const toast = document.querySelector('[role=status] button')
  expect(toast?.textContent).toBe('Cerrar')
  ;(toast as HTMLElement).click()
  expect(document.body.textContent).not.toContain('SM-7K4Q-2D')
})

test('restores the fields of a queued form that the server rejects', async () => {
  await answerWith(ENDPOINT, 'lost')
  const { screen, field, fillIn, send } = await renderForm()
  await fillIn()
  await send()
  await expect.element(screen.getByRole('heading', { name: /^Sin conexión/ })).toBeVisible()
  await answerWith(ENDPOINT, { status: 422, body: { errors: [{ path: 'email', message: 'lead.email.invalid' }] } })
  await waitForEmptyOutbox()
  await expect.element(screen.getByText(unavailableText)).toBeVisible()
  await expect.element(field('Nombre')).toHaveValue('Lucía')
})
