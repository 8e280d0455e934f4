import type { Locale } from '@/i18n/locales'
import { consent } from './consent'
import { formErrors, formTexts } from './form-texts'
import { snapshot } from './snapshot'
import { spoken } from './spoken'

/** The props of the referral form. */
export function referralFormProps(locale: Locale) {
  const { success, failure } = spoken(snapshot().formTexts.lead, locale)
  return {
    locale,
    texts: formTexts(locale, 'referral', 'lead.receipt'),
    errors: formErrors(locale, 'referral'),
    idPrefix: 'referral',
    copy: { success, failure },
    consents: { terms: consent('terms', locale), referredPerson: consent('referred-person', locale) },
  }
}
