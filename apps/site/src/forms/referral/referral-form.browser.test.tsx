import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { textsFor } from '@/i18n/translator'
import { answerWith, recordedRequests } from '../programmed-answers.fixture'
import { newDraft, writeDraft } from '../submission/form-draft'
import { ReferralForm, type ReferralFormProps } from './referral-form'

const ENDPOINT = '/api/referrals'
const consent = (text: string) => ({ version: '1', parts: [{ text, href: null }] })
const props: ReferralFormProps = {
  locale: 'es',
  texts: textsFor('es', 'field', 'file', 'form', 'lead.receipt', 'outbox', 'phone', 'receipt', 'referral'),
  idPrefix: 'referral',
  statusPath: '/referidos/estado',
  copy: { success: 'Tus datos fueron enviados', failure: 'No pudimos enviar tus datos' },
  consents: { terms: consent('Acepto las bases'), referredPerson: consent('Tengo su permiso') },
}
const lucia = { firstName: 'Lucía', lastName: 'Paz', email: 'lucia@correo.pe', phone: '900000111' }
const marco = { firstName: 'Marco', lastName: 'Torres', phone: '900000222', documentTypeId: '1', document: '12345678' }
const rosa = { ...marco, firstName: 'Rosa', lastName: 'Quispe', document: '87654321' }

/** Stores a draft that is a minute old, because the browser delays a form that is submitted too fast. */
function storeDraft(fields: Record<string, unknown>) {
  writeDraft('referral:referral', { ...newDraft(Date.now() - 60_000), fields }, sessionStorage)
}

beforeEach(() => sessionStorage.clear())

async function renderForm() {
  const screen = await render(<ReferralForm {...props} />)
  return {
    screen,
    firstNameField: screen.getByRole('textbox', { name: 'Nombres' }),
    step: (name: string) => screen.getByRole('listitem').filter({ hasText: name }),
    button: (name: string) => screen.getByRole('button', { name }),
    person: (number: number) => screen.getByRole('group', { name: `Referido ${number}` }),
  }
}

test('opens the second step with Enter only when the first step is complete', async () => {
  storeDraft({ ...lucia, documentTypeId: '1', referred: [{}] })
  const { screen, firstNameField, person, step } = await renderForm()
  const number = screen.getByRole('textbox', { name: 'Número de documento' })
  await firstNameField.click()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('region', { name: 'Revisa 1 campo para continuar' })).toHaveFocus()
  await expect.element(step('Tus datos')).toHaveAttribute('aria-current', 'step')
  await number.fill('12345678')
  await userEvent.keyboard('{Enter}')
  await expect.element(person(1).getByRole('textbox', { name: 'Nombres' })).toHaveFocus()
  await expect.element(step('Tus referidos')).toHaveAttribute('aria-current', 'step')
})

test('lets the visitor add, edit and remove several referred people', async () => {
  await answerWith(ENDPOINT, { status: 201, body: { reference: 'SM-9X2B-7C' } })
  storeDraft({ ...lucia, documentTypeId: '1', document: '12345670', referred: [marco, rosa] })
  const { screen, firstNameField, button, person } = await renderForm()
  await firstNameField.click()
  await userEvent.keyboard('{Enter}')
  await expect.element(person(1).getByRole('textbox', { name: 'Nombres' })).toHaveValue('Marco')
  await button('Editar: Referido 2 · Rosa Q.').click()
  await expect.element(person(2).getByRole('textbox', { name: 'Nombres' })).toHaveFocus()
  await button('Agregar a otra persona').click()
  await expect.element(person(3).getByRole('textbox', { name: 'Nombres' })).toHaveFocus()
  await button('Quitar referido 3').click()
  await screen.getByRole('checkbox', { name: 'Tengo su permiso' }).click()
  await screen.getByRole('checkbox', { name: 'Acepto las bases' }).click()
  await button('Enviar 2 referidos').click()
  await expect.element(screen.getByText('SM-9X2B-7C')).toBeVisible()
  await expect
    .element(screen.getByRole('heading', { name: 'Gracias, Lucía. Recibimos los datos de tus 2 referidos.' }))
    .toHaveFocus()
  const [request] = await recordedRequests(ENDPOINT)
  expect(JSON.parse(request?.body ?? '').referred).toMatchObject([
    { firstName: 'Marco', phone: '+51900000222' },
    { firstName: 'Rosa', document: '87654321' },
  ])
})

test('returns to the first step if the server rejects one of its fields', async () => {
  await answerWith(ENDPOINT, { status: 422, body: { errors: [{ path: 'email', message: 'referral.email.invalid' }] } })
  const consents = { acceptsTerms: true, confirmsPermission: true }
  storeDraft({ ...lucia, ...consents, documentTypeId: '1', document: '12345670', referred: [marco] })
  const { screen, firstNameField, button } = await renderForm()
  await firstNameField.click()
  await userEvent.keyboard('{Enter}')
  await button('Enviar 1 referido').click()
  const email = screen.getByRole('textbox', { name: 'Correo electrónico' })
  await expect.element(email).toBeVisible()
  await expect.element(email).toHaveAccessibleDescription('Correo inválido')
})

test('sends only the data of the referrer from the first step', async () => {
  await answerWith(ENDPOINT, { status: 201, body: { reference: 'SM-9X2B-7C' } })
  storeDraft({ ...lucia, documentTypeId: '1', document: '12345670', referred: [marco] })
  const { screen, button } = await renderForm()
  await button('Enviar solo mis datos').click()
  await expect.element(screen.getByRole('region', { name: 'Revisa 1 campo para continuar' })).toHaveFocus()
  await screen.getByRole('checkbox', { name: 'Acepto las bases' }).click()
  await button('Enviar solo mis datos').click()
  await expect
    .element(
      screen.getByRole('heading', { name: 'Gracias, Lucía. Te llamaremos para pedirte los datos de tus referidos.' }),
    )
    .toHaveFocus()
  await expect.element(screen.getByText('Marco T.')).not.toBeInTheDocument()
  const [request] = await recordedRequests(ENDPOINT)
  expect(JSON.parse(request?.body ?? '').referred).toEqual([])
})

test("shows a field's error only after the visitor has left the field", async () => {
  const { screen, firstNameField } = await renderForm()
  await firstNameField.click()
  await expect.element(firstNameField).toHaveFocus()
  await expect.element(screen.getByText('Por favor, ingresa tu nombre.')).not.toBeInTheDocument()
  await userEvent.tab()
  await expect.element(screen.getByText('Por favor, ingresa tu nombre.')).toBeVisible()
  await expect.element(screen.getByText('Por favor, ingresa tus apellidos.')).not.toBeInTheDocument()
})

test('shows the label of the checkbox in its error message', async () => {
  storeDraft({ ...lucia, documentTypeId: '1', document: '12345670', referred: [marco] })
  const { screen, firstNameField, button } = await renderForm()
  await firstNameField.click()
  await userEvent.keyboard('{Enter}')
  await button('Enviar 1 referido').click()
  await expect
    .element(screen.getByRole('checkbox', { name: 'Acepto las bases' }))
    .toHaveAccessibleDescription('Falta marcar: Acepto las bases')
})

test('hides the fields of the referred person during the first step', async () => {
  const { firstNameField, person } = await renderForm()
  await expect.element(firstNameField).toBeVisible()
  await expect.element(person(1)).not.toBeInTheDocument()
})

test('shows an empty form when the visitor starts another referral', async () => {
  await answerWith(ENDPOINT, { status: 201, body: { reference: 'SM-9X2B-7C' } })
  const consents = { acceptsTerms: true, confirmsPermission: true }
  storeDraft({ ...lucia, ...consents, documentTypeId: '1', document: '12345670', referred: [marco] })
  const { screen, firstNameField, button, step } = await renderForm()
  await firstNameField.click()
  await userEvent.keyboard('{Enter}')
  await button('Enviar 1 referido').click()
  await expect.element(screen.getByText('SM-9X2B-7C')).toBeVisible()
  await button('Referir a alguien más').click()
  await expect.element(firstNameField).toHaveValue('')
  await expect.element(step('Tus datos')).toHaveAttribute('aria-current', 'step')
})
