import { expect, test } from 'vitest'
import { customFieldTexts, customSettings } from './field-settings'

const empty = { label: null, placeholder: null }
const emptyFields = {
  firstName: empty,
  lastName: empty,
  email: empty,
  phone: empty,
  documentType: empty,
  document: empty,
  project: empty,
}

test('keeps the default texts of fields that staff left empty', () => {
  expect(customFieldTexts({ fields: emptyFields })).toEqual({})
  expect(customSettings({ fields: emptyFields, documents: [] })).toEqual({ placeholders: {} })
})

test('overrides labels, placeholders and the first option of a list', () => {
  const fields = {
    ...emptyFields,
    firstName: { label: 'Tu nombre', placeholder: 'Ana' },
    documentType: { label: null, placeholder: 'Elige uno' },
  }
  expect(customFieldTexts({ fields })).toEqual({ 'field.firstName': 'Tu nombre', 'field.choose': 'Elige uno' })
  expect(customSettings({ fields, documents: [] })).toEqual({ placeholders: { firstName: 'Ana' } })
})

test('lists document types in the order that staff chose, with the ids of the CRM', () => {
  const documents = [
    { documentTypeId: '2', label: 'Pasaporte' },
    { documentTypeId: '1', label: 'Documento nacional' },
  ]
  expect(customSettings({ fields: emptyFields, documents }).documents).toEqual([
    { value: '2', label: 'Pasaporte' },
    { value: '1', label: 'Documento nacional' },
  ])
})
