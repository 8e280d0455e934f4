import { expect, test } from 'vitest'
import { markVersions } from './version-marks'

const list = (letters: string) => [...letters].map((letter, at) => ({ id: at, isPublished: letter === 'p' }))

test('the newest published version is what visitors see, and a draft above it waits', () => {
  expect(markVersions(list('ddpdp'), true)).toEqual(['newestDraft', 'draft', 'online', 'draft', 'before'])
})

test('nothing is online of a record that was taken offline or never published', () => {
  expect(markVersions(list('dp'), false)).toEqual(['newestDraft', 'before'])
  expect(markVersions(list('dd'), false)).toEqual(['newestDraft', 'draft'])
})

test('a record without drafts has no draft that waits', () => {
  expect(markVersions(list('pp'), true)).toEqual(['online', 'before'])
  expect(markVersions([], true)).toEqual([])
})
