import { expect, test } from 'vitest'
import { imageIdsToKeys, imageKeysToIds } from './text-image-ids'

const textWithIds = 'Antes.\n\n![media:4f22a1]()\n\nDespués.'
const textWithKeys = 'Antes.\n\n![](media:playa)\n\nDespués.'

test('converts the image ids of a text to keys and back', () => {
  expect(imageIdsToKeys(textWithIds, (id) => (id === '4f22a1' ? 'playa' : null))).toBe(textWithKeys)
  expect(imageKeysToIds(textWithKeys, (key) => (key === 'playa' ? '4f22a1' : undefined))).toBe(textWithIds)
})

test('removes a deleted image from a text', () => {
  expect(imageIdsToKeys(textWithIds, () => null)).not.toContain('4f22a1')
})
