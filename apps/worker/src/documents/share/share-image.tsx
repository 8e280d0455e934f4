// Draws share cards as JPEG. A React component defines the layout, satori converts it to SVG, and sharp converts the
// SVG to an image.
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { brand } from '@app/brand/brand'
import { colors, themes } from '@app/brand/colors'
import { type CardImage, type ShareCard, shareImageSize } from '@app/domain/share/share-card'
import satori from 'satori'
import sharp from 'sharp'
import { Card, column, type DrawnLogo } from './share-card-layout'

export type ShareImageRequest = {
  card: ShareCard
  /** The bytes of the card's media files, by path. */
  media: Record<string, Uint8Array>
}

const { width, height } = shareImageSize
const side = { left: column.width + column.gap, width: width - column.width - column.gap, height }
/** WhatsApp shows no image above a limit that it does not document. 300 KB always worked. */
const MAX_IMAGE_BYTES = 300_000
const qualities = [84, 72, 55, 40]

export async function shareImage({ card, media }: ShareImageRequest): Promise<Uint8Array> {
  const fileOf = (path: string) => {
    const file = media[path]
    if (!file) throw new Error(`The share image of ${card.page} needs ${path}.`)
    return file
  }
  const logo: DrawnLogo | null = card.logo && {
    ...card.logo,
    svg: withColor(fileOf(card.logo.file), colors.white),
  }
  const svg = await satori(<Card card={card} logo={logo} />, { width, height, fonts: await loadFonts() })
  const layers = []
  if (card.image) layers.push(await cropImage(fileOf(card.image.file), card.image))
  if (card.plan) layers.push(await renderSitePlan(withColor(fileOf(card.plan.file), themes[card.theme].ink)))
  layers.push({ input: await sharp(Buffer.from(svg)).png().toBuffer() })
  const image = await sharp({ create: { width, height, channels: 3, background: colors.surface } })
    .composite(layers)
    .png({ compressionLevel: 0 })
    .toBuffer()
  for (const quality of qualities) {
    // Chroma subsampling would blur the text on coloured blocks.
    const jpeg = await sharp(image).jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer()
    if (jpeg.byteLength <= MAX_IMAGE_BYTES) return jpeg
  }
  throw new Error(`The share image of ${card.page} is larger than ${MAX_IMAGE_BYTES} bytes.`)
}

/** Fills the side of the card with the image and keeps its focal point as close to the middle as possible. */
async function cropImage(image: Uint8Array, { width: w, height: h, focal }: CardImage) {
  const scale = Math.max(side.width / w, side.height / h)
  const scaledSize = { width: Math.ceil(w * scale), height: Math.ceil(h * scale) }
  const offset = (length: number, visibleLength: number, percent: number) =>
    Math.round(Math.min(Math.max((length * percent) / 100 - visibleLength / 2, 0), length - visibleLength))
  const input = await sharp(image)
    .resize(scaledSize.width, scaledSize.height, { fit: 'fill' })
    .extract({
      left: offset(scaledSize.width, side.width, focal.x),
      top: offset(scaledSize.height, side.height, focal.y),
      width: side.width,
      height: side.height,
    })
    .toBuffer()
  return { input, left: side.left, top: 0 }
}

async function renderSitePlan(svg: string) {
  // Labels would be too small to read, and would need fonts of the machine.
  const withoutLabels = svg.replaceAll(/<text[\s\S]*?<\/text>/g, '')
  const input = await sharp(Buffer.from(withoutLabels))
    .resize(side.width, side.height, { fit: 'cover' })
    .flatten({ background: colors.surfaceSunk })
    .png()
    .toBuffer()
  return { input, left: side.left, top: 0 }
}

/** Returns an SVG with the colour that it would inherit from a page. */
const withColor = (svg: Uint8Array, color: string) =>
  Buffer.from(svg).toString('utf8').replaceAll('currentColor', color)

let loadedFonts: Promise<Parameters<typeof satori>[1]['fonts']> | undefined

function loadFonts() {
  loadedFonts ??= Promise.all(
    ([300, 400, 700] as const).map(async (weight) => ({
      name: 'brand',
      weight,
      data: await readFile(fontFile(weight)),
    })),
  )
  return loadedFonts
}

const fontFile = (weight: number) => {
  const name = brand.font.fontsource
  return createRequire(import.meta.url).resolve(`@fontsource/${name}/files/${name}-latin-${weight}-normal.woff`)
}
