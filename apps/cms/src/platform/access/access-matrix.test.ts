import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { collections, globals } from '../../records'
import { accessMatrix } from './access-matrix'
import { collectionRules, globalRules, secondFactorRoles } from './access-table'

test('docs/access-matrix.md matches the access table (update it with `pnpm access:write`)', async () => {
  const file = path.resolve(import.meta.dirname, '../../../../../docs/access-matrix.md')
  expect(await readFile(file, 'utf8')).toBe(accessMatrix())
})

test('the access table contains exactly the collections and globals of the CMS', () => {
  // Payload adds this collection for the folders of media.
  const slugs = [...collections.map(({ slug }) => slug), 'payload-folders']
  expect(Object.keys(collectionRules).sort()).toEqual(slugs.sort())
  expect(Object.keys(globalRules).sort()).toEqual(globals.map(({ slug }) => slug).sort())
})

test('every personal or guarded field of the access table exists in its collection', () => {
  const missingFields = collections.flatMap(({ slug, fields }) => {
    const names = fields.map((field) => ('name' in field ? field.name : ''))
    const { personal, guarded } = collectionRules[slug] ?? {}
    return [...(personal?.fields ?? []), ...(guarded?.fields ?? [])].filter((name) => !names.includes(name))
  })
  expect(missingFields).toEqual([])
})

test('requires a second factor for roles that publish or read personal data', () => {
  expect(secondFactorRoles).toEqual(['admin', 'manager', 'marketing', 'sales', 'customer-service', 'privacy'])
})
