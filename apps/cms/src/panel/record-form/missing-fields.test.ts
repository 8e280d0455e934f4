import { expect, test } from 'vitest'
import { automatic, type FormField } from './form-state'
import { missingFields } from './missing-fields'

const required = (name: string): FormField => ({ type: 'text', name, required: true })
const body = (text: string) => ({ root: { children: [{ type: 'paragraph', children: [{ type: 'text', text }] }] } })

test('reports required fields that are empty', () => {
  const fields = [required('title'), required('summary'), { type: 'text', name: 'note' }]
  expect(missingFields(fields, { title: { value: 'Hola' }, summary: { value: '  ' } })).toEqual(['summary'])
})

test('looks into rows, collapsibles, tabs and groups', () => {
  const fields: FormField[] = [
    { type: 'row', fields: [required('name')] },
    { type: 'tabs', tabs: [{ fields: [{ type: 'group', name: 'seo', fields: [required('title')] }] }] },
  ]
  expect(missingFields(fields, {})).toEqual(['name', 'seo.title'])
})

test('reports the fields of each row of a list, and a list with too few rows', () => {
  const fields: FormField[] = [{ type: 'array', name: 'images', minRows: 3, fields: [required('alt')] }]
  const form = { images: { rows: [{}, {}] }, 'images.0.alt': { value: 'Playa' } }
  expect(missingFields(fields, form)).toEqual(['images', 'images.1.alt'])
  expect(missingFields(fields, { images: { rows: [] } })).toEqual([])
})

test('does not report automatic fields or fields of hidden sections', () => {
  const fields: FormField[] = [
    { ...required('slug'), admin: { custom: automatic } },
    { type: 'group', name: 'banner', fields: [required('title')] },
  ]
  expect(missingFields(fields, { 'banner.title': { passesCondition: false } })).toEqual([])
})

test('treats a formatted text without characters as empty', () => {
  const fields: FormField[] = [{ type: 'richText', name: 'body', required: true }]
  expect(missingFields(fields, { body: { value: body('') } })).toEqual(['body'])
  expect(missingFields(fields, { body: { value: body('Hola') } })).toEqual([])
})
