import { expect, test } from 'vitest'
import { picturesById, picturesByKey } from './text-picture-ids'

const stored = 'Antes.\n\n![media:4f22a1]()\n\nDespués.'
const named = 'Antes.\n\n![](media:playa)\n\nDespués.'

test('a picture in a text leaves the CMS by its key and comes in by its id', () => {
  expect(picturesByKey(stored, (id) => (id === '4f22a1' ? 'playa' : null))).toBe(named)
  expect(picturesById(named, (key) => (key === 'playa' ? '4f22a1' : undefined))).toBe(stored)
})

test('no visitor reads the id of a picture that is gone', () => {
  expect(picturesByKey(stored, () => null)).not.toContain('4f22a1')
})
