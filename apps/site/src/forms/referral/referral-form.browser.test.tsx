import { fieldErrors } from '@app/domain/submission/field-errors'
import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { textsFor } from '@/i18n/translator'
import { answerWith, arrivedAt } from '../programmed-answers.fixture'
import { newDraft, writeDraft } from '../submission/form-draft'
import { ReferralForm, type ReferralFormProps } from './referral-form'

const ENDPOINT = '/api/referrals'
const consent = (text: string) => ({ version: '1', parts: [{ text, href: null }] })
const props: ReferralFormProps = {
  locale: 'es',
  texts: textsFor('es', 'field', 'file', 'form', 'lead.receipt', 'outbox', 'phone', 'receipt', 'referral'),
  errors: fieldErrors.es,
  idPrefix: 'referral',
  statusPath: '/referidos/estado',
  copy: { success: 'Tus datos fueron enviados', failure: 'No pudimos enviar tus datos' },
  consents: { terms: consent('Acepto las bases'), referredPerson: consent('Tengo su permiso') },
}
const lucia = { firstName: 'Lucía', lastName: 'Paz', email: 'lucia@correo.pe', phone: '900000111' }
const marco = { firstName: 'Marco', lastName: 'Torres', phone: '900000222', documentTypeId: '1', document: '12345678' }
const rosa = { ...marco, firstName: 'Rosa', lastName: 'Quispe', document: '87654321' }

/** Stores a draft opened a minute ago, with these fields filled. */
function storeDraft(fields: Record<string, unknown>) {
  writeDraft('referral:referral', { ...newDraft(Date.now() - 60_000), fields }, sessionStorage)
}

beforeEach(() => sessionStorage.clear())

async function open() {
  const screen = await render(<ReferralForm {...props} />)
  return {
    screen,
    first: screen.getByRole('textbox', { name: 'Nombres' }),
    step: (name: string) => screen.getByRole('listitem').filter({ hasText: name }),
    button: (name: string) => screen.getByRole('button', { name }),
    person: (number: number) => screen.getByRole('group', { name: `Referido ${number}` }),
  }
}

test('opens the second step once the first is complete, also with Enter', async () => {
  storeDraft({ ...lucia, documentTypeId: '1', referred: [{}] })
  const { screen, first, person, step } = await open()
  const number = screen.getByRole('textbox', { name: 'Número de documento' })
  await first.click()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('region', { name: 'Revisa 1 campo para continuar' })).toHaveFocus()
  await expect.element(step('Tus datos')).toHaveAttribute('aria-current', 'step')
  await number.fill('12345678')
  await userEvent.keyboard('{Enter}')
  await expect.element(person(1).getByRole('textbox', { name: 'Nombres' })).toHaveFocus()
  await expect.element(step('Tus referidos')).toHaveAttribute('aria-current', 'step')
})

test('refers several people at once: completed ones collapse, and any can be opened or removed', async () => {
  await answerWith(ENDPOINT, { status: 201, body: { reference: 'SM-9X2B-7C' } })
  storeDraft({ ...lucia, documentTypeId: '1', document: '12345670', referred: [marco, rosa] })
  const { screen, first, button, person } = await open()
  await first.click()
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
  const [request] = await arrivedAt(ENDPOINT)
  expect(JSON.parse(request?.body ?? '').referred).toMatchObject([
    { firstName: 'Marco', phone: '+51900000222' },
    { firstName: 'Rosa', document: '87654321' },
  ])
})

test('returns to the first step if the server rejects one of its fields', async () => {
  await answerWith(ENDPOINT, { status: 422, body: { errors: [{ path: 'email', message: 'referral.email.invalid' }] } })
  const ticked = { acceptsTerms: true, confirmsPermission: true }
  storeDraft({ ...lucia, ...ticked, documentTypeId: '1', document: '12345670', referred: [marco] })
  const { screen, first, button } = await open()
  await first.click()
  await userEvent.keyboard('{Enter}')
  await button('Enviar 1 referido').click()
  const email = screen.getByRole('textbox', { name: 'Correo electrónico' })
  await expect.element(email).toBeVisible()
  await expect.element(email).toHaveAccessibleDescription('Correo inválido')
})

test('sends the referrer alone from the first step', async () => {
  await answerWith(ENDPOINT, { status: 201, body: { reference: 'SM-9X2B-7C' } })
  storeDraft({ ...lucia, documentTypeId: '1', document: '12345670', referred: [marco] })
  const { screen, button } = await open()
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
  const [request] = await arrivedAt(ENDPOINT)
  expect(JSON.parse(request?.body ?? '').referred).toEqual([])
})

test("shows a field's error only after the visitor has left the field", async () => {
  const { screen, first } = await open()
  await first.click()
  await expect.element(first).toHaveFocus()
  await expect.element(screen.getByText('Por favor, ingresa tu nombre.')).not.toBeInTheDocument()
  await userEvent.tab()
  await expect.element(screen.getByText('Por favor, ingresa tu nombre.')).toBeVisible()
  await expect.element(screen.getByText('Por favor, ingresa tus apellidos.')).not.toBeInTheDocument()
})

test('uses the label of the terms as their error message', async () => {
  storeDraft({ ...lucia, documentTypeId: '1', document: '12345670', referred: [marco] })
  const { screen, first, button } = await open()
  await first.click()
  await userEvent.keyboard('{Enter}')
  await button('Enviar 1 referido').click()
  await expect
    .element(screen.getByRole('checkbox', { name: 'Acepto las bases' }))
    .toHaveAccessibleDescription('Falta marcar: Acepto las bases')
})

test('hides the referred person until the referrer adds one', async () => {
  const { first, person } = await open()
  await expect.element(first).toBeVisible()
  await expect.element(person(1)).not.toBeInTheDocument()
})

test('shows an empty form after a referral was sent', async () => {
  await answerWith(ENDPOINT, { status: 201, body: { reference: 'SM-9X2B-7C' } })
  const ticked = { acceptsTerms: true, confirmsPermission: true }
  storeDraft({ ...lucia, ...ticked, documentTypeId: '1', document: '12345670', referred: [marco] })
  const { screen, first, button, step } = await open()
  await first.click()
  await userEvent.keyboard('{Enter}')
  await button('Enviar 1 referido').click()
  await expect.element(screen.getByText('SM-9X2B-7C')).toBeVisible()
  await button('Referir a alguien más').click()
  await expect.element(first).toHaveValue('')
  await expect.element(step('Tus datos')).toHaveAttribute('aria-current', 'step')
})
