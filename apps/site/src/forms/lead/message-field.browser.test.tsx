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

test('the message is folded away, takes 1000 characters, and stays open when it is emptied again', async () => {
  const { more, message } = await open()
  await expect.element(message).not.toBeVisible()
  await more.click()
  await expect.element(message).toHaveAttribute('maxlength', '1000')
  await message.fill('Hola')
  await message.fill('')
  await expect.element(message).toBeVisible()
})

test('what was written before a reload is not hidden', async () => {
  writeDraft('lead:contact::contact', { ...newDraft(), fields: { message: 'Hola' } }, sessionStorage)
  const { message } = await open()
  await expect.element(message).toBeVisible()
  await expect.element(message).toHaveValue('Hola')
})

test('where writing is the point, the message is open and the general question chosen', async () => {
  const { message, project } = await open({ isQuestion: true })
  await expect.element(message).toBeVisible()
  await expect.element(project).toHaveValue('general')
})

test('another choice than the one of the page survives a reload', async () => {
  writeDraft('lead:contact::contact', { ...newDraft(), fields: { project: 'santorini' } }, sessionStorage)
  const { project } = await open({ isQuestion: true })
  await expect.element(project).toHaveValue('santorini')
})
