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

test('what nobody wrote stays the word of the site', () => {
  expect(writtenFieldTexts({ fields: untouched })).toEqual({})
  expect(writtenSettings({ fields: untouched, documents: [] })).toEqual({ placeholders: {} })
})

test('a label takes the place of the usual one, an example stands in its field, a list has its first choice', () => {
  const fields = {
    ...untouched,
    firstName: { label: 'Tu nombre', placeholder: 'Ana' },
    documentType: { label: null, placeholder: 'Elige uno' },
  }
  expect(writtenFieldTexts({ fields })).toEqual({ 'field.firstName': 'Tu nombre', 'field.choose': 'Elige uno' })
  expect(writtenSettings({ fields, documents: [] })).toEqual({ placeholders: { firstName: 'Ana' } })
})

test('the documents are offered in the order of staff, with the number the CRM knows', () => {
  const documents = [
    { documentTypeId: '2', label: 'Pasaporte' },
    { documentTypeId: '1', label: 'Documento nacional' },
  ]
  expect(writtenSettings({ fields: untouched, documents }).documents).toEqual([
    { value: '2', label: 'Pasaporte' },
    { value: '1', label: 'Documento nacional' },
  ])
})
