import { expect, test } from 'vitest'
import { LAST_PERSON, openAfterRemoval, openIndex } from './open-person'

const ids = ['ana', 'beto', 'carla', 'dario']

test.each([
  ['nobody chosen yet', null, 0],
  ['a chosen person', 'carla', 2],
  ['a person just added', LAST_PERSON, 3],
  ['a person the form no longer knows', 'elena', 0],
])('%s', (_, open, index) => {
  expect(openIndex(ids, open)).toBe(index)
})

test.each([
  ['an earlier one goes', 2, 0, 'carla'],
  ['a later one goes', 1, 3, 'beto'],
  ['the open one goes, the next takes the place', 1, 1, 'carla'],
  ['the open one was the last, the one before opens', 3, 3, 'carla'],
])('%s', (_, openAt, removedAt, open) => {
  expect(openAfterRemoval(ids, openAt, removedAt)).toBe(open)
})
