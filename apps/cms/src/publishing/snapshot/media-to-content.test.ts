import { expect, test } from 'vitest'
import { mediaToContent } from './media-to-content'

const upload = {
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

test('changes the URL of the square image when its focal point changes', () => {
  expect(mediaToContent(upload)).toMatchObject({
    square: {
      avif: '/media/hero-1a2b3c4d-800x800.avif?focal=70-45',
      jpeg: '/media/hero-1a2b3c4d-800x800.jpg?focal=70-45',
    },
  })
  expect(mediaToContent({ ...upload, focalX: 20 })).toMatchObject({
    square: { avif: '/media/hero-1a2b3c4d-800x800.avif?focal=20-45' },
  })
})

test('returns no square for an image without square files', () => {
  expect(mediaToContent({ ...upload, sizes: {} })).toMatchObject({ square: null })
})

test.each([
  ['image/jpeg', 'casa.jpg'],
  ['video/mp4', 'casa.mp4'],
  ['application/pdf', 'plano.pdf'],
])('returns a URL under /media/ for %s', (mimeType, filename) => {
  expect(mediaToContent({ ...upload, mimeType, filename }).src).toBe(`/media/${filename}`)
})

test('dates a video by the day of its upload in Lima', () => {
  const video = { ...upload, mimeType: 'video/mp4', filename: 'tour.mp4', createdAt: '2026-11-18T03:00:00.000Z' }
  expect(mediaToContent(video)).toMatchObject({ kind: 'video', uploadedOn: '2026-11-17' })
})
