import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { fieldErrors } from '@sillar/domain/submission/field-errors'
import { expect, test } from 'vitest'
import en from './en.json'
import es from './es.json'
import { errorText, translator } from './translate'

const folder = fileURLToPath(new URL('..', import.meta.url))
const source = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => readFileSync(folder + file, 'utf8'))
  .join('\n')

/** Keys as they stand in the code; a key with a variable part (`…${value}`) stands for all that fit it. */
const literals = new Set(Array.from(source.matchAll(/'([\w.-]+)'/g), ([, key]) => key))
const patterns = Array.from(source.matchAll(/t\(`([^`]+)`/g), ([, template = '']) => {
  const parts = template.split(/\$\{[^}]+\}/).map((part) => part.replaceAll('.', '\\.'))
  return new RegExp(`^${parts.join('[\\w-]+')}$`)
})

test('both languages have the same keys', () => {
  expect(Object.keys(en).sort()).toEqual(Object.keys(es).sort())
})

test('no text of the forms stands in the table of errors as well', () => {
  expect(Object.keys(es).filter((key) => Object.hasOwn(fieldErrors.es, key))).toEqual([])
})

test('every text is used', () => {
  const unused = Object.keys(es).filter((key) => !literals.has(key) && !patterns.some((pattern) => pattern.test(key)))
  expect(unused).toEqual([])
})

test('no text is empty, and both languages fill the same marks', () => {
  const marks = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort()
  for (const key of Object.keys(es) as (keyof typeof es)[]) {
    expect(es[key].trim(), key).not.toBe('')
    expect(marks(en[key]), key).toEqual(marks(es[key]))
  }
})

test.each([
  ['lead.firstName.required', 'Nombre es requerido'],
  ['complaint.sent', 'Tu reclamo fue registrado'],
  ['complaint.failed', 'No pudimos registrar tu reclamo. Intenta nuevamente.'],
  ['complaint.head.loading', 'Cargando número de reclamo...'],
] as const)('%s is said in the words of the specification', (key, words) => {
  expect(translator('es')(key)).toBe(words)
})

test('marks are filled, and a key nobody knows still gets a sentence', () => {
  expect(translator('es')('form.summary.many', { count: 3 })).toBe('Revisa 3 campos para continuar')
  expect(errorText(translator('en'), 'made.up')).toBe('Please check this field.')
})
