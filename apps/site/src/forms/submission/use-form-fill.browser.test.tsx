// Tests the life cycle of a form with the contact form and an HTTP server.

import { beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { LeadForm } from '../lead/lead-form'
import { leadFormProps } from '../lead/lead-form.fixture'
import { answerWith, arrivedAt } from '../programmed-answers.fixture'
import { newDraft, writeDraft } from './form-draft'
import { keepPosting } from './outbox-post'
import { browserOutbox } from './outbox-store'

const ENDPOINT = '/api/leads'
const accepted = { status: 201, body: { reference: 'SM-7K4Q-2D' } }
const unreachable = 'No pudimos recibir tus datos. Siguen aquí: envíalos otra vez en un momento.'

beforeEach(async () => {
  sessionStorage.clear()
  for (const { key } of await browserOutbox.all()) await browserOutbox.remove(key)
  // Opened a minute ago: the browser delays a form that was filled faster than people type.
  writeDraft('lead:contact::contact', newDraft(Date.now() - 60_000), sessionStorage)
})

async function open() {
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

const keysArrived = async () => (await arrivedAt(ENDPOINT)).map(({ headers }) => headers['idempotency-key'])

/** Polls, because an attempt already running makes another one end at once. */
const outboxIsEmpty = () =>
  vi.waitFor(
    async () => {
      await keepPosting()
      expect(await browserOutbox.all()).toEqual([])
    },
    { timeout: 15_000 },
  )

test('lists the missing fields of an empty form in order and links to each', async () => {
  const { screen, field, summary, send } = await open()
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

test('shows the reference of a sent form, also after a reload, until another form is started', async () => {
  await answerWith(ENDPOINT, accepted)
  const { screen, fillIn, send, form } = await open()
  await fillIn()
  await send()
  await expect.element(screen.getByText('SM-7K4Q-2D')).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'Gracias, Lucía. Te llamaremos.' })).toHaveFocus()
  await expect.element(screen.getByText('Tus datos fueron enviados')).toBeVisible()
  await expect.element(screen.getByText('+51 900 000 123')).toBeVisible()
  const [request] = await arrivedAt(ENDPOINT)
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
  const reloaded = await open()
  await expect.element(reloaded.screen.getByText('SM-7K4Q-2D')).toBeVisible()
  await reloaded.screen.getByRole('button', { name: 'Enviar otra consulta' }).click()
  await expect.element(form).toBeVisible()
  await expect.element(reloaded.field('Nombre')).toHaveValue('')
  await expect.element(reloaded.field('Nombre')).toHaveFocus()
})

test('restores typed values after a reload', async () => {
  const { screen, field, fillIn } = await open()
  await fillIn()
  await screen.unmount()
  const reloaded = await open()
  await expect.element(field('Nombre')).toHaveValue('Lucía')
  await expect.element(reloaded.screen.getByRole('combobox', { name: 'Proyecto' })).toHaveValue('santorini')
  await expect.element(reloaded.screen.getByRole('checkbox', { name: 'Acepto los términos' })).toBeChecked()
})

test('shows a server error at its field and in the summary', async () => {
  await answerWith(ENDPOINT, { status: 422, body: { errors: [{ path: 'project', message: 'lead.project.unknown' }] } })
  const { screen, summary, fillIn, send } = await open()
  await fillIn()
  await send()
  const sentence = 'Ese proyecto ya no está disponible. Elige otro.'
  await expect.element(summary).toHaveFocus()
  await expect.element(summary.getByRole('link', { name: sentence })).toBeVisible()
  await expect.element(screen.getByRole('combobox', { name: 'Proyecto' })).toHaveAccessibleDescription(sentence)
})

test('shows an error of the whole form above it', async () => {
  await answerWith(ENDPOINT, { status: 422, body: { errors: [{ path: 'form', message: 'form.otherSite' }] } })
  const { screen, fillIn, send } = await open()
  await fillIn()
  await send()
  const sentence = screen.getByText(/^Este formulario se envió desde otra página web/)
  await expect.element(sentence).toBeVisible()
  await expect.poll(() => document.activeElement?.textContent).toBe(sentence.element().textContent)
})

test('uses a new key after a conflict with other data', async () => {
  await answerWith(ENDPOINT, { status: 409 }, accepted)
  const { screen, fillIn, send } = await open()
  await fillIn()
  await send()
  await expect.element(screen.getByText(/^Ya habíamos recibido un envío anterior/)).toBeVisible()
  await send()
  await expect.element(screen.getByText('SM-7K4Q-2D')).toBeVisible()
  const [first, second] = await keysArrived()
  expect(second).not.toBe(first)
})

test('says how long to wait after too many submissions', async () => {
  await answerWith(ENDPOINT, { status: 429, headers: { 'retry-after': '41' } })
  const { screen, fillIn, send } = await open()
  await fillIn()
  await send()
  await expect.element(screen.getByText(/envíalos otra vez en 41 segundos/)).toBeVisible()
})

test('loses nothing while the server is down, and the second attempt counts as the same', async () => {
  await answerWith(ENDPOINT, { status: 503 }, accepted)
  const { screen, field, fillIn, send } = await open()
  await fillIn()
  await send()
  await expect.element(screen.getByText(unreachable)).toBeVisible()
  await expect.element(screen.getByText('No pudimos enviar tus datos')).toBeVisible()
  await expect.element(field('Nombre')).toHaveValue('Lucía')
  await send()
  await expect.element(screen.getByText('SM-7K4Q-2D')).toBeVisible()
  const [first, second] = await keysArrived()
  expect(second).toBe(first)
})

test('queues a form without a connection and sends it with its own key when asked again', async () => {
  await answerWith(ENDPOINT, 'lost')
  const { screen, fillIn, send } = await open()
  await fillIn()
  await send()
  const heading = screen.getByRole('heading', { name: 'Sin conexión: tu envío está guardado' })
  await expect.element(heading).toHaveFocus()
  const [waiting] = await browserOutbox.all()
  expect(waiting).toMatchObject({ formId: 'lead:contact::contact', fields: { firstName: 'Lucía' } })

  await screen.getByRole('button', { name: 'Enviar ahora' }).click()
  await expect.element(screen.getByRole('status').filter({ hasText: 'Todavía no nos llegó.' })).toBeVisible()
  await expect.element(heading).toBeVisible()

  await answerWith(ENDPOINT, accepted)
  await screen.getByRole('button', { name: 'Enviar ahora' }).click()
  await expect.element(screen.getByText('SM-7K4Q-2D')).toBeVisible()
  expect(await keysArrived()).toEqual([waiting?.key])
  expect(await browserOutbox.all()).toEqual([])
})

test('can take a queued form back for changes', async () => {
  await answerWith(ENDPOINT, 'lost')
  const { screen, field, fillIn, send } = await open()
  await fillIn()
  await send()
  await screen.getByRole('button', { name: 'Editar' }).click()
  await expect.element(field('Nombre')).toHaveValue('Lucía')
  await expect.element(field('Nombre')).toHaveFocus()
  expect(await browserOutbox.all()).toEqual([])
})

test('notifies a visitor on another page, in the language of the form', async () => {
  await answerWith(ENDPOINT, 'lost')
  const { screen, fillIn, send } = await open()
  await fillIn()
  await send()
  await expect.element(screen.getByRole('heading', { name: /^Sin conexión/ })).toBeVisible()
  await screen.unmount()
  await answerWith(ENDPOINT, accepted)
  await outboxIsEmpty()
  await expect.poll(() => document.body.textContent).toContain('Código de referencia: SM-7K4Q-2D.')
  const toast = document.querySelector('[role=status] button')
  expect(toast?.textContent).toBe('Cerrar')
  ;(toast as HTMLElement).click()
  expect(document.body.textContent).not.toContain('SM-7K4Q-2D')
})

test('restores the fields of a queued form that was rejected', async () => {
  await answerWith(ENDPOINT, 'lost')
  const { screen, field, fillIn, send } = await open()
  await fillIn()
  await send()
  await expect.element(screen.getByRole('heading', { name: /^Sin conexión/ })).toBeVisible()
  await answerWith(ENDPOINT, { status: 422, body: { errors: [{ path: 'email', message: 'lead.email.invalid' }] } })
  await outboxIsEmpty()
  await expect.element(screen.getByText(unreachable)).toBeVisible()
  await expect.element(field('Nombre')).toHaveValue('Lucía')
})
