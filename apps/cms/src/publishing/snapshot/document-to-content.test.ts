import type { Field } from 'payload'
import { expect, test } from 'vitest'
import { absentWhenEmpty } from '../../panel/fields/groups'
import { formattedSpanishFirst, line, optionalLine } from '../../panel/fields/texts'
import { documentToContent } from './document-to-content'

const label = { es: 'Campo', en: 'Field' }
const context = { keyOf: () => null, toMarkdown: String }
const contentOf = (field: Field, value: unknown) => documentToContent([field], { text: value }, context).text

test('falls back to the other language for a missing text', () => {
  expect(contentOf(line('text', label), { es: 'Hola' })).toEqual({ es: 'Hola', en: 'Hola' })
  expect(contentOf(line('text', label), { en: 'Hello' })).toEqual({ es: 'Hello', en: 'Hello' })
})

test('returns null for an empty text', () => {
  expect(contentOf(optionalLine('text', label), { es: '', en: null })).toBeNull()
})

test('keeps a missing translation of a legal text empty, so that the page can tell its language', () => {
  expect(contentOf(formattedSpanishFirst('text', label), { es: 'Política' })).toEqual({ es: 'Política', en: '' })
})

test('returns null for an empty group', () => {
  const form = absentWhenEmpty('text', label, [line('title', label), line('lead', label)])
  const title = { es: 'Formulario', en: 'Form' }
  expect(contentOf(form, { title, lead: title })).toEqual({ title, lead: title })
  expect(contentOf(form, { title, lead: null })).toBeNull()
  expect(contentOf(form, undefined)).toBeNull()
})

test('returns each language as written for the rules', () => {
  const written = { ...context, asWritten: true }
  const of = (value: unknown) => documentToContent([optionalLine('text', label)], { text: value }, written).text
  expect(of({ es: 'Hola', en: '' })).toEqual({ es: 'Hola', en: '' })
  expect(of({ es: '', en: null })).toBeNull()
})

test('leaves out fields that only the panel shows', () => {
  const fields: Field[] = [
    { name: 'languages', type: 'ui', admin: {} },
    { name: 'changedBy', type: 'text', custom: { ofThePanel: true } },
  ]
  expect(documentToContent(fields, { changedBy: 'Ana' }, context)).toEqual({})
})
