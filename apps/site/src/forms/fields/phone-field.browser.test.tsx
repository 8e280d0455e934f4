import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FieldForm } from '../field-form.fixture'
import { PhoneField as AnyPhoneField } from './phone-field'

const PhoneField = AnyPhoneField<'phone'>

async function renderPhone() {
  const onSend = vi.fn()
  const screen = await render(
    <FieldForm onSend={onSend}>
      <PhoneField name="phone" label="Teléfono" required />
    </FieldForm>,
  )
  const number = screen.getByRole('textbox', { name: 'Teléfono' })
  const country = (name: string) => screen.getByRole('button', { name, exact: true })
  async function openList() {
    await country('PE +51, país: Perú').click()
    const search = screen.getByRole('combobox', { name: 'Buscar país o código' })
    await expect.element(search).toHaveFocus()
    return search
  }
  return { screen, number, country, openList, onSend }
}

test('selects Chile when the visitor types "chile" and presses Enter at once', async () => {
  const { country, number, openList } = await renderPhone()
  await openList()
  await userEvent.keyboard('chile{Enter}')
  await expect.element(country('CL +56, país: Chile')).toBeVisible()
  await expect.element(number).toHaveFocus()
})

test('selects the highlighted country on Enter', async () => {
  const { screen, country, openList } = await renderPhone()
  const search = await openList()
  const highlightedOption = screen.getByRole('option', { selected: true })
  await expect.element(highlightedOption).toHaveTextContent('Perú+51')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}')
  await expect.element(highlightedOption).toHaveTextContent('Polinesia Francesa+689')
  await search.fill('guinea')
  await expect.element(highlightedOption).toHaveTextContent('Guinea+224')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(highlightedOption).toHaveTextContent('Guinea Ecuatorial+240')
  await expect.element(search).toHaveAttribute('aria-activedescendant', highlightedOption.element().id)
  await userEvent.keyboard('{Enter}')
  await expect.element(country('GQ +240, país: Guinea Ecuatorial')).toBeVisible()
})

test.each([
  ['MEXICO', 'MX +52, país: México'],
  ['+591', 'BO +591, país: Bolivia'],
  ['jp', 'JP +81, país: Japón'],
])('finds a country by name without accents, calling code or ISO code (%s)', async (query, buttonName) => {
  const { country, openList } = await renderPhone()
  await openList()
  await userEvent.keyboard(`${query}{Enter}`)
  await expect.element(country(buttonName)).toBeVisible()
})

test('selects a country with the mouse', async () => {
  const { screen, country, openList } = await renderPhone()
  const search = await openList()
  await search.fill('chi')
  await screen.getByRole('option', { name: /China/ }).click()
  await expect.element(country('CN +86, país: China')).toBeVisible()
})

test('shows a message and keeps the country if no country matches the search', async () => {
  const { screen, country, openList } = await renderPhone()
  const search = await openList()
  await userEvent.keyboard('narnia')
  await expect.element(screen.getByRole('status')).toHaveTextContent('Ningún país coincide.')
  await userEvent.keyboard('{Enter}')
  await expect.element(search).toBeVisible()
  await expect.element(country('PE +51, país: Perú')).toBeVisible()
})

test.each(['{Escape}', '{Tab}'])('closes the list and keeps the country when the visitor presses %s', async (key) => {
  const { screen, country, openList } = await renderPhone()
  const search = await openList()
  await userEvent.keyboard(`chile${key}`)
  await expect.element(search).not.toBeInTheDocument()
  await expect.element(country('PE +51, país: Perú')).toBeVisible()
  if (key === '{Escape}') await expect.element(screen.getByRole('button', { name: /^PE/ })).toHaveFocus()
})

test('shows the country code of a pasted international number on the button', async () => {
  const { country, number, onSend, screen } = await renderPhone()
  await number.fill('+46 70 123 45 67')
  await userEvent.tab()
  await expect.element(country('SE +46, país: Suecia')).toBeVisible()
  await expect.element(number).toHaveValue('070-123 45 67')
  await screen.getByRole('button', { name: 'Send' }).click()
  await vi.waitFor(() => expect(onSend.mock.lastCall?.[0]).toEqual({ phone: '070-123 45 67', phoneCountry: 'SE' }))
})

test('removes letters and limits a phone number to 15 digits', async () => {
  const { number } = await renderPhone()
  await number.click()
  await userEvent.keyboard('90a0 12345678901234')
  await expect.element(number).toHaveValue('900 1234567890')
})
