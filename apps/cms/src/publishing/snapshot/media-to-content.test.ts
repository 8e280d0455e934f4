import { expect, test } from 'vitest'
import { mediaToContent } from './media-to-content'

const uploaded = {
  key: 'hero',
  alt: { es: 'Piscina', en: 'Pool' },
  filename: 'hero-1a2b3c4d.jpg',
  mimeType: 'image/jpeg',
  width: 1600,
  height: 900,
  focalX: 70,
  focalY: 45,
  sizes: {
    avifSquare: { filename: 'hero-1a2b3c4d-800x800.avif' },
    jpegSquare: { filename: 'hero-1a2b3c4d-800x800.jpg' },
  },
}

test('the square of a picture has another address once its focal point was moved', () => {
  expect(mediaToContent(uploaded)).toMatchObject({
    square: {
      avif: '/media/hero-1a2b3c4d-800x800.avif?focal=70-45',
      jpeg: '/media/hero-1a2b3c4d-800x800.jpg?focal=70-45',
    },
  })
  expect(mediaToContent({ ...uploaded, focalX: 20 })).toMatchObject({
    square: { avif: '/media/hero-1a2b3c4d-800x800.avif?focal=20-45' },
  })
})

test('a picture too small for a square, or from before squares were made, has none', () => {
  expect(mediaToContent({ ...uploaded, sizes: {} })).toMatchObject({ square: null })
})

test.each([
  ['image/jpeg', 'casa.jpg'],
  ['video/mp4', 'casa.mp4'],
  ['application/pdf', 'plano.pdf'],
])('every file has its address under /media/: %s', (mimeType, filename) => {
  expect(mediaToContent({ ...uploaded, mimeType, filename }).src).toBe(`/media/${filename}`)
})
