import type { Locale } from '@sillar/domain/content/localized.schema'
import { snapshot } from './snapshot'
import { spoken } from './spoken'

export const homeContent = (locale: Locale) => spoken(snapshot().home, locale)
export type HomeContent = ReturnType<typeof homeContent>

export const testimonials = (locale: Locale) =>
  spoken(snapshot().testimonials, locale).sort((one, other) => one.order - other.order)
export type TestimonialView = ReturnType<typeof testimonials>[number]
