import type { Field } from 'payload'
import { expect, test } from 'vitest'
import { group, list, optionalGroup } from '../../panel/fields/groups'
import { formatted, formattedSpanishFirst, line } from '../../panel/fields/texts'
import { missingTexts } from './missing-texts'

const label = { es: 'Campo', en: 'Field' }
const missingPaths = (fields: Field[], document: Record<string, unknown>) =>
  missingTexts(fields, document).map(({ locale, path }) => `${path} ${locale}`)

const richText = (text: string) => ({ root: { children: [{ type: 'paragraph', children: [{ type: 'text', text }] }] } })

test('reports a text that exists in one language only', () => {
  const fields = [
    line('title', label),
    group('seo', label, [line('description', label)]),
    list('terms', { ...label, row: label }, [line('text', label)]),
  ]
  const document = {
    title: { es: 'Hola', en: 'Hello' },
    seo: { description: { en: 'Hello' } },
    terms: [{ text: { es: 'Uno', en: 'One' } }, { text: { es: 'Dos', en: '  ' } }],
  }
  expect(missingPaths(fields, document)).toEqual(['seo.description es', 'terms.1.text en'])
})

test('names a text by its field, the parts around it and the number of its row', () => {
  const bases = { es: 'Bases', en: 'Terms', row: label }
  const text = { es: 'Texto', en: 'Text' }
  const document = { terms: [{ text: { es: 'Uno', en: 'One' } }, { text: { es: 'Dos' } }] }
  expect(missingTexts([list('terms', bases, [line('text', text)])], document)).toMatchObject([
    { path: 'terms.1.text', trail: [expect.objectContaining({ es: 'Bases' }), 2, text] },
  ])
})

test('does not report a text that is empty in both languages', () => {
  expect(missingPaths([line('note', label)], { note: null })).toEqual([])
})

test('treats a formatted text without characters as empty', () => {
  expect(missingPaths([formatted('body', label)], { body: { es: richText('Hola'), en: richText('') } })).toEqual([
    'body en',
  ])
})

test('does not report texts of hidden sections, or missing translations of legal texts', () => {
  const landing = optionalGroup('landing', label, [line('title', label)])
  expect(missingPaths([landing], { landing: { shown: false, title: { es: 'Hola' } } })).toEqual([])
  expect(missingPaths([landing], { landing: { shown: true, title: { es: 'Hola' } } })).toEqual(['landing.title en'])
  expect(missingPaths([formattedSpanishFirst('body', label)], { body: { es: richText('Hola') } })).toEqual([])
})
