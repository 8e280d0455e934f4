import { expect, test } from 'vitest'
import { markVersions } from './version-marks'

const versionsOf = (letters: string) =>
  [...letters].map((letter, index) => ({ id: index, isPublished: letter === 'p' }))

test('marks the newest published version as online and a newer draft as current', () => {
  expect(markVersions(versionsOf('ddpdp'), true)).toEqual(['newestDraft', 'draft', 'online', 'draft', 'before'])
})

test('marks no version as online for an unpublished record', () => {
  expect(markVersions(versionsOf('dp'), false)).toEqual(['newestDraft', 'before'])
  expect(markVersions(versionsOf('dd'), false)).toEqual(['newestDraft', 'draft'])
})

test('marks no current draft if there are no drafts', () => {
  expect(markVersions(versionsOf('pp'), true)).toEqual(['online', 'before'])
  expect(markVersions([], true)).toEqual([])
})
