import { expect, test } from 'vitest'
import { markVersions } from './version-marks'

const list = (letters: string) => [...letters].map((letter, at) => ({ id: at, isPublished: letter === 'p' }))

test('marks the newest published version as online and a newer draft as current', () => {
  expect(markVersions(list('ddpdp'), true)).toEqual(['newestDraft', 'draft', 'online', 'draft', 'before'])
})

test('marks no version as online for an unpublished record', () => {
  expect(markVersions(list('dp'), false)).toEqual(['newestDraft', 'before'])
  expect(markVersions(list('dd'), false)).toEqual(['newestDraft', 'draft'])
})

test('marks no current draft if there are no drafts', () => {
  expect(markVersions(list('pp'), true)).toEqual(['online', 'before'])
  expect(markVersions([], true)).toEqual([])
})
