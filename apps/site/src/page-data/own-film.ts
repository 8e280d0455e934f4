import type { Locale } from '@sillar/domain/language/localized.schema'
import { translator } from '@/i18n/translator'
import { filmsOf, mediaOf, pictureOf } from './media'

/** One film of ours, given as the keys of its formats; none where there is no file. Its description is read by everybody. */
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
