import type { Locale } from '@app/domain/language/locale'
import { HOME_COUNTRY, internationalNumber } from '../fields/phone-check'
import type { PersonFields, ReferralFields } from './referral-fields'

export type ReferralSetting = {
  locale: Locale
  /** The referrer sends only their own data for now. */
  isAlone: boolean
  consentVersions: { terms: string; referredPerson: string }
}

const personBody = <Person extends PersonFields>({ phoneCountry, ...answers }: Person) => ({
  ...answers,
  phone: internationalNumber(phoneCountry || HOME_COUNTRY, answers.phone ?? ''),
})

/**
 * Builds the body of POST /api/referrals. New schema fields are included automatically. While the second step is closed, no
 * one is referred.
 */
export function referralBody(fields: ReferralFields, { locale, consentVersions, isAlone }: ReferralSetting) {
  const { website, startedAt, referred = [], ...referrer } = fields
  return {
    ...personBody(referrer),
    referred: isAlone ? [] : referred.map(personBody),
    locale,
    acceptsTerms: fields.acceptsTerms === true,
    confirmsPermission: fields.confirmsPermission === true,
    consentVersions,
  }
}

/** Returns "Marco T.": enough to recognise the person without showing the full name on screen. */
export function shortName({ firstName = '', lastName = '' }: PersonFields): string {
  const initial = lastName.trim().charAt(0)
  return initial ? `${firstName.trim()} ${initial}.` : firstName.trim()
}
