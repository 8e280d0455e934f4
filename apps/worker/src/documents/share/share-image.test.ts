import type { ShareCard } from '@app/domain/share/share-card'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { shareImage } from './share-image'

const card: ShareCard = {
  page: '/',
  theme: 'condominium',
  logo: { file: '/media/logo.svg', viewBox: '0 0 96 48' },
  title: ['', 'Santorini'],
  text: 'Mejía, Arequipa',
  price: { label: 'Cuota mensual desde', amounts: ['US$\u00a0206', 'S/\u00a0793'] },
  status: null,
  term: ['60 meses', 'sin intereses'],
  image: { file: '/media/a.jpg', width: 1200, height: 675, focal: { x: 80, y: 50 } },
  plan: null,
  stones: null,
  demo: 'Demostración',
  figures: [],
}
const logo = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 48"><path fill="currentColor" d="M0 0h96v48H0z"/></svg>',
)
const stripes = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#f00' } })
    .composite([
      { input: { create: { width: width / 2, height, channels: 3, background: '#00f' } }, left: width / 2, top: 0 },
    ])
    .jpeg()
    .toBuffer()

/** Returns the colour of a pixel, rounded so that JPEG artefacts do not matter. */
async function pixel(image: Uint8Array, left: number, top: number) {
  const { data } = await sharp(image)
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return [...data].map((value) => Math.round(value / 51) * 51)
}

test('draws a JPEG of 1200 × 630 with the logo in white and the image around its focal point', async () => {
  const image = await shareImage({ card, media: { '/media/logo.svg': logo, '/media/a.jpg': await stripes(1200, 675) } })
  expect(await sharp(image).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  expect(await pixel(image, 60, 120)).toEqual([255, 255, 255])
  expect(await pixel(image, 1150, 300)).toEqual([0, 0, 255])
})

test('stays below 300 KB with an image that compresses badly', async () => {
  const noise = await sharp({
    create: {
      width: 1200,
      height: 675,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg({ quality: 100 })
    .toBuffer()
  const image = await shareImage({ card, media: { '/media/logo.svg': logo, '/media/a.jpg': noise } })
  expect(image.byteLength).toBeLessThanOrEqual(300_000)
})

test('throws if the image of a card cannot be read, so that the card is rendered later', async () => {
  await expect(shareImage({ card, media: { '/media/logo.svg': logo } })).rejects.toThrow('/media/a.jpg')
})
