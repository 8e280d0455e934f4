import type { Field } from 'payload'
import { expect, test } from 'vitest'
import { absentWhenEmpty } from '../../panel/fields/groups'
import { formattedSpanishFirst, line, optionalLine } from '../../panel/fields/texts'
import { documentToContent } from './document-to-content'

const label = { es: 'Campo', en: 'Field' }
const context = { keyOf: () => null, toMarkdown: String }
const contentOf = (field: Field, value: unknown) => documentToContent([field], { text: value }, context).text

test('uses the other language for a missing text', () => {
  expect(contentOf(line('text', label), { es: 'Hola' })).toEqual({ es: 'Hola', en: 'Hola' })
  expect(contentOf(line('text', label), { en: 'Hello' })).toEqual({ es: 'Hello', en: 'Hello' })
})

test('returns null for a text that is empty in both languages', () => {
  expect(contentOf(optionalLine('text', label), { es: '', en: null })).toBeNull()
})

test('keeps a missing translation of a legal text empty', () => {
  expect(contentOf(formattedSpanishFirst('text', label), { es: 'Política' })).toEqual({ es: 'Política', en: '' })
})

test('returns null for a group with an empty text', () => {
  const form = absentWhenEmpty('text', label, [line('title', label), line('intro', label)])
  const title = { es: 'Formulario', en: 'Form' }
  expect(contentOf(form, { title, intro: title })).toEqual({ title, intro: title })
  expect(contentOf(form, { title, intro: null })).toBeNull()
  expect(contentOf(form, undefined)).toBeNull()
})

test('keeps a missing translation empty if the fallback is disabled', () => {
  const rulesContext = { ...context, isFallbackDisabled: true }
  const rulesContentOf = (value: unknown) =>
    documentToContent([optionalLine('text', label)], { text: value }, rulesContext).text
  expect(rulesContentOf({ es: 'Hola', en: '' })).toEqual({ es: 'Hola', en: '' })
  expect(rulesContentOf({ es: '', en: null })).toBeNull()
})

test('leaves fields that only the panel shows out of the snapshot', () => {
  const fields: Field[] = [
    { name: 'languages', type: 'ui', admin: {} },
    { name: 'changedBy', type: 'text', custom: { ofThePanel: true } },
  ]
  expect(documentToContent(fields, { changedBy: 'Ana' }, context)).toEqual({})
})

test('uses the day in words for a shown date that is empty in both languages', () => {
  const fields: Field[] = [{ ...optionalLine('text', label), custom: { dayOf: 'publishedOn' } }]
  const shownDate = (text: object | null) =>
    documentToContent(fields, { text, publishedOn: '2026-11-12T12:00:00.000Z' }, context).text
  expect(shownDate(null)).toEqual({ es: '12 de noviembre de 2026', en: '12 November 2026' })
  expect(shownDate({ es: '11 y 12 de noviembre' })).toEqual({ es: '11 y 12 de noviembre', en: '11 y 12 de noviembre' })
  expect(documentToContent(fields, { text: null }, context).text).toBeNull()
})
