import { formatFileSize } from '@app/domain/document/format-file-size'
import type { Locale } from '@app/domain/language/locale'
import { noBreakSpace } from '@app/domain/money/money'
import type { Media } from '@app/domain/snapshot/media.schema'
import { type InLanguage, localize } from './localize'
import { memoizePerSnapshot } from './snapshot'

type Kind = Media['kind']
export type MediaOf<K extends Kind> = InLanguage<Extract<Media, { kind: K }>>

const mediaByKey = memoizePerSnapshot(({ media }) => new Map(media.map((item) => [item.key, item])))

export function mediaOf<K extends Kind>(key: string, kind: K, locale: Locale): MediaOf<K> {
  const media = mediaByKey().get(key)
  if (!media) throw new Error(`No media "${key}" in the snapshot.`)
  if (media.kind !== kind) throw new Error(`Media "${key}" is a ${media.kind}, a ${kind} was expected.`)
  return localize(media, locale) as MediaOf<K>
}

export const kindOf = (key: string): Kind | null => mediaByKey().get(key)?.kind ?? null

export const sourceOf = (key: string): string => {
  const media = mediaByKey().get(key)
  if (!media) throw new Error(`No media "${key}" in the snapshot.`)
  return media.src
}

/** Returns the link to a PDF with its size, so visitors know what they download. */
export function documentLink(key: string, locale: Locale) {
  const { src, bytes } = mediaOf(key, 'document', locale)
  return { href: src, text: `PDF, ${formatFileSize(bytes).replace(' ', noBreakSpace)}` }
}

/** Returns only the fields of an image that components need, because islands serialise their props. */
export function imageOf(key: string, locale: Locale) {
  const { src, sizes, width, height, alt, focal, square } = mediaOf(key, 'image', locale)
  const sourceSet = (format: 'avif' | 'jpeg') => sizes.map((size) => `${size[format]} ${size.width}w`).join(', ')
  const defaultSize = sizes.find((size) => size.width >= 800) ?? sizes.at(-1)
  return {
    src: defaultSize?.jpeg ?? src,
    avif: sourceSet('avif'),
    jpeg: sourceSet('jpeg'),
    width,
    height,
    alt,
    focal,
    square,
  }
}

/**
 * Returns the first image of a page with its placeholder, a blurred version that is shown until the image has loaded.
 */
export function firstImageOf(key: string, locale: Locale) {
  return { ...imageOf(key, locale), preview: mediaOf(key, 'image', locale).preview }
}

export function svgImageOf(key: string, locale: Locale) {
  const { src, alt } = mediaOf(key, 'svg', locale)
  return { src, alt }
}

/** Returns an SVG for inline use, where it inherits the text colour. */
export function inlineSvgOf(key: string, locale: Locale) {
  const { viewBox, fill, content, alt } = mediaOf(key, 'svg', locale)
  return { viewBox: viewBox ?? undefined, fill: fill ?? undefined, content, alt }
}

/** Returns the files of a looping video: for wide screens and, if there are any, for phones. */
export const loopOf = ({ videos, phoneVideos }: { videos: string[]; phoneVideos: string[] }, locale: Locale) => ({
  files: videosOf(videos, locale),
  phoneFiles: videosOf(phoneVideos, locale),
})

export const videosOf = (keys: string[], locale: Locale) =>
  keys.map((key) => {
    const { src, mimeType } = mediaOf(key, 'video', locale)
    return { src, mimeType }
  })
