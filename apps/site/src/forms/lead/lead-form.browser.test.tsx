import { beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { LeadForm } from './lead-form'
import { leadFormProps } from './lead-form.fixture'

beforeEach(() => sessionStorage.clear())

const hasAsterisk = (control: Element) => {
  const { id } = control
  return document.querySelector(`label[for="${id}"]`)?.textContent?.endsWith('*')
}

test.each(['Nombre', 'Apellido', 'Correo electrónico', 'Teléfono'])('marks %s with an asterisk', async (name) => {
  const screen = await render(<LeadForm {...leadFormProps} />)
  expect(hasAsterisk(screen.getByRole('textbox', { name, exact: true }).element())).toBe(true)
})

test('does not mark the optional document fields with an asterisk', async () => {
  const screen = await render(<LeadForm {...leadFormProps} />)
  const controls = [
    screen.getByRole('combobox', { name: 'Tipo de documento' }),
    screen.getByRole('textbox', { name: 'Número de documento' }),
  ]
  expect(controls.map((control) => hasAsterisk(control.element()))).toEqual([false, false])
})

test("turns off the browser's validation after hydration", async () => {
  const screen = await render(<LeadForm {...leadFormProps} />)
  await expect.element(screen.getByRole('form')).toHaveProperty('noValidate', true)
})

test('lets the visitor choose a project on a page without a project', async () => {
  const screen = await render(<LeadForm {...leadFormProps} />)
  const projects = screen.getByRole('combobox', { name: 'Proyecto' })
  const names = [...(projects.element() as HTMLSelectElement).options].map(({ text }) => text)
  expect(names.slice(1)).toEqual(['Consulta general', 'Killa', 'Santorini'])
})

test('sends the project of a project page without offering a choice', async () => {
  const screen = await render(<LeadForm {...leadFormProps} project="santorini" />)
  await expect.element(screen.getByRole('textbox', { name: 'Nombre' })).toBeVisible()
  await expect.element(screen.getByRole('combobox', { name: 'Proyecto' })).not.toBeInTheDocument()
  expect(document.querySelector<HTMLInputElement>('input[type=hidden][name=project]')?.value).toBe('santorini')
})

test('offers the DNI and the passport as document types', async () => {
  const screen = await render(<LeadForm {...leadFormProps} />)
  const types = screen.getByRole('combobox', { name: 'Tipo de documento' }).element() as HTMLSelectElement
  expect([...types.options].slice(1).map(({ value, text }) => [value, text])).toEqual([
    ['1', 'DNI'],
    ['2', 'Pasaporte'],
  ])
})
