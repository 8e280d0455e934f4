import { preview } from '@app/domain/snapshot/picture-widths'
import sharp from 'sharp'

type UploadedFile = { data: Buffer; mimetype: string }

/** Returns the image in a few pixels, small enough to inline in a page; null for SVGs, videos and documents. */
export async function previewOf({ data, mimetype }: UploadedFile): Promise<string | null> {
  if (!mimetype.startsWith('image/') || mimetype === 'image/svg+xml') return null
  const { width, quality } = preview
  const tiny = await sharp(data).resize({ width }).webp({ quality }).toBuffer()
  return `data:image/webp;base64,${tiny.toString('base64')}`
}
