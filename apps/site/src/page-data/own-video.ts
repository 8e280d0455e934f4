import type { Locale } from '@app/domain/language/locale'
import { translator } from '@/i18n/translator'
import { imageOf, mediaOf, videosOf } from './media'

/** Returns the props of one of our own videos from the media keys of its formats, or null if there are no keys. */
export function ownVideo(keys: string[], poster: string, name: string, locale: Locale) {
  const [first] = keys
  if (!first) return null
  const t = translator(locale)
  return {
    files: videosOf(keys, locale),
    poster: imageOf(poster, locale),
    title: t('gallery.videoOf', { name }),
    text: mediaOf(first, 'video', locale).alt,
    labels: {
      start: t('gallery.startVideo'),
      inWords: t('video.inWords'),
      unsupported: t('video.unsupported'),
    },
  }
}
