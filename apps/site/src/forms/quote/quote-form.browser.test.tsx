import { afterEach, beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { leadFormProps } from '../lead/lead-form.fixture'
import { answerWith } from '../programmed-answers.fixture'
import { QuoteForm } from './quote-form'

const props = {
  locale: leadFormProps.locale,
  texts: leadFormProps.texts,
  errors: leadFormProps.errors,
  consents: leadFormProps.consents,
  projects: ['santorini', 'coral'].map((slug) => ({
    slug,
    name: slug === 'coral' ? 'Coral' : 'Santorini',
    visitHref: null,
  })),
  copy: {
    title: 'Recibe esta cotización',
    button: 'Enviarme la cotización',
    success: 'Listo',
    failure: 'No salió',
    receipt: 'La enviamos a tu correo.',
    project: 'Proyecto',
    usual: 'Condiciones usuales',
  },
}
const setQuery = (query: string) => history.replaceState(null, '', `?${query}`)

const before = location.search
beforeEach(() => sessionStorage.clear())
afterEach(() => history.replaceState(null, '', before || location.pathname))

const show = () => render(<QuoteForm {...props} />)
type Screen = Awaited<ReturnType<typeof show>>

async function typeIn(screen: Screen) {
  await screen.getByRole('textbox', { name: 'Nombre' }).fill('Lucía')
  await screen.getByRole('textbox', { name: 'Apellido' }).fill('Paz')
  await screen.getByRole('textbox', { name: 'Correo electrónico' }).fill('lucia@correo.pe')
  await screen.getByRole('textbox', { name: 'Teléfono' }).fill('987654321')
  await screen.getByRole('checkbox', { name: 'Acepto los términos' }).click()
}

const sendButton = (screen: Screen) => screen.getByRole('button', { name: 'Enviarme la cotización' })
const answer = (body: Record<string, unknown> = {}) =>
  answerWith('/api/leads', { status: 201, body: { reference: 'SM-9X2B-7C', ...body } })

test('names the sent project in the receipt after a switch of project and a reload, and only there', async () => {
  await answer()
  setQuery('proyecto=santorini')
  const first = await show()
  await typeIn(first)
  setQuery('proyecto=coral')
  await sendButton(first).click()
  await expect.element(first.getByText('SM-9X2B-7C')).toBeVisible()
  await expect.element(first.getByText('Coral', { exact: true })).toBeVisible()
  // The simulator changes, and the banner's timer re-renders the receipt.
  setQuery('proyecto=santorini')
  await new Promise((resolve) => setTimeout(resolve, 3500))
  await expect.element(first.getByText('Coral', { exact: true })).toBeVisible()
  await first.unmount()

  setQuery('proyecto=coral')
  const reloaded = await show()
  await expect.element(reloaded.getByText('SM-9X2B-7C')).toBeVisible()
  await expect.element(reloaded.getByText('Coral', { exact: true })).toBeVisible()
  await reloaded.unmount()

  setQuery('proyecto=santorini')
  const other = await show()
  await expect.element(sendButton(other)).toBeVisible()
  await expect.element(other.getByText('SM-9X2B-7C')).not.toBeInTheDocument()
})

test('names lot and quote number in the receipt, and shows the form for the next lot', async () => {
  await answer({ quoteNumber: 'P-2026-000006' })
  setQuery('proyecto=santorini&lote=g-02')
  const screen = await show()
  await typeIn(screen)
  await sendButton(screen).click()
  await expect.element(screen.getByText('G-02')).toBeVisible()
  await expect.element(screen.getByText('P-2026-000006')).toBeVisible()
  await screen.unmount()

  setQuery('proyecto=santorini&lote=G-05')
  await expect.element(sendButton(await show())).toBeVisible()
})
