import type { Locale } from '@app/domain/language/locale'
import { translator } from '@/i18n/translator'
import { filmsOf, mediaOf, pictureOf } from './media'

/** Returns the props of one of our own videos from the media keys of its formats, or null if there are no keys. */
export function ownFilm(keys: string[], poster: string, name: string, locale: Locale) {
  const [first] = keys
  if (!first) return null
  const t = translator(locale)
  return {
    files: filmsOf(keys, locale),
    poster: pictureOf(poster, locale),
    title: t('gallery.filmOf', { name }),
    text: mediaOf(first, 'film', locale).alt,
    labels: {
      start: t('gallery.startFilm'),
      inWords: t('film.inWords'),
      unsupported: t('film.unsupported'),
    },
  }
}
