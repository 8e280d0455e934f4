// One fill of a form, tried on the contact form against a server that answers over HTTP.

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
  // Opened a while ago: the browser holds back a form that was filled faster than people type.
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

/** An attempt that runs already, with the answer before this one, makes another attempt end at once. */
const outboxIsEmpty = () =>
  vi.waitFor(
    async () => {
      await keepPosting()
      expect(await browserOutbox.all()).toEqual([])
    },
    { timeout: 15_000 },
  )

test('an empty form lists what is missing in the order of its fields, and leads to each', async () => {
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

test('a sent form shows its code, and keeps it through a reload until another is started', async () => {
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

test('what was typed is there again after a reload', async () => {
  const { screen, field, fillIn } = await open()
  await fillIn()
  await screen.unmount()
  const reloaded = await open()
  await expect.element(field('Nombre')).toHaveValue('Lucía')
  await expect.element(reloaded.screen.getByRole('combobox', { name: 'Proyecto' })).toHaveValue('santorini')
  await expect.element(reloaded.screen.getByRole('checkbox', { name: 'Acepto los términos' })).toBeChecked()
})

test('an error that only the server sees stands at its field and in the list', async () => {
  await answerWith(ENDPOINT, { status: 422, body: { errors: [{ path: 'project', message: 'lead.project.unknown' }] } })
  const { screen, summary, fillIn, send } = await open()
  await fillIn()
  await send()
  const sentence = 'Ese proyecto ya no está disponible. Elige otro.'
  await expect.element(summary).toHaveFocus()
  await expect.element(summary.getByRole('link', { name: sentence })).toBeVisible()
  await expect.element(screen.getByRole('combobox', { name: 'Proyecto' })).toHaveAccessibleDescription(sentence)
})

test('an error of the form as a whole is told above it', async () => {
  await answerWith(ENDPOINT, { status: 422, body: { errors: [{ path: 'form', message: 'form.otherSite' }] } })
  const { screen, fillIn, send } = await open()
  await fillIn()
  await send()
  const sentence = screen.getByText(/^Este formulario se envió desde otra página web/)
  await expect.element(sentence).toBeVisible()
  await expect.poll(() => document.activeElement?.textContent).toBe(sentence.element().textContent)
})

test('a key that was used for other data gets a new one with the next attempt', async () => {
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

test('too many submissions: the person is told how long to wait', async () => {
  await answerWith(ENDPOINT, { status: 429, headers: { 'retry-after': '41' } })
  const { screen, fillIn, send } = await open()
  await fillIn()
  await send()
  await expect.element(screen.getByText(/envíalos otra vez en 41 segundos/)).toBeVisible()
})

test('a server that is down loses nothing, and the second attempt counts as the same', async () => {
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

test('without a connection the form waits, and leaves with its own key when asked again', async () => {
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

test('a waiting form can be taken back and changed', async () => {
  await answerWith(ENDPOINT, 'lost')
  const { screen, field, fillIn, send } = await open()
  await fillIn()
  await send()
  await screen.getByRole('button', { name: 'Editar' }).click()
  await expect.element(field('Nombre')).toHaveValue('Lucía')
  await expect.element(field('Nombre')).toHaveFocus()
  expect(await browserOutbox.all()).toEqual([])
})

test('a person who reads another page meanwhile is told there, in the language of the form', async () => {
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

test('a form that was refused while it waited is back in its fields', async () => {
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
