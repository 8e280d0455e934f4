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
 * Builds the body of POST /api/referrals. Fields that are added to the schema later are included automatically. If the
 * referrer sends only their own data, the body contains no referred people.
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

/** Abbreviates a name to "Marco T.", so the full name is not visible on the screen. */
export function shortName({ firstName = '', lastName = '' }: PersonFields): string {
  const initial = lastName.trim().charAt(0)
  return initial ? `${firstName.trim()} ${initial}.` : firstName.trim()
}
