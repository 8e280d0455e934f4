import { expect, test } from 'vitest'
import { fieldTrail, formErrors, withSaveErrors } from './form-errors'
import type { FormField } from './form-state'

const fields: FormField[] = [
  { type: 'text', name: 'title', label: 'Título' },
  {
    type: 'tabs',
    tabs: [
      {
        fields: [
          {
            type: 'array',
            name: 'images',
            label: 'Imágenes',
            fields: [{ type: 'text', name: 'alt', label: 'Descripción' }],
          },
        ],
      },
    ],
  },
]
const invalid = (errorMessage: string, value: unknown = '') => ({ valid: false, errorMessage, value })

test('lists the errors in the order of the form, without those of hidden fields', () => {
  const form = {
    'images.1.alt': invalid('Falta.'),
    title: invalid('Es muy largo.', 'Hola'),
    note: { ...invalid('Falta.'), passesCondition: false },
  }
  expect(formErrors(fields, form)).toEqual([
    { path: 'title', message: 'Es muy largo.', value: 'Hola' },
    { path: 'images.1.alt', message: 'Falta.', value: '' },
  ])
})

test('keeps an error of the last save until its field changes', () => {
  const ofSave = [{ path: 'title', message: 'Falta.', value: '' }]
  expect(withSaveErrors(fields, { current: [], ofSave, form: { title: { value: '' } } })).toEqual(ofSave)
  expect(withSaveErrors(fields, { current: [], ofSave, form: { title: { value: 'Hola' } } })).toEqual([])
})

test('replaces an error of the last save by the current one of the same field, in the order of the form', () => {
  const images = { path: 'images', message: 'Faltan imágenes.', value: 0 }
  const ofSave = [images, { path: 'title', message: 'Falta.', value: '' }]
  const current = [{ path: 'title', message: 'Es muy corto.', value: 'H' }]
  expect(withSaveErrors(fields, { current, ofSave, form: { images: { value: 0 } } })).toEqual([...current, images])
})

test('names the field with the labels of its lists and the number of the row', () => {
  const trail = (path: string) => fieldTrail(fields, path, String)
  expect(trail('images.1.alt')).toEqual(['Imágenes', '2', 'Descripción'])
  expect(trail('unknown')).toEqual(['unknown'])
})
