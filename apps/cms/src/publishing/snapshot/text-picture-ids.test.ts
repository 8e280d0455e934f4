import { expect, test } from 'vitest'
import { imageIdsToKeys, imageKeysToIds } from './text-picture-ids'

const stored = 'Antes.\n\n![media:4f22a1]()\n\nDespués.'
const named = 'Antes.\n\n![](media:playa)\n\nDespués.'

test('converts image ids to keys and back', () => {
  expect(imageIdsToKeys(stored, (id) => (id === '4f22a1' ? 'playa' : null))).toBe(named)
  expect(imageKeysToIds(named, (key) => (key === 'playa' ? '4f22a1' : undefined))).toBe(stored)
})

test('removes an image that no longer exists', () => {
  expect(imageIdsToKeys(stored, () => null)).not.toContain('4f22a1')
})
