import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { breakages } from './breakages'
import { repository } from './broken-file'

test.each(breakages)(
  'the file of the defect "$defect" contains the text to replace exactly once',
  ({ file, find, put }) => {
    const occurrences = readFileSync(path.join(repository, file), 'utf8').split(find).length - 1
    expect(occurrences).toBe(1)
    expect(put).not.toBe(find)
  },
)

test.each(breakages)('the test file for the defect "$defect" exists', ({ noticedBy }) => {
  expect(existsSync(path.join(repository, noticedBy))).toBe(true)
})
