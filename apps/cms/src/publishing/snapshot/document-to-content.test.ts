import type { Field } from 'payload'
import { expect, test } from 'vitest'
import { absentWhenEmpty } from '../../panel/fields/groups'
import { formattedSpanishFirst, line, optionalLine } from '../../panel/fields/texts'
import { documentToContent } from './document-to-content'

const label = { es: 'Campo', en: 'Field' }
const context = { keyOf: () => null, toMarkdown: String }
const contentOf = (field: Field, value: unknown) => documentToContent([field], { text: value }, context).text

test('a text missing in one language leaves the CMS with the other one', () => {
  expect(contentOf(line('text', label), { es: 'Hola' })).toEqual({ es: 'Hola', en: 'Hola' })
  expect(contentOf(line('text', label), { en: 'Hello' })).toEqual({ es: 'Hello', en: 'Hello' })
})

test('a text nobody wrote is absent', () => {
  expect(contentOf(optionalLine('text', label), { es: '', en: null })).toBeNull()
})

test('a legal text without a translation leaves without it, so that the page can say which language it is in', () => {
  expect(contentOf(formattedSpanishFirst('text', label), { es: 'Política' })).toEqual({ es: 'Política', en: '' })
})

test('a group of words that staff left empty is absent as a whole', () => {
  const form = absentWhenEmpty('text', label, [line('title', label), line('lead', label)])
  const title = { es: 'Formulario', en: 'Form' }
  expect(contentOf(form, { title, lead: title })).toEqual({ title, lead: title })
  expect(contentOf(form, { title, lead: null })).toBeNull()
  expect(contentOf(form, undefined)).toBeNull()
})

test('the rules read each language as it was written', () => {
  const written = { ...context, asWritten: true }
  const of = (value: unknown) => documentToContent([optionalLine('text', label)], { text: value }, written).text
  expect(of({ es: 'Hola', en: '' })).toEqual({ es: 'Hola', en: '' })
  expect(of({ es: '', en: null })).toBeNull()
})

test('what only the panel shows stays in the CMS', () => {
  const fields: Field[] = [
    { name: 'languages', type: 'ui', admin: {} },
    { name: 'changedBy', type: 'text', custom: { ofThePanel: true } },
  ]
  expect(documentToContent(fields, { changedBy: 'Ana' }, context)).toEqual({})
})
