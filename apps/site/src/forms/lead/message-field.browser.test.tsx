import { beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { newDraft, writeDraft } from '../submission/form-draft'
import { LeadForm } from './lead-form'
import { leadFormProps } from './lead-form.fixture'

beforeEach(() => sessionStorage.clear())

async function open(props: Partial<typeof leadFormProps> = {}) {
  const screen = await render(<LeadForm {...leadFormProps} {...props} />)
  return {
    more: screen.getByText('¿Quieres contarnos algo más?'),
    message: screen.getByLabelText('Mensaje (opcional)'),
    project: screen.getByRole('combobox', { name: 'Proyecto' }),
  }
}

test('is collapsed, accepts 1000 characters, and stays open when emptied', async () => {
  const { more, message } = await open()
  await expect.element(message).not.toBeVisible()
  await more.click()
  await expect.element(message).toHaveAttribute('maxlength', '1000')
  await message.fill('Hola')
  await message.fill('')
  await expect.element(message).toBeVisible()
})

test('is open after a reload if it has a text', async () => {
  writeDraft('lead:contact::contact', { ...newDraft(), fields: { message: 'Hola' } }, sessionStorage)
  const { message } = await open()
  await expect.element(message).toBeVisible()
  await expect.element(message).toHaveValue('Hola')
})

test('is open on question pages, with the general question preselected', async () => {
  const { message, project } = await open({ isQuestion: true })
  await expect.element(message).toBeVisible()
  await expect.element(project).toHaveValue('general')
})

test('keeps a changed choice after a reload', async () => {
  writeDraft('lead:contact::contact', { ...newDraft(), fields: { project: 'santorini' } }, sessionStorage)
  const { project } = await open({ isQuestion: true })
  await expect.element(project).toHaveValue('santorini')
})
