import type { Locale } from '@sillar/domain/language/localized.schema'
import type { Media } from '@sillar/domain/snapshot/media.schema'
import { type InLanguage, localize } from './localize'
import { oncePerSnapshot } from './snapshot'

type Kind = Media['kind']
export type MediaOf<K extends Kind> = InLanguage<Extract<Media, { kind: K }>>

const byKey = oncePerSnapshot(({ media }) => new Map(media.map((item) => [item.key, item])))

export function mediaOf<K extends Kind>(key: string, kind: K, locale: Locale): MediaOf<K> {
  const found = byKey().get(key)
  if (!found) throw new Error(`No media "${key}" in the snapshot.`)
  if (found.kind !== kind) throw new Error(`Media "${key}" is a ${found.kind}, a ${kind} was expected.`)
  return localize(found, locale) as MediaOf<K>
}

export const kindOf = (key: string): Kind | null => byKey().get(key)?.kind ?? null

/** Where a file itself is, whatever it holds. */
export const sourceOf = (key: string): string => {
  const found = byKey().get(key)
  if (!found) throw new Error(`No media "${key}" in the snapshot.`)
  return found.src
}

/** A picture as components show it: its source sets, and nothing else that would travel with an island. */
export function pictureOf(key: string, locale: Locale) {
  const { src, sizes, width, height, alt, focal, square } = mediaOf(key, 'picture', locale)
  const sourceSet = (format: 'avif' | 'jpeg') => sizes.map((size) => `${size[format]} ${size.width}w`).join(', ')
  const usual = sizes.find((size) => size.width >= 800) ?? sizes.at(-1)
  return {
    src: usual?.jpeg ?? src,
    avif: sourceSet('avif'),
    jpeg: sourceSet('jpeg'),
    width,
    height,
    alt,
    focal,
    square,
  }
}

/** The first picture of a page brings its colours along: they stand in its place until it has arrived. */
export function firstPictureOf(key: string, locale: Locale) {
  return { ...pictureOf(key, locale), preview: mediaOf(key, 'picture', locale).preview }
}

export function drawingOf(key: string, locale: Locale) {
  const { src, alt } = mediaOf(key, 'drawing', locale)
  return { src, alt }
}

/** The content of a drawing, for the places where it must take the colour around it. */
export function inlineDrawingOf(key: string, locale: Locale) {
  const { viewBox, fill, content, alt } = mediaOf(key, 'drawing', locale)
  return { viewBox: viewBox ?? undefined, fill: fill ?? undefined, content, alt }
}

export const filmsOf = (keys: string[], locale: Locale) =>
  keys.map((key) => {
    const { src, mimeType } = mediaOf(key, 'film', locale)
    return { src, mimeType }
  })
