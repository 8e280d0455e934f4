import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { collectionRules, globalRules } from './access-table'

const page = readFileSync(path.resolve(import.meta.dirname, '../../../../../docs/staff-data.md'), 'utf8')

const sectionOf = (heading: string) => page.split(/^## /m).find((part) => part.startsWith(heading)) ?? ''
const namesIn = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)

/** Returns the collections in the first column of a section's table. */
const documentedCollections = (heading: string) =>
  sectionOf(heading)
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((row) => namesIn(row.split('|')[1] ?? ''))
    .sort()

const isChangedInPayload = ({ create = [], update = [], delete: remove = [] }: (typeof collectionRules)[string]) =>
  create.length + update.length + remove.length > 0

const collections = Object.entries(collectionRules)

test.each([
  ['Through Payload', collections.filter(([, rule]) => isChangedInPayload(rule))],
  ['Through our actions only', collections.filter(([, rule]) => !isChangedInPayload(rule))],
])('the section "%s" of docs/staff-data.md matches the access table', (heading, expected) => {
  expect(documentedCollections(heading)).toEqual(expected.map(([slug]) => slug).sort())
})

test('docs/staff-data.md lists the globals that staff change, and the other globals as exceptions', () => {
  const [changedPart = '', exceptionPart = ''] = (sectionOf('Through Payload').split('All globals')[1] ?? '').split(
    'except',
  )
  const slugs = (hasUpdate: boolean) =>
    Object.entries(globalRules).flatMap(([slug, { update }]) => (update.length > 0 === hasUpdate ? [slug] : []))
  expect(namesIn(changedPart).sort()).toEqual(slugs(true).sort())
  expect(namesIn(exceptionPart).sort()).toEqual(slugs(false).sort())
})
