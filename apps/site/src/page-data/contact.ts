import type { Locale } from '@app/domain/language/locale'
import { pictureOf } from './media'
import { siteSettings } from './settings'

type ContactRecord = { title: string; titleBold: string; lead: string; image: string }

/** Props of the contact section: the page's own text and image, and the company's offices. */
export function contactSection({ title, titleBold, lead, image }: ContactRecord, locale: Locale) {
  return { title, titleBold, lead, picture: pictureOf(image, locale), offices: siteSettings(locale).offices }
}
