import type { Locale } from '@sillar/domain/content/localized.schema'
import type { Media } from '@sillar/domain/content/media.schema'
import { inertMarkup } from './inert-markup'
import { snapshot } from './snapshot'
import { type Spoken, spoken } from './spoken'

type Kind = Media['kind']
export type MediaOf<K extends Kind> = Spoken<Extract<Media, { kind: K }>>

export function mediaOf<K extends Kind>(key: string, kind: K, locale: Locale): MediaOf<K> {
  const found = snapshot().media.find((item) => item.key === key)
  if (!found) throw new Error(`No media "${key}" in the snapshot.`)
  if (found.kind !== kind) throw new Error(`Media "${key}" is a ${found.kind}, a ${kind} was expected.`)
  return spoken(found, locale) as MediaOf<K>
}

export function kindOf(key: string): Kind | null {
  return snapshot().media.find((item) => item.key === key)?.kind ?? null
}

/** The markup of a drawing, for the places where it must take the colour of its surroundings. */
export function drawingMarkup(key: string, locale: Locale): string {
  return inertMarkup(mediaOf(key, 'drawing', locale).markup, key)
}
