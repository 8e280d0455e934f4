import { expect, test } from 'vitest'
import { writtenFieldTexts, writtenSettings } from './field-settings'

const empty = { label: null, placeholder: null }
const untouched = {
  firstName: empty,
  lastName: empty,
  email: empty,
  phone: empty,
  documentType: empty,
  document: empty,
  project: empty,
}

test('keeps the default texts where staff wrote none', () => {
  expect(writtenFieldTexts({ fields: untouched })).toEqual({})
  expect(writtenSettings({ fields: untouched, documents: [] })).toEqual({ placeholders: {} })
})

test('overrides labels, placeholders and the first option of a list', () => {
  const fields = {
    ...untouched,
    firstName: { label: 'Tu nombre', placeholder: 'Ana' },
    documentType: { label: null, placeholder: 'Elige uno' },
  }
  expect(writtenFieldTexts({ fields })).toEqual({ 'field.firstName': 'Tu nombre', 'field.choose': 'Elige uno' })
  expect(writtenSettings({ fields, documents: [] })).toEqual({ placeholders: { firstName: 'Ana' } })
})

test('lists document types in the order of staff, with the number the CRM knows', () => {
  const documents = [
    { documentTypeId: '2', label: 'Pasaporte' },
    { documentTypeId: '1', label: 'Documento nacional' },
  ]
  expect(writtenSettings({ fields: untouched, documents }).documents).toEqual([
    { value: '2', label: 'Pasaporte' },
    { value: '1', label: 'Documento nacional' },
  ])
})
