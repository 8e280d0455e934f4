import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { collectionRules, globalRules } from './access-table'

const page = readFileSync(path.resolve(import.meta.dirname, '../../../../../docs/staff-data.md'), 'utf8')

const sectionOf = (heading: string) => page.split(/^## /m).find((part) => part.startsWith(heading)) ?? ''
const namesIn = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)

/** Returns the collections in the first column of a section's table. */
const documented = (heading: string) =>
  sectionOf(heading)
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((row) => namesIn(row.split('|')[1] ?? ''))
    .sort()

const isChanged = ({ create = [], update = [], delete: remove = [] }: (typeof collectionRules)[string]) =>
  create.length + update.length + remove.length > 0

const collections = Object.entries(collectionRules)

test.each([
  ['Through Payload', collections.filter(([, rule]) => isChanged(rule))],
  ['Through our actions only', collections.filter(([, rule]) => !isChanged(rule))],
])('lists the collections that staff change: %s', (heading, expected) => {
  expect(documented(heading)).toEqual(expected.map(([slug]) => slug).sort())
})

test('names the globals that staff change, and the others as exceptions', () => {
  const [changed = '', others = ''] = (sectionOf('Through Payload').split('All globals')[1] ?? '').split('except')
  const slugs = (hasUpdate: boolean) =>
    Object.entries(globalRules).flatMap(([slug, { update }]) => (update.length > 0 === hasUpdate ? [slug] : []))
  expect(namesIn(changed).sort()).toEqual(slugs(true).sort())
  expect(namesIn(others).sort()).toEqual(slugs(false).sort())
})
