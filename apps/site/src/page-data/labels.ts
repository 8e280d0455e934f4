// Labels of controls that several sections share.

import type { Locale } from '@app/domain/language/locale'
import { translator } from '@/i18n/translator'

export function carouselLabels(locale: Locale, total: number) {
  const t = translator(locale)
  return {
    kind: t('carousel.kind'),
    previous: t('carousel.previous'),
    next: t('carousel.next'),
    pause: t('carousel.pause'),
    play: t('carousel.play'),
    slides: Array.from({ length: total }, (_, index) => t('carousel.slide', { number: index + 1, total })),
  }
}

export function videoLabels(locale: Locale) {
  const t = translator(locale)
  return { pause: t('video.pause'), play: t('video.play'), unsupported: t('video.unsupported') }
}
