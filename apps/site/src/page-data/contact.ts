import type { Locale } from '@app/domain/language/locale'
import { imageOf } from './media'
import { siteSettings } from './settings'

type ContactRecord = { title: string; titleBold: string; intro: string; image: string }

/** Returns the props of the contact section: the text and image of the page, and the offices of the company. */
export function contactSection({ title, titleBold, intro, image }: ContactRecord, locale: Locale) {
  return { title, titleBold, intro, image: imageOf(image, locale), offices: siteSettings(locale).offices }
}
