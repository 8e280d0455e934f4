import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { consent } from './consent'
import { formErrors, formTexts } from './form-texts'
import { localize } from './localize'
import { snapshot } from './snapshot'

export const complaintBook = (locale: Locale) => localize(snapshot().complaintBook, locale)

/** The props of the sheet: the book, and the company that answers for it. */
export function complaintFormProps(locale: Locale) {
  const { legalName, ruc } = snapshot().siteSettings
  const { seo: _, ...book } = complaintBook(locale)
  return {
    locale,
    texts: formTexts(locale, 'complaint', 'lead.receipt'),
    errors: {
      ...formErrors(locale, 'complaint'),
      // Only the browser says this one: the server sees no empty file.
      'complaint.attachment.empty': translator(locale)('complaint.attachment.empty'),
    },
    idPrefix: 'complaint',
    book: { ...book, legalName, ruc },
    consents: { terms: consent('terms', locale), complaintNotice: consent('complaint-notice', locale) },
  }
}

/** The props of the form that tells the status of a sheet. */
export const complaintStatusProps = (locale: Locale) => ({
  locale,
  texts: formTexts(locale, 'complaintStatus', 'complaint.receipt'),
  errors: formErrors(locale, 'complaintStatus'),
  idPrefix: 'complaint-status',
})
