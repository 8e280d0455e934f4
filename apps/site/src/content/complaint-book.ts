import type { Locale } from '@sillar/domain/content/localized.schema'
import type { ComplaintFormProps } from '@/forms/complaint/complaint-form.island'
import { snapshot } from './snapshot'
import { spoken } from './spoken'

export const complaintBook = (locale: Locale) => spoken(snapshot().complaintBook, locale)

/** What the route hands to the sheet: the book, and who answers for it. */
export function complaintFormProps(locale: Locale): ComplaintFormProps {
  const { complaintBook: book, siteSettings, consentTexts } = snapshot()
  const { legalName, ruc } = siteSettings
  return { locale, book: { ...book, legalName, ruc }, consents: consentTexts }
}
