import type { Field } from 'payload'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { collections, globals } from './records'

const label = z.object({ es: z.string().min(1), en: z.string().min(1) })
const isTranslated = (text: unknown): boolean => label.safeParse(text).success

/** Yields the path of every label, description, option and tab that is missing in one of the languages. */
function* untranslatedPaths(fields: Field[], path: string): Generator<string> {
  for (const field of fields) {
    // Hidden tabs are the tasks of a record, which staff see (panel/record-form/tasks.field.ts).
    if (field.type !== 'tabs' && field.admin && 'hidden' in field.admin && field.admin.hidden) continue
    const fieldPath = 'name' in field && field.name ? `${path}.${field.name}` : path
    if ('name' in field && field.name && !isTranslated('label' in field && field.label)) yield fieldPath
    if (field.type === 'array' && !(isTranslated(field.labels?.singular) && isTranslated(field.labels?.plural)))
      yield `${fieldPath}[]`
    const description = field.admin && 'description' in field.admin ? field.admin.description : undefined
    if (description !== undefined && !isTranslated(description)) yield `${fieldPath}: description`
    if ('options' in field)
      for (const option of field.options)
        if (typeof option === 'string' || !isTranslated(option.label)) yield `${fieldPath}: ${JSON.stringify(option)}`
    if ('fields' in field) yield* untranslatedPaths(field.fields, fieldPath)
    if (field.type !== 'tabs') continue
    for (const tab of field.tabs) {
      if (!isTranslated(tab.label)) yield `${fieldPath}: tab ${String(tab.label)}`
      yield* untranslatedPaths(tab.fields, fieldPath)
    }
  }
}

/** Returns whether at least one role sees the record in the panel. */
const isVisible = ({ admin }: { admin?: { hidden?: unknown } }) => admin?.hidden !== true
const visibleCollections = collections.filter(isVisible)
const visibleGlobals = globals.filter(isVisible)

test('translates every field, option, description and tab that staff see', () => {
  const records = [...visibleCollections, ...visibleGlobals]
  expect(records.flatMap(({ fields, slug }) => [...untranslatedPaths(fields, slug)])).toEqual([])
})

test('names every record and its menu group in both languages', () => {
  const names = [
    ...visibleCollections.flatMap(({ slug, labels, admin }) => [
      [slug, labels?.singular],
      [slug, labels?.plural],
      [slug, admin?.group],
    ]),
    ...visibleGlobals.flatMap(({ slug, label, admin }) => [
      [slug, label],
      [slug, admin?.group],
    ]),
  ]
  expect(names.filter(([, name]) => !isTranslated(name))).toEqual([])
})
