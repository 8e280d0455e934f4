import type { Locale } from '@app/domain/language/locale'
import { pathFor } from '@/i18n/routes'
import { consent } from './consent'
import { writtenFieldTexts, writtenSettings, writtenTexts } from './field-settings'
import { formErrors, formTexts } from './form-texts'
import { localize } from './localize'
import { snapshot } from './snapshot'

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
