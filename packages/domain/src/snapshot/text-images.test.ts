import { expect, test } from 'vitest'
import { imagesNamedIn, replaceImages, textImage, textImageKey } from './text-images'

const text = `Antes.\n\n${textImage('playa')}\n\n![Vista](media:piscina) y [enlace](/media:nada)`

test('finds the keys of the images in a text', () => {
  expect(imagesNamedIn(text)).toEqual(['playa', 'piscina'])
  expect(imagesNamedIn('![Playa](/playa.jpg)')).toEqual([])
})

test('replaces or removes the images in a text', () => {
  expect(replaceImages(textImage('playa'), (key) => `<${key}>`)).toBe('<playa>')
  expect(replaceImages(`a${textImage('playa')}b`, () => '')).toBe('ab')
})

test('returns the key of an image URL, or null', () => {
  expect(textImageKey('media:playa')).toBe('playa')
  expect(textImageKey('https://example.org/media:playa')).toBeNull()
})
