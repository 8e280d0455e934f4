import { documentNumber, documentRules, documentTypeId } from '@app/domain/person/identity-document.schema'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import * as z from 'zod/mini'
import { FieldForm } from '../field-form.fixture'
import { DocumentFields as AnyDocumentFields } from './document-fields'
import { SelectField as AnySelectField } from './select-field'

test('preselects no option of a select and requires a choice', async () => {
  const SelectField = AnySelectField<'project'>
  const schema = z.object({ project: z.string().check(z.minLength(1, 'project.required')) })
  const screen = await render(
    <FieldForm schema={schema} errors={{ 'project.required': 'Proyecto es requerido' }}>
      <SelectField
        name="project"
        label="Proyecto"
        prompt="Elegir proyecto"
        options={[{ value: 'killa', label: 'Killa' }]}
        required
      />
    </FieldForm>,
  )
  const field = screen.getByRole('combobox', { name: 'Proyecto' })
  await expect.element(field).toHaveDisplayValue('Elegir proyecto')
  await screen.getByRole('button', { name: 'Send' }).click()
  await expect.element(field).toHaveAccessibleDescription('Proyecto es requerido')
  await field.selectOptions('Killa')
  await expect.element(field).toBeValid()
})

test('validates the document number again when the document type changes', async () => {
  const DocumentFields = AnyDocumentFields<'documentTypeId' | 'document'>
  const schema = z
    .object({ documentTypeId: documentTypeId('lead'), document: documentNumber('lead') })
    .check(...documentRules('lead', 'required'))
  const screen = await render(
    <FieldForm schema={schema} errors={{ 'lead.document.dni': 'El DNI tiene 8 dígitos.' }}>
      <DocumentFields typeName="documentTypeId" numberName="document" required />
    </FieldForm>,
  )
  const type = screen.getByRole('combobox', { name: 'Tipo de documento' })
  const number = screen.getByRole('textbox', { name: 'Número de documento' })
  ;(type.element() as HTMLSelectElement).focus()
  await type.selectOptions('DNI')
  await number.fill('AB123456')
  await userEvent.tab()
  await expect.element(number).toHaveAccessibleDescription('El DNI tiene 8 dígitos.')
  await type.selectOptions('Pasaporte')
  await expect.element(number).toBeValid()
})

test('offers the document types that staff configured, in their order, and sends the ids of the CRM', async () => {
  const DocumentFields = AnyDocumentFields<'documentTypeId' | 'document'>
  const documents = [
    { value: '2', label: 'Pasaporte vigente' },
    { value: '1', label: 'DNI peruano' },
  ]
  let submittedTypeId: unknown
  const screen = await render(
    <FieldForm settings={{ documents }} onSend={({ documentTypeId }) => (submittedTypeId = documentTypeId)}>
      <DocumentFields typeName="documentTypeId" numberName="document" />
    </FieldForm>,
  )
  const type = screen.getByRole('combobox', { name: 'Tipo de documento' })
  expect(
    type
      .getByRole('option')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Elegir', 'Pasaporte vigente', 'DNI peruano'])
  await type.selectOptions('DNI peruano')
  await screen.getByRole('button', { name: 'Send' }).click()
  await expect.poll(() => submittedTypeId).toBe('1')
})
