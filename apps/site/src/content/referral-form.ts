import type { Locale } from '@sillar/domain/content/localized.schema'
import type { ReferralFormProps } from '@/forms/referral/referral-form.island'
import { snapshot } from './snapshot'

/** What the route hands to the referral form. */
export function referralFormProps(locale: Locale): ReferralFormProps {
  const { formTexts, consentTexts } = snapshot()
  return { locale, texts: formTexts, consents: consentTexts, idPrefix: 'referral' }
}
