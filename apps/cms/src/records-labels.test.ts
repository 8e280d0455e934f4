import type { Field } from 'payload'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { collections, globals } from './records'

const label = z.object({ es: z.string().min(1), en: z.string().min(1) })
const isTranslated = (text: unknown): boolean => label.safeParse(text).success

/** Yields the path of every label and description that is missing or in one language only. */
function* missing(fields: Field[], path: string): Generator<string> {
  for (const field of fields) {
    if (field.admin && 'hidden' in field.admin && field.admin.hidden) continue
    const at = 'name' in field && field.name ? `${path}.${field.name}` : path
    if ('name' in field && field.name && !isTranslated('label' in field && field.label)) yield at
    if (field.type === 'array' && !(isTranslated(field.labels?.singular) && isTranslated(field.labels?.plural)))
      yield `${at}[]`
    const description = field.admin && 'description' in field.admin ? field.admin.description : undefined
    if (description !== undefined && !isTranslated(description)) yield `${at}: description`
    if ('options' in field)
      for (const option of field.options)
        if (typeof option === 'string' || !isTranslated(option.label)) yield `${at}: ${JSON.stringify(option)}`
    if ('fields' in field) yield* missing(field.fields, at)
    if (field.type !== 'tabs') continue
    for (const tab of field.tabs) {
      if (!isTranslated(tab.label)) yield `${at}: tab ${String(tab.label)}`
      yield* missing(tab.fields, at)
    }
  }
}

/** Records that at least some roles see in the panel. */
const isSeen = ({ admin }: { admin?: { hidden?: unknown } }) => admin?.hidden !== true
const seenCollections = collections.filter(isSeen)
const seenGlobals = globals.filter(isSeen)

test('translates every field, option, description and tab that staff see', () => {
  const records = [...seenCollections, ...seenGlobals]
  expect(records.flatMap(({ fields, slug }) => [...missing(fields, slug)])).toEqual([])
})

test('names every record and its menu group in both languages', () => {
  const names = [
    ...seenCollections.flatMap(({ slug, labels, admin }) => [
      [slug, labels?.singular],
      [slug, labels?.plural],
      [slug, admin?.group],
    ]),
    ...seenGlobals.flatMap(({ slug, label, admin }) => [
      [slug, label],
      [slug, admin?.group],
    ]),
  ]
  expect(names.filter(([, name]) => !isTranslated(name))).toEqual([])
})
