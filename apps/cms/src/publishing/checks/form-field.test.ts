import { expect, test } from 'vitest'
import { complaintBook } from '../../content/pages/pages.global'
import { projects } from '../../content/projects/projects.collection'
import { formField } from './form-field'

const project = projects.fields

test.each([
  ['slider.0.image', 'slider.0.image', 'Imagen'],
  ['gallery.images.2', 'gallery.images', 'Imágenes'],
  ['gallery.sliders.1.images.0', 'gallery.sliders.1.images', 'Imágenes'],
  ['related.projects', 'related.projects', 'Proyectos'],
  ['seo.title', 'seo.title', 'Título'],
])('maps the content path %s to the form field %s', (contentPath, path, label) => {
  expect(formField(project, contentPath)).toMatchObject({ path, label: { es: label } })
})

test('maps an item of a list of plain texts to the text field of its row', () => {
  expect(formField(complaintBook.fields, 'legalNotes.1').path).toBe('legalNotes.1.text')
})
