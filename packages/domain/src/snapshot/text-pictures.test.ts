import { expect, test } from 'vitest'
import { picturesNamedIn, replacePictures, textPicture, textPictureKey } from './text-pictures'

const text = `Antes.\n\n${textPicture('playa')}\n\n![Vista](media:piscina) y [enlace](/media:nada)`

test('finds the keys of the images in a text', () => {
  expect(picturesNamedIn(text)).toEqual(['playa', 'piscina'])
  expect(picturesNamedIn('![Playa](/playa.jpg)')).toEqual([])
})

test('replaces or removes the images in a text', () => {
  expect(replacePictures(textPicture('playa'), (key) => `<${key}>`)).toBe('<playa>')
  expect(replacePictures(`a${textPicture('playa')}b`, () => '')).toBe('ab')
})

test('returns the key of an image URL, or null', () => {
  expect(textPictureKey('media:playa')).toBe('playa')
  expect(textPictureKey('https://example.org/media:playa')).toBeNull()
})
