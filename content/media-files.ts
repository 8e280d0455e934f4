import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Localized } from '@app/domain/language/localized.schema'
import { mediaTexts } from './media-texts'

export type DemoFile = {
  key: string
  path: string
  mimeType: string
  hash: string
  alt: Localized
  focal: { x: number; y: number }
}

const folder = path.join(import.meta.dirname, 'media')

const mimeTypes: Record<string, string> = {
  '.jpg': 'image/jpeg',
  '.svg': 'image/svg+xml',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.pdf': 'application/pdf',
}

/**
 * Returns the key of a file. The key of a logo, map or plan starts with its kind. The key of a video ends with its
 * format, because every video has two formats.
 */
export function mediaKeyOf(relativePath: string): string {
  const { dir, name, ext } = path.parse(relativePath)
  if (dir === 'logos') return `logo-${name}`
  if (dir === 'maps') return `map-${name}`
  if (dir === 'plans') return `plan-${name}`
  if (dir === 'lot-plans') return `lot-plan-${name}`
  return ext === '.mp4' || ext === '.webm' ? `${name}${ext.replace('.', '-')}` : name
}

const fileNames = async () =>
  (await readdir(folder, { recursive: true })).filter((name) => path.extname(name) in mimeTypes).sort()

const hasDescription = (name: string) => mediaKeyOf(name) in mediaTexts

/** Returns the files of content/media that have a description, in a stable order. */
export async function demoFiles(): Promise<DemoFile[]> {
  return Promise.all((await fileNames()).filter(hasDescription).map(describeFile))
}

export async function undescribedFiles(): Promise<string[]> {
  return (await fileNames()).filter((name) => !hasDescription(name))
}

async function describeFile(relativePath: string): Promise<DemoFile> {
  const key = mediaKeyOf(relativePath)
  const texts = mediaTexts[key]
  if (!texts) throw new Error(`${relativePath} has no text`)
  const file = path.join(folder, relativePath)
  const hash = createHash('sha256')
    .update(await readFile(file))
    .digest('hex')
  const mimeType = mimeTypes[path.extname(relativePath)] ?? ''
  return { key, path: file, mimeType, hash, alt: texts.alt, focal: texts.focal ?? { x: 50, y: 50 } }
}
