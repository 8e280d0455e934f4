import type { Locale } from '@/i18n/locales'
import { HOME_COUNTRY, internationalNumber } from '../fields/phone-check'
import type { PersonFields, ReferralFields } from './referral-fields'

export type ReferralSetting = {
  locale: Locale
  consentVersions: { terms: string; referredPerson: string }
}

const personBody = (person: PersonFields) => ({
  firstName: person.firstName ?? '',
  lastName: person.lastName ?? '',
  documentTypeId: person.documentTypeId ?? '',
  document: person.document ?? '',
  phone: internationalNumber(person.phoneCountry || HOME_COUNTRY, person.phone ?? ''),
})

/** The body of POST /api/referrals. */
export const referralBody = (fields: ReferralFields, { locale, consentVersions }: ReferralSetting) => ({
  ...personBody(fields),
  email: fields.email ?? '',
  referred: (fields.referred ?? []).map(personBody),
  locale,
  acceptsTerms: fields.acceptsTerms === true,
  confirmsPermission: fields.confirmsPermission === true,
  consentVersions,
})

/** Marco T.: enough to recognise the person, and not more than others should read on the screen. */
export function shortName({ firstName = '', lastName = '' }: PersonFields): string {
  const initial = lastName.trim().charAt(0)
  return initial ? `${firstName.trim()} ${initial}.` : firstName.trim()
}
