import { expect, test } from 'vitest'
import { unpublishedChanges } from './unpublished-changes'

const draft = (savedAt: string, by = 'Nadia') => ({ isPublished: false, savedAt, by })
const published = (savedAt: string) => ({ isPublished: true, savedAt, by: 'Elsa' })

test('counts from the first draft after the last publish and names who saved the last one', () => {
  const versions = [draft('12:50', 'Rosa'), draft('12:40'), published('12:00'), draft('11:00')]
  expect(unpublishedChanges(versions)).toEqual({ since: '12:40', by: 'Rosa' })
})

test.each([
  ['the newest version is published', [published('12:00'), draft('11:00')]],
  ['the record was never published', [draft('12:00'), draft('11:00')]],
  ['there is no version', []],
])('returns null if %s', (_, versions) => {
  expect(unpublishedChanges(versions)).toBeNull()
})
