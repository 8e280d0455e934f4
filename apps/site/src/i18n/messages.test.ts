import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import en from './messages/en.json'
import es from './messages/es.json'

const source = join(import.meta.dirname, '..')

/** The forms keep their own messages, and a test of their own. */
const sourceText = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(tsx?|astro)$/.test(file) && !/\.test\.tsx?$/.test(file) && !file.startsWith('forms/'))
  .map((file) => readFileSync(join(source, file), 'utf8'))
  .join('\n')

test('both languages have the same keys', () => {
  expect(Object.keys(en)).toEqual(Object.keys(es))
})

test('no text is empty, and both languages name the same values', () => {
  const valuesOf = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort()
  for (const [key, text] of Object.entries(es)) {
    const english = en[key as keyof typeof en]
    expect(text.trim(), key).not.toBe('')
    expect(english.trim(), key).not.toBe('')
    expect(valuesOf(english), key).toEqual(valuesOf(text))
  }
})

test('every key is used in the source', () => {
  const unused = Object.keys(es).filter((key) => !sourceText.includes(`'${key}'`))
  expect(unused).toEqual([])
})
