import { beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { newDraft, writeDraft } from '../submission/form-draft'
import { LeadForm } from './lead-form'
import { leadFormProps } from './lead-form.fixture'

beforeEach(() => sessionStorage.clear())

async function renderForm(props: Partial<typeof leadFormProps> = {}) {
  const screen = await render(<LeadForm {...leadFormProps} {...props} />)
  return {
    moreToggle: screen.getByText('¿Quieres contarnos algo más?'),
    message: screen.getByLabelText('Mensaje (opcional)'),
    project: screen.getByRole('combobox', { name: 'Proyecto' }),
  }
}

test('collapses the message at first and keeps it open when the visitor clears its text', async () => {
  const { moreToggle, message } = await renderForm()
  await expect.element(message).not.toBeVisible()
  await moreToggle.click()
  await expect.element(message).toHaveAttribute('maxlength', '1000')
  await message.fill('Hola')
  await message.fill('')
  await expect.element(message).toBeVisible()
})

test('shows a stored message after a reload', async () => {
  writeDraft('lead:contact::contact', { ...newDraft(), fields: { message: 'Hola' } }, sessionStorage)
  const { message } = await renderForm()
  await expect.element(message).toBeVisible()
  await expect.element(message).toHaveValue('Hola')
})

test('opens the message and preselects the general question in a form for questions', async () => {
  const { message, project } = await renderForm({ isQuestion: true })
  await expect.element(message).toBeVisible()
  await expect.element(project).toHaveValue('general')
})

test('restores the chosen project after a reload in a form for questions', async () => {
  writeDraft('lead:contact::contact', { ...newDraft(), fields: { project: 'santorini' } }, sessionStorage)
  const { project } = await renderForm({ isQuestion: true })
  await expect.element(project).toHaveValue('santorini')
})
