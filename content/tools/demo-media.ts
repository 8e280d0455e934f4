// Resizes the demo images as the CMS does at upload, once per file, so the site can be built without a database.

import { existsSync } from 'node:fs'
import { copyFile, mkdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { imageWidths, previewFormat, squareSide } from '@app/domain/snapshot/image-widths'
import type { Media } from '@app/domain/snapshot/media.schema'
import { readSvg } from '@app/platform/svg/read-svg'
import sharp, { type Sharp } from 'sharp'
import type { DemoFile } from '../media-files'

type Size = { width: number; height: number }

export async function prepareDemoMedia(files: DemoFile[], folder: string): Promise<Media[]> {
  await mkdir(folder, { recursive: true })
  const media: Media[] = []
  for (const file of files) media.push(await prepareFile(file, folder))
  return media
}

async function prepareFile(file: DemoFile, folder: string): Promise<Media> {
  const extension = path.extname(file.path)
  const baseName = `${file.key}-${file.hash.slice(0, 8)}`
  const originalFile = path.join(folder, `${baseName}${extension}`)
  if (!existsSync(originalFile)) await copyFile(file.path, originalFile)
  const common = { key: file.key, alt: file.alt, src: `/media/${baseName}${extension}` }
  if (file.mimeType === 'image/svg+xml') {
    return { ...common, kind: 'svg', ...readSvg(await readFile(file.path, 'utf8')) }
  }
  if (file.mimeType.startsWith('video/')) return { ...common, kind: 'video', mimeType: file.mimeType, uploadedOn: null }
  if (!file.mimeType.startsWith('image/')) return { ...common, kind: 'document', bytes: (await stat(file.path)).size }
  const { width = 0, height = 0 } = await sharp(file.path).metadata()
  const sizes = []
  for (const size of imageWidths.filter((candidate) => candidate <= width)) {
    sizes.push(await resize(file.path, folder, baseName, size, Math.round((height * size) / width)))
  }
  const square = await cropSquare(file, folder, baseName, { width, height })
  const { width: previewWidth, quality } = previewFormat
  const previewImage = await sharp(file.path).resize({ width: previewWidth }).webp({ quality }).toBuffer()
  const previewUrl = `data:image/webp;base64,${previewImage.toString('base64')}`
  return { ...common, kind: 'image', width, height, focal: file.focal, sizes, square, preview: previewUrl }
}

async function cropSquare({ path: source, focal }: DemoFile, folder: string, baseName: string, original: Size) {
  if (original.width < squareSide && original.height < squareSide) return null
  const name = `${baseName}-square-${focal.x}-${focal.y}`
  const side = Math.min(original.width, original.height)
  const offsetOf = (length: number, percent: number) =>
    Math.round(Math.min(Math.max((length * percent) / 100 - side / 2, 0), length - side))
  const createSquare = () =>
    sharp(source)
      .extract({
        left: offsetOf(original.width, focal.x),
        top: offsetOf(original.height, focal.y),
        width: side,
        height: side,
      })
      .resize(squareSide, squareSide)
  await writeFormats(createSquare, path.join(folder, name))
  return { avif: `/media/${name}.avif`, jpeg: `/media/${name}.jpg` }
}

async function resize(source: string, folder: string, baseName: string, width: number, height: number) {
  const name = `${baseName}-${width}`
  await writeFormats(() => sharp(source).resize({ width }), path.join(folder, name))
  return { width, height, avif: `/media/${name}.avif`, jpeg: `/media/${name}.jpg` }
}

async function writeFormats(image: () => Sharp, target: string) {
  const [avif, jpeg] = [`${target}.avif`, `${target}.jpg`]
  if (!existsSync(avif)) await image().avif({ quality: 55, effort: 1 }).toFile(avif)
  if (!existsSync(jpeg)) await image().jpeg({ quality: 78, mozjpeg: true }).toFile(jpeg)
}
