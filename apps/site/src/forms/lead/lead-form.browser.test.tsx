import { beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { LeadForm } from './lead-form'
import { leadFormProps } from './lead-form.fixture'

beforeEach(() => sessionStorage.clear())

const starOf = (control: Element) => {
  const { id } = control
  return document.querySelector(`label[for="${id}"]`)?.textContent?.endsWith('*')
}

test.each(['Nombre', 'Apellido', 'Correo electrónico', 'Teléfono'])('marks %s with an asterisk', async (name) => {
  const screen = await render(<LeadForm {...leadFormProps} />)
  expect(starOf(screen.getByRole('textbox', { name, exact: true }).element())).toBe(true)
})

test('does not mark document type and number', async () => {
  const screen = await render(<LeadForm {...leadFormProps} />)
  const controls = [
    screen.getByRole('combobox', { name: 'Tipo de documento' }),
    screen.getByRole('textbox', { name: 'Número de documento' }),
  ]
  expect(controls.map((control) => starOf(control.element()))).toEqual([false, false])
})

test("turns off the browser's validation after hydration", async () => {
  const screen = await render(<LeadForm {...leadFormProps} />)
  await expect.element(screen.getByRole('form')).toHaveProperty('noValidate', true)
})

test('offers a choice of projects if the page has none', async () => {
  const screen = await render(<LeadForm {...leadFormProps} />)
  const projects = screen.getByRole('combobox', { name: 'Proyecto' })
  const names = [...(projects.element() as HTMLSelectElement).options].map(({ text }) => text)
  expect(names.slice(1)).toEqual(['Consulta general', 'Killa', 'Santorini'])
})

test('hides the choice on a project page and sends that project', async () => {
  const screen = await render(<LeadForm {...leadFormProps} project="santorini" />)
  await expect.element(screen.getByRole('textbox', { name: 'Nombre' })).toBeVisible()
  await expect.element(screen.getByRole('combobox', { name: 'Proyecto' })).not.toBeInTheDocument()
  expect(document.querySelector<HTMLInputElement>('input[type=hidden][name=project]')?.value).toBe('santorini')
})

test('offers the national identity card and the passport', async () => {
  const screen = await render(<LeadForm {...leadFormProps} />)
  const types = screen.getByRole('combobox', { name: 'Tipo de documento' }).element() as HTMLSelectElement
  expect([...types.options].slice(1).map(({ value, text }) => [value, text])).toEqual([
    ['1', 'DNI'],
    ['2', 'Pasaporte'],
  ])
})
