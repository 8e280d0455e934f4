import type { Locale } from '@app/domain/language/locale'
import type { Media } from '@app/domain/snapshot/media.schema'
import { type InLanguage, localize } from './localize'
import { memoizePerSnapshot } from './snapshot'

type Kind = Media['kind']
export type MediaOf<K extends Kind> = InLanguage<Extract<Media, { kind: K }>>

const byKey = memoizePerSnapshot(({ media }) => new Map(media.map((item) => [item.key, item])))

export function mediaOf<K extends Kind>(key: string, kind: K, locale: Locale): MediaOf<K> {
  const found = byKey().get(key)
  if (!found) throw new Error(`No media "${key}" in the snapshot.`)
  if (found.kind !== kind) throw new Error(`Media "${key}" is a ${found.kind}, a ${kind} was expected.`)
  return localize(found, locale) as MediaOf<K>
}

export const kindOf = (key: string): Kind | null => byKey().get(key)?.kind ?? null

/** Returns the URL of a file of any kind. */
export const sourceOf = (key: string): string => {
  const found = byKey().get(key)
  if (!found) throw new Error(`No media "${key}" in the snapshot.`)
  return found.src
}

/** Returns an image as components show it: only its source sets and metadata, because islands serialise their props. */
export function pictureOf(key: string, locale: Locale) {
  const { src, sizes, width, height, alt, focal, square } = mediaOf(key, 'picture', locale)
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

/** The first image of a page has a preview: blurred pixels that are shown until it has loaded. */
export function firstPictureOf(key: string, locale: Locale) {
  return { ...pictureOf(key, locale), preview: mediaOf(key, 'picture', locale).preview }
}

export function drawingOf(key: string, locale: Locale) {
  const { src, alt } = mediaOf(key, 'drawing', locale)
  return { src, alt }
}

/** Returns the content of an SVG, for places where it must inherit the text colour. */
export function inlineDrawingOf(key: string, locale: Locale) {
  const { viewBox, fill, content, alt } = mediaOf(key, 'drawing', locale)
  return { viewBox: viewBox ?? undefined, fill: fill ?? undefined, content, alt }
}

export const filmsOf = (keys: string[], locale: Locale) =>
  keys.map((key) => {
    const { src, mimeType } = mediaOf(key, 'film', locale)
    return { src, mimeType }
  })
