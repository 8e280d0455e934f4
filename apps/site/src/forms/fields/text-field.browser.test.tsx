import { requiredText } from '@app/domain/submission/text-field'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import * as z from 'zod/mini'
import { keepLetters } from '../complaint/complaint-body'
import { FieldForm } from '../field-form.fixture'
import { TextField as AnyTextField } from './text-field'

const TextField = AnyTextField<'name' | 'detail'>
const schema = z.object({ name: requiredText('name', { max: 10 }) })
const errors = { 'name.required': 'Nombre es requerido', 'name.tooLong': 'Acorta el nombre.' }

test('shows an error for an empty field and removes it while the visitor corrects it', async () => {
  const screen = await render(
    <FieldForm schema={schema} errors={errors}>
      <TextField name="name" label="Nombre" required />
    </FieldForm>,
  )
  const field = screen.getByRole('textbox', { name: 'Nombre' })
  await expect.element(field).toBeRequired()
  await field.click()
  await userEvent.tab()
  await expect.element(field).toBeInvalid()
  await expect.element(field).toHaveAccessibleDescription('Nombre es requerido')
  await field.fill('Ana')
  await expect.element(field).toBeValid()
  await expect.element(screen.getByText('Nombre es requerido')).not.toBeInTheDocument()
})

test('removes characters that a name cannot have and keeps the cursor in place', async () => {
  const screen = await render(
    <FieldForm>
      <TextField name="name" label="Nombre" clean={keepLetters} />
    </FieldForm>,
  )
  const field = screen.getByRole('textbox', { name: 'Nombre' })
  await field.fill('Mara')
  await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}{ArrowRight}<i')
  await expect.element(field).toHaveValue('Maria')
  await userEvent.keyboard('3n')
  await expect.element(field).toHaveValue('Marina')
})

test('does not compile if a field has a name that its form does not have', () => {
  // @ts-expect-error: "nmae" is not a name of this form
  expect(<TextField name="nmae" label="Nombre" />).toBeDefined()
  // @ts-expect-error: a field that is not bound to a form accepts no name
  expect(<AnyTextField name="name" label="Nombre" />).toBeDefined()
})

test('uses a text area of several lines for long text', async () => {
  const onSend = vi.fn()
  const screen = await render(
    <FieldForm onSend={onSend}>
      <TextField name="detail" label="Detalle" rows={4} />
    </FieldForm>,
  )
  await screen.getByRole('textbox', { name: 'Detalle' }).fill('uno\ndos')
  await screen.getByRole('button', { name: 'Send' }).click()
  await vi.waitFor(() => expect(onSend.mock.lastCall?.[0]).toEqual({ detail: 'uno\ndos' }))
})

test('shows the placeholder that staff configured for a field, and none in other fields', async () => {
  const screen = await render(
    <FieldForm settings={{ placeholders: { name: 'Ana' } }}>
      <TextField name="name" label="Nombre" />
      <TextField name="detail" label="Detalle" />
    </FieldForm>,
  )
  await expect.element(screen.getByRole('textbox', { name: 'Nombre' })).toHaveAttribute('placeholder', 'Ana')
  await expect.element(screen.getByRole('textbox', { name: 'Detalle' })).not.toHaveAttribute('placeholder')
})
