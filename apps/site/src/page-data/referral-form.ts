import type { Locale } from '@app/domain/language/locale'
import { pathFor } from '@/i18n/routes'
import { consent } from './consent'
import { customFieldTexts, customSettings, customTexts } from './field-settings'
import { formTexts } from './form-texts'
import { localize } from './localize'
import { snapshot } from './snapshot'
import { tracked } from './tracked'

export const referralFormProps = tracked('referralFormProps', (locale: Locale) => {
  const { success, failure } = localize(snapshot().formTexts.lead, locale)
  return {
    locale,
    texts: { ...formTexts(locale, 'referral', 'lead.receipt'), ...customFieldTexts(customTexts(locale)) },
    idPrefix: 'referral',
    statusPath: pathFor('referral-status', locale),
    copy: { success, failure },
    settings: customSettings(customTexts(locale)),
    consents: { terms: consent('terms', locale), referredPerson: consent('referred-person', locale) },
  }
})
