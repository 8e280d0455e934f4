import type { Locale } from '@app/domain/language/locale'
import { translator } from '@/i18n/translator'
import { consent } from './consent'
import { formErrors, formTexts } from './form-texts'
import { localize } from './localize'
import { snapshot } from './snapshot'
import { tracked } from './tracked'

export const complaintBook = tracked('complaintBook', (locale: Locale) => localize(snapshot().complaintBook, locale))

/** Returns the props of the complaint form, with the company responsible for the complaint book. */
export const complaintFormProps = tracked('complaintFormProps', (locale: Locale) => {
  const { legalName, ruc } = snapshot().siteSettings
  const { seo: _, ...book } = complaintBook(locale)
  return {
    locale,
    texts: formTexts(locale, 'complaint', 'lead.receipt'),
    errors: {
      // Only the browser reports an empty file; the server never receives one.
      'complaint.attachment.empty': translator(locale)('complaint.attachment.empty'),
    },
    idPrefix: 'complaint',
    book: { ...book, legalName, ruc },
    consents: { terms: consent('terms', locale), complaintNotice: consent('complaint-notice', locale) },
  }
})

/** Returns the props of the form that shows the status of a complaint. */
export const complaintStatusProps = tracked('complaintStatusProps', (locale: Locale) => ({
  locale,
  texts: formTexts(locale, 'complaintStatus', 'complaint.receipt'),
  errors: formErrors(locale, 'complaintStatus'),
  idPrefix: 'complaint-status',
}))
