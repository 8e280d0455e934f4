import { expect, test } from 'vitest'
import { indexOfOpen, LAST_PERSON, openIdAfterRemoval } from './open-person'

const ids = ['ana', 'beto', 'carla', 'dario']

test.each([
  ['no person is selected', null, 0],
  ['a person is selected', 'carla', 2],
  ['a person was just added', LAST_PERSON, 3],
  ['the selected id does not exist', 'elena', 0],
])('when %s (%s), opens the person with the index %i', (_, openId, index) => {
  expect(indexOfOpen(ids, openId)).toBe(index)
})

test.each([
  ['an earlier person is removed', 2, 0, 'carla'],
  ['a later person is removed', 1, 3, 'beto'],
  ['the open person is removed and the next opens', 1, 1, 'carla'],
  ['the open last person is removed and the previous opens', 3, 3, 'carla'],
])('keeps one person open when %s', (_, openIndex, removedIndex, openId) => {
  expect(openIdAfterRemoval(ids, openIndex, removedIndex)).toBe(openId)
})
