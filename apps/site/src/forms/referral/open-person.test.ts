import { expect, test } from 'vitest'
import { LAST_PERSON, openAfterRemoval, openIndex } from './open-person'

const ids = ['ana', 'beto', 'carla', 'dario']

test.each([
  ['none selected yet', null, 0],
  ['a selected person', 'carla', 2],
  ['a person just added', LAST_PERSON, 3],
  ['a person the form no longer knows', 'elena', 0],
])('opens the right person: %s', (_, open, index) => {
  expect(openIndex(ids, open)).toBe(index)
})

test.each([
  ['an earlier one is removed', 2, 0, 'carla'],
  ['a later one is removed', 1, 3, 'beto'],
  ['the open one is removed, the next opens', 1, 1, 'carla'],
  ['the open one was the last, the previous opens', 3, 3, 'carla'],
])('keeps the right person open after a removal: %s', (_, openAt, removedAt, open) => {
  expect(openAfterRemoval(ids, openAt, removedAt)).toBe(open)
})
