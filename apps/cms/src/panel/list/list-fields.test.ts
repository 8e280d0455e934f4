import { expect, test } from 'vitest'
import { fieldName } from './list-fields'

test('names a field by its label, and the file name of uploads in the language of the panel', () => {
  expect(fieldName({ name: 'alt', type: 'text', label: { es: 'Texto alternativo', en: 'Alt text' } }, 'es')).toBe(
    'Texto alternativo',
  )
  expect(fieldName({ name: 'filename', type: 'text', label: 'upload:fileName' }, 'es')).toBe('Nombre del archivo')
})
