import type { Locale } from '@app/domain/language/locale'
import { localize } from './localize'
import { snapshot } from './snapshot'

const allPlaces = (locale: Locale) => localize(snapshot().places, locale).sort((one, other) => one.order - other.order)
export type PlaceView = ReturnType<typeof allPlaces>[number]

export function placeBySlug(slug: string, locale: Locale): PlaceView {
  const found = allPlaces(locale).find((place) => place.slug === slug)
  if (!found) throw new Error(`No place "${slug}" in the snapshot.`)
  return found
}

/** Returns "Mejía, Arequipa", or "Lima" if the place is its own region. */
export function placeLine({ name, region }: Pick<PlaceView, 'name' | 'region'>): string {
  return name === region ? name : `${name}, ${region}`
}

/** Places with their own landing page: /zonas/{slug}. */
export const areas = (locale: Locale) => allPlaces(locale).filter((place) => place.landing !== null)
