import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { repository } from '@app/tools/stack/stack-settings'
import sharp from 'sharp'

const sources = {
  'WhatsApp Image 2026-11-17 at 10.22.jpeg': 'bahia-serena-beach.jpg',
  'Foto (2).jpg': 'bahia-serena-aerial.jpg',
  'Mejía.jpg': 'bahia-serena-heights.jpg',
} as const

export type PhotoName = keyof typeof sources

/** Writes a photo with a file name that phones and messengers use, and returns its path. */
export async function writePhoto(name: PhotoName): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'journey-'))
  const file = path.join(folder, name)
  // A random hue makes the bytes of each photo different.
  await sharp(path.join(repository, 'content/media', sources[name]))
    .resize({ width: 1600 })
    .modulate({ hue: Math.floor(Math.random() * 360) })
    .jpeg({ quality: 80 })
    .toFile(file)
  return file
}
