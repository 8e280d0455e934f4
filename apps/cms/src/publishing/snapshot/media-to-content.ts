import { limaDateOf } from '@app/domain/calendar/lima-date'
import { imageWidths } from '@app/domain/snapshot/image-widths'
import { type Media, svgParts } from '@app/domain/snapshot/media.schema'

type SizeRecord = { filename?: string | null; width?: number | null; height?: number | null }

export type MediaDocument = {
  key: string
  alt: { es?: string; en?: string }
  filename: string
  mimeType: string
  filesize?: number | null
  svg?: unknown
  shapes?: unknown
  preview?: string | null
  createdAt?: string | Date | null
  width?: number | null
  height?: number | null
  focalX?: number | null
  focalY?: number | null
  sizes?: Record<string, SizeRecord | undefined>
}

const mediaUrl = (filename: string) => `/media/${filename}`

export function mediaToContent(document: MediaDocument): Media {
  const { es = '', en = '' } = document.alt
  const common = { key: document.key, alt: { es: es || en, en: en || es }, src: mediaUrl(document.filename) }
  if (document.mimeType === 'image/svg+xml') return { ...common, kind: 'svg', ...svgPartsOf(document) }
  if (document.mimeType.startsWith('video/')) {
    const uploadedOn = document.createdAt ? limaDateOf(new Date(document.createdAt)) : null
    return { ...common, kind: 'video', mimeType: document.mimeType, uploadedOn }
  }
  if (!document.mimeType.startsWith('image/')) return { ...common, kind: 'document', bytes: document.filesize ?? 0 }
  return {
    ...common,
    kind: 'image',
    width: document.width ?? 0,
    height: document.height ?? 0,
    focal: { x: document.focalX ?? 50, y: document.focalY ?? 50 },
    sizes: imageWidths.flatMap((width) => sizeOf(document, width)),
    square: squareOf(document),
    preview: document.preview ?? null,
  }
}

/** Returns the parsed parts of an SVG. Throws if the SVG was not parsed at upload. */
const svgPartsOf = ({ svg, shapes }: MediaDocument) => svgParts.parse({ ...(svg as object), shapes })

/**
 * Returns the URLs of the square image. A new focal point keeps the file name, so a query string avoids stale caches.
 */
function squareOf({ sizes, focalX, focalY }: MediaDocument) {
  const { avifSquare, jpegSquare } = sizes ?? {}
  if (!avifSquare?.filename || !jpegSquare?.filename) return null
  const focal = `?focal=${focalX ?? 50}-${focalY ?? 50}`
  return { avif: mediaUrl(avifSquare.filename) + focal, jpeg: mediaUrl(jpegSquare.filename) + focal }
}

/** Returns the files of one width. A narrower image has none, because images are not enlarged. */
function sizeOf({ sizes }: MediaDocument, width: number) {
  const avif = sizes?.[`avif${width}`]
  const jpeg = sizes?.[`jpeg${width}`]
  if (!avif?.filename || !jpeg?.filename) return []
  return [
    {
      width: jpeg.width ?? width,
      height: jpeg.height ?? 0,
      avif: mediaUrl(avif.filename),
      jpeg: mediaUrl(jpeg.filename),
    },
  ]
}
