import type { Locale } from '@/i18n/locales'
import { pathFor } from '@/i18n/routes'
import { consent } from './consent'
import { writtenFieldTexts, writtenSettings, writtenTexts } from './field-settings'
import { formErrors, formTexts } from './form-texts'
import { localize } from './localize'
import { snapshot } from './snapshot'

/** The props of the referral form. */
export function referralFormProps(locale: Locale) {
  const { success, failure } = localize(snapshot().formTexts.lead, locale)
  return {
    locale,
    texts: { ...formTexts(locale, 'referral', 'lead.receipt'), ...writtenFieldTexts(writtenTexts(locale)) },
    errors: formErrors(locale, 'referral'),
    idPrefix: 'referral',
    statusPath: pathFor('referral-status', locale),
    copy: { success, failure },
    settings: writtenSettings(writtenTexts(locale)),
    consents: { terms: consent('terms', locale), referredPerson: consent('referred-person', locale) },
  }
}

/** The props of the form that tells how referrals stand. */
export const referralStatusProps = (locale: Locale) => ({
  locale,
  texts: formTexts(locale, 'referralStatus'),
  errors: formErrors(locale, 'referralStatus'),
  idPrefix: 'referral-status',
})
