import type { Locale } from '@app/domain/language/locale'
import { pictureOf } from './media'
import { siteSettings } from './settings'

type ContactRecord = { title: string; titleBold: string; lead: string; image: string }

/** Returns the props of the contact section: text and image of the page, and the offices of the company. */
export function contactSection({ title, titleBold, lead, image }: ContactRecord, locale: Locale) {
  return { title, titleBold, lead, picture: pictureOf(image, locale), offices: siteSettings(locale).offices }
}
