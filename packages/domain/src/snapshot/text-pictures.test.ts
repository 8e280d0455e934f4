import { expect, test } from 'vitest'
import { picturesNamedIn, replacePictures, textPicture, textPictureKey } from './text-pictures'

const text = `Antes.\n\n${textPicture('playa')}\n\n![Vista](media:piscina) y [enlace](/media:nada)`

test('the pictures a text names are found by their keys', () => {
  expect(picturesNamedIn(text)).toEqual(['playa', 'piscina'])
  expect(picturesNamedIn('![Playa](/playa.jpg)')).toEqual([])
})

test('a picture can be named in another way, or left out', () => {
  expect(replacePictures(textPicture('playa'), (key) => `<${key}>`)).toBe('<playa>')
  expect(replacePictures(`a${textPicture('playa')}b`, () => '')).toBe('ab')
})

test('an address says whether it names a picture', () => {
  expect(textPictureKey('media:playa')).toBe('playa')
  expect(textPictureKey('https://example.org/media:playa')).toBeNull()
})
