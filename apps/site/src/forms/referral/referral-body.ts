import type { Locale } from '@/i18n/locales'
import { HOME_COUNTRY, internationalNumber } from '../fields/phone-check'
import type { PersonFields, ReferralFields } from './referral-fields'

export type ReferralSetting = {
  locale: Locale
  /** The person sends their own data and names nobody yet. */
  isAlone: boolean
  consentVersions: { terms: string; referredPerson: string }
}

const personBody = <Person extends PersonFields>({ phoneCountry, ...answers }: Person) => ({
  ...answers,
  phone: internationalNumber(phoneCountry || HOME_COUNTRY, answers.phone ?? ''),
})

/**
 * The body of POST /api/referrals. A field that the schema gains is sent without a line here. With the second step
 * closed nobody is referred yet.
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

/** Marco T.: enough to recognise the person, and not more than others should read on the screen. */
export function shortName({ firstName = '', lastName = '' }: PersonFields): string {
  const initial = lastName.trim().charAt(0)
  return initial ? `${firstName.trim()} ${initial}.` : firstName.trim()
}
