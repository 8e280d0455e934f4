import type { Field } from 'payload'
import { expect, test } from 'vitest'
import { collections } from '../records'
import { internalColumns, relatedTables } from './collect-person'
import { exportMessages } from './export-messages'

const toSnakeCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

function columnsOf(fields: Field[], group = ''): string[] {
  return fields.flatMap((field) => {
    if (field.type === 'ui' || field.type === 'join') return []
    if (field.type === 'relationship') return [`${group}${toSnakeCase(field.name)}_id`]
    if (field.type === 'group' && 'name' in field && field.name)
      return columnsOf(field.fields, `${group}${toSnakeCase(field.name)}_`)
    if ('fields' in field && field.type !== 'array') return columnsOf(field.fields, group)
    return 'name' in field && field.name ? [`${group}${toSnakeCase(field.name)}`] : []
  })
}

const tables = [
  ...new Set([
    ...Object.keys(relatedTables),
    ...Object.values(relatedTables).flatMap((rows) => rows.map(([table]) => table)),
  ]),
]

test.each(tables)('has a Spanish export label for every column of %s', (table) => {
  const collection = collections.find(({ slug }) => slug.replaceAll('-', '_') === table)
  expect(exportMessages.es.tables).toHaveProperty(table)
  expect(exportMessages.en.tables).toHaveProperty(table)
  const columns = columnsOf(collection?.fields ?? []).filter((column) => !internalColumns.has(column))
  expect(columns.length).toBeGreaterThan(0)
  expect(columns.filter((column) => !(column in exportMessages.es.names))).toEqual([])
})
