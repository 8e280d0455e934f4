import { expect, test } from 'vitest'
import { projects } from '../collections/content/projects.collection'
import { complaintBook } from '../globals/pages.global'
import { collectionInBoth } from '../spanish/speak-spanish'
import { formField } from './form-field'

const project = collectionInBoth(projects).fields

test.each([
  ['slider.0.image', 'slider.0.image', 'Imagen'],
  ['gallery.images.2', 'gallery.images', 'Imágenes'],
  ['gallery.sliders.1.images.0', 'gallery.sliders.1.images', 'Imágenes'],
  ['related.projects', 'related.projects', 'Proyectos'],
  ['seo.title', 'seo.title', 'Título'],
])('%s is the field %s of the form', (contentPath, path, label) => {
  expect(formField(project, contentPath)).toMatchObject({ path, label: { es: label } })
})

test('a list of plain texts is rows in the form', () => {
  expect(formField(complaintBook.fields, 'legalNotes.1').path).toBe('legalNotes.1.text')
})
