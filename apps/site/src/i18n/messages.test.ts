import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fieldErrors } from '@app/domain/submission/field-errors'
import { expect, test } from 'vitest'
import { en } from './messages/en'
import { es } from './messages/es'
import type { Message, MessageKey } from './translate'

const source = join(import.meta.dirname, '..')
const sourceText = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(tsx?|astro)$/.test(file) && !/\.test\.tsx?$/.test(file) && !file.startsWith('i18n/messages/'))
  .map((file) => readFileSync(join(source, file), 'utf8'))
  .join('\n')

/** Patterns of the message keys that the code builds from a template, such as t(`lots.state.${state}`). */
const patterns = Array.from(sourceText.matchAll(/t\(`([^`]+)`/g), ([, template = '']) => {
  const parts = template.split(/\$\{[^}]+\}/).map((part) => part.replaceAll('.', '\\.'))
  return new RegExp(`^${parts.join('[\\w-]+')}$`)
})

const keys = Object.keys(es) as MessageKey[]
const textsOf = (message: Message) => (typeof message === 'string' ? [message] : [message.one, message.other])
const placeholdersIn = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort()

test('has the same keys in both languages, sorted alphabetically', () => {
  expect(Object.keys(en)).toEqual(keys)
  expect(keys).toEqual([...keys].sort())
})

test.each(keys)('has %s in both languages with the same placeholders', (key) => {
  const [spanish, english] = [textsOf(es[key]), textsOf(en[key])]
  expect(english).toHaveLength(spanish.length)
  for (const text of [...spanish, ...english]) expect(text.trim()).not.toBe('')
  expect(placeholdersIn(english.at(-1) ?? '')).toEqual(placeholdersIn(spanish.at(-1) ?? ''))
})

test('contains only messages that the source code uses', () => {
  const unused = keys.filter(
    (key) => !sourceText.includes(`'${key}'`) && !patterns.some((pattern) => pattern.test(key)),
  )
  expect(unused).toEqual([])
})

test('has no key that the field errors also have', () => {
  expect(keys.filter((key) => Object.hasOwn(fieldErrors.es, key))).toEqual([])
})
