// `pnpm media:sheet` renders all images of content/media with their names on one page for review.
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'
import { demoFiles } from '../media-files'

const columns = 6
const cell = { width: 320, height: 214, label: 26, gap: 10 }
const step = { x: cell.width + cell.gap, y: cell.height + cell.label + cell.gap }

const images = (await demoFiles()).filter(({ mimeType }) => mimeType === 'image/jpeg')
const rows = Math.ceil(images.length / columns)

const renderLabel = (text: string) =>
  Buffer.from(
    `<svg width="${cell.width}" height="${cell.label}"><text x="0" y="18" font-family="sans-serif" font-size="15" fill="#1c284c">${text}</text></svg>`,
  )

const parts: OverlayOptions[] = []
for (const [index, { path: file, key }] of images.entries()) {
  const left = cell.gap + (index % columns) * step.x
  const top = cell.gap + Math.floor(index / columns) * step.y
  const input = await sharp(file)
    .resize({ ...cell, fit: 'contain', background: '#e9e2d9' })
    .toBuffer()
  parts.push({ input, left, top }, { input: renderLabel(key), left, top: top + cell.height })
}

const folder = path.resolve(import.meta.dirname, '../../.data')
await mkdir(folder, { recursive: true })
const sheet = path.join(folder, 'media-sheet.jpg')
const size = { width: cell.gap + columns * step.x, height: cell.gap + rows * step.y }
await sharp({ create: { ...size, channels: 3, background: '#f4f0ea' } })
  .composite(parts)
  .jpeg({ quality: 85 })
  .toFile(sheet)
console.log(`${images.length} images on ${path.relative(process.cwd(), sheet)}`)
