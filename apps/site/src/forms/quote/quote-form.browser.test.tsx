import { afterEach, beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { leadFormProps } from '../lead/lead-form.fixture'
import { answerWith } from '../programmed-answers.fixture'
import { QuoteForm } from './quote-form'

const props = {
  locale: leadFormProps.locale,
  texts: leadFormProps.texts,
  consents: leadFormProps.consents,
  projects: ['santorini', 'coral'].map((slug) => ({
    slug,
    name: slug === 'coral' ? 'Coral' : 'Santorini',
    appointmentHref: null,
  })),
  more: null,
  overview: null,
  copy: {
    title: 'Recibe esta cotización',
    button: 'Enviarme la cotización',
    success: 'Listo',
    failure: 'No salió',
    receipt: 'La enviamos a tu correo.',
    project: 'Proyecto',
    lot: 'Lote',
    usual: 'Condiciones usuales',
  },
}
const setQuery = (query: string) => history.replaceState(null, '', `?${query}`)

const initialSearch = location.search
beforeEach(() => sessionStorage.clear())
afterEach(() => history.replaceState(null, '', initialSearch || location.pathname))

const renderForm = () => render(<QuoteForm {...props} />)
type Screen = Awaited<ReturnType<typeof renderForm>>

async function fillFields(screen: Screen) {
  await screen.getByRole('textbox', { name: 'Nombre' }).fill('Lucía')
  await screen.getByRole('textbox', { name: 'Apellido' }).fill('Paz')
  await screen.getByRole('textbox', { name: 'Correo electrónico' }).fill('lucia@correo.pe')
  await screen.getByRole('textbox', { name: 'Teléfono' }).fill('987654321')
  await screen.getByRole('checkbox', { name: 'Acepto los términos' }).click()
}

const sendButton = (screen: Screen) => screen.getByRole('button', { name: 'Enviarme la cotización' })
const acceptQuote = (body: Record<string, unknown> = {}) =>
  answerWith('/api/leads', { status: 201, body: { reference: 'SM-9X2B-7C', ...body } })

test('shows the submitted project in the receipt even if the visitor switches the project or reloads the page', async () => {
  await acceptQuote()
  setQuery('proyecto=santorini')
  const firstScreen = await renderForm()
  await fillFields(firstScreen)
  setQuery('proyecto=coral')
  await sendButton(firstScreen).click()
  await expect.element(firstScreen.getByText('SM-9X2B-7C')).toBeVisible()
  await expect.element(firstScreen.getByText('Coral', { exact: true })).toBeVisible()
  // The receipt renders again when the banner expires after 3 s.
  setQuery('proyecto=santorini')
  await new Promise((resolve) => setTimeout(resolve, 3500))
  await expect.element(firstScreen.getByText('Coral', { exact: true })).toBeVisible()
  await firstScreen.unmount()

  setQuery('proyecto=coral')
  const reloadedScreen = await renderForm()
  await expect.element(reloadedScreen.getByText('SM-9X2B-7C')).toBeVisible()
  await expect.element(reloadedScreen.getByText('Coral', { exact: true })).toBeVisible()
  await reloadedScreen.unmount()

  setQuery('proyecto=santorini')
  const otherScreen = await renderForm()
  await expect.element(sendButton(otherScreen)).toBeVisible()
  await expect.element(otherScreen.getByText('SM-9X2B-7C')).not.toBeInTheDocument()
})

test('shows the lot and the quote number in the receipt and an empty form for another lot', async () => {
  await acceptQuote({ quoteNumber: 'P-2026-000006' })
  setQuery('proyecto=santorini&lote=g-02')
  const screen = await renderForm()
  await fillFields(screen)
  await sendButton(screen).click()
  await expect.element(screen.getByText('G-02')).toBeVisible()
  await expect.element(screen.getByText('P-2026-000006')).toBeVisible()
  await screen.unmount()

  setQuery('proyecto=santorini&lote=G-05')
  await expect.element(sendButton(await renderForm())).toBeVisible()
})
