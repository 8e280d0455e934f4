import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { breakages } from './breakages'
import { repository } from './broken-file'

test.each(breakages)('$defect: the text to replace occurs exactly once', ({ file, find, put }) => {
  const occurrences = readFileSync(path.join(repository, file), 'utf8').split(find).length - 1
  expect(occurrences).toBe(1)
  expect(put).not.toBe(find)
})

test.each(breakages)('$defect: the test file exists', ({ noticedBy }) => {
  expect(existsSync(path.join(repository, noticedBy))).toBe(true)
})
