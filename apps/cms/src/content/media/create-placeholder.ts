import { previewFormat } from '@app/domain/snapshot/image-widths'
import sharp from 'sharp'

type UploadedFile = { data: Buffer; mimetype: string }

/** Returns a tiny placeholder of an image as a data URL. Returns null for SVGs, videos and documents. */
export async function createPlaceholder({ data, mimetype }: UploadedFile): Promise<string | null> {
  if (!mimetype.startsWith('image/') || mimetype === 'image/svg+xml') return null
  const { width, quality } = previewFormat
  const placeholder = await sharp(data).resize({ width }).webp({ quality }).toBuffer()
  return `data:image/webp;base64,${placeholder.toString('base64')}`
}
