import type { Locale } from '@app/domain/language/locale'
import { HOME_COUNTRY, internationalNumber } from '../fields/phone-check'
import type { PersonFields, ReferralFields } from './referral-fields'

export type ReferralContext = {
  locale: Locale
  /** True if the referrer sends only their own data. */
  isReferrerOnly: boolean
  consentVersions: { terms: string; referredPerson: string }
}

const personBody = <Person extends PersonFields>({ phoneCountry, ...answers }: Person) => ({
  ...answers,
  phone: internationalNumber(phoneCountry || HOME_COUNTRY, answers.phone ?? ''),
})

/**
 * Builds the body of POST /api/referrals. It includes fields that are added to the schema later, and no referred people if
 * the referrer sends only their own data.
 */
export function referralBody(fields: ReferralFields, { locale, consentVersions, isReferrerOnly }: ReferralContext) {
  const { website, startedAt, referred = [], ...referrer } = fields
  return {
    ...personBody(referrer),
    referred: isReferrerOnly ? [] : referred.map(personBody),
    locale,
    acceptsTerms: fields.acceptsTerms === true,
    confirmsPermission: fields.confirmsPermission === true,
    consentVersions,
  }
}

/** Abbreviates a name to "Marco T.", which identifies the person without showing the full name on screen. */
export function shortName({ firstName = '', lastName = '' }: PersonFields): string {
  const initial = lastName.trim().charAt(0)
  return initial ? `${firstName.trim()} ${initial}.` : firstName.trim()
}
