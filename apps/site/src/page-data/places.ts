import type { Locale } from '@app/domain/language/locale'
import { localize } from './localize'
import { snapshot } from './snapshot'

const allPlaces = (locale: Locale) => localize(snapshot().places, locale).toSorted((a, b) => a.order - b.order)
export type PlaceView = ReturnType<typeof allPlaces>[number]

export function placeBySlug(slug: string, locale: Locale): PlaceView {
  const place = allPlaces(locale).find((candidate) => candidate.slug === slug)
  if (!place) throw new Error(`No place "${slug}" in the snapshot.`)
  return place
}

/** Returns "Mejía, Arequipa", or "Lima" if the place is its own region. */
export function placeLine({ name, region }: Pick<PlaceView, 'name' | 'region'>): string {
  return name === region ? name : `${name}, ${region}`
}

/** Returns the places that have a landing page, /zonas/{slug}. */
export const landingPlaces = (locale: Locale) => allPlaces(locale).filter((place) => place.landing !== null)
