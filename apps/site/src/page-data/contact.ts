import type { Locale } from '@sillar/domain/language/localized.schema'
import { pictureOf } from './media'
import { siteSettings } from './settings'

type ContactRecord = { title: string; titleBold: string; lead: string; image: string }

/** The end of a page: its own words and picture, the offices of the company. */
export function contactSection({ title, titleBold, lead, image }: ContactRecord, locale: Locale) {
  return { title, titleBold, lead, picture: pictureOf(image, locale), offices: siteSettings(locale).offices }
}
