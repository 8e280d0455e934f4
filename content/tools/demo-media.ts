// The CMS resizes images at upload. This does the same for the demo files, once per file, so that the site can be developed
// and built without a database.

import { existsSync } from 'node:fs'
import { copyFile, mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Media } from '@app/domain/snapshot/media.schema'
import { pictureWidths, preview, squareSide } from '@app/domain/snapshot/picture-widths'
import { readDrawing } from '@app/platform/drawing/read-drawing'
import sharp, { type Sharp } from 'sharp'
import type { DemoFile } from '../media-files'

type Size = { width: number; height: number }

export async function prepareDemoMedia(files: DemoFile[], folder: string): Promise<Media[]> {
  await mkdir(folder, { recursive: true })
  const media: Media[] = []
  for (const file of files) media.push(await prepare(file, folder))
  return media
}

async function prepare(file: DemoFile, folder: string): Promise<Media> {
  const extension = path.extname(file.path)
  const stem = `${file.key}-${file.hash.slice(0, 8)}`
  const original = path.join(folder, `${stem}${extension}`)
  if (!existsSync(original)) await copyFile(file.path, original)
  const common = { key: file.key, alt: file.alt, src: `/media/${stem}${extension}` }
  if (file.mimeType === 'image/svg+xml') {
    return { ...common, kind: 'drawing', ...readDrawing(await readFile(file.path, 'utf8')) }
  }
  if (file.mimeType.startsWith('video/')) return { ...common, kind: 'film', mimeType: file.mimeType }
  if (!file.mimeType.startsWith('image/')) return { ...common, kind: 'document' }
  const { width = 0, height = 0 } = await sharp(file.path).metadata()
  const sizes = []
  for (const size of pictureWidths.filter((candidate) => candidate <= width)) {
    sizes.push(await resize(file.path, folder, stem, size, Math.round((height * size) / width)))
  }
  const square = await cutSquare(file, folder, stem, { width, height })
  const { width: previewWidth, quality } = preview
  const tiny = await sharp(file.path).resize({ width: previewWidth }).webp({ quality }).toBuffer()
  const inPage = `data:image/webp;base64,${tiny.toString('base64')}`
  return { ...common, kind: 'picture', width, height, focal: file.focal, sizes, square, preview: inPage }
}

async function cutSquare({ path: source, focal }: DemoFile, folder: string, stem: string, whole: Size) {
  if (whole.width < squareSide && whole.height < squareSide) return null
  const name = `${stem}-square-${focal.x}-${focal.y}`
  const side = Math.min(whole.width, whole.height)
  const from = (length: number, percent: number) =>
    Math.round(Math.min(Math.max((length * percent) / 100 - side / 2, 0), length - side))
  const cut = () =>
    sharp(source)
      .extract({ left: from(whole.width, focal.x), top: from(whole.height, focal.y), width: side, height: side })
      .resize(squareSide, squareSide)
  await writeFormats(cut, path.join(folder, name))
  return { avif: `/media/${name}.avif`, jpeg: `/media/${name}.jpg` }
}

async function resize(source: string, folder: string, stem: string, width: number, height: number) {
  const name = `${stem}-${width}`
  await writeFormats(() => sharp(source).resize({ width }), path.join(folder, name))
  return { width, height, avif: `/media/${name}.avif`, jpeg: `/media/${name}.jpg` }
}

async function writeFormats(picture: () => Sharp, target: string) {
  const [avif, jpeg] = [`${target}.avif`, `${target}.jpg`]
  if (!existsSync(avif)) await picture().avif({ quality: 55, effort: 1 }).toFile(avif)
  if (!existsSync(jpeg)) await picture().jpeg({ quality: 78, mozjpeg: true }).toFile(jpeg)
}
