import type { Locale } from '@sillar/domain/content/localized.schema'
import { type CountryCode, HOME_COUNTRY, internationalNumber } from '../fields/phone-check'

export type PersonFields = {
  firstName?: string
  lastName?: string
  documentTypeId?: string
  document?: string
  phone?: string
  phoneCountry?: CountryCode
}

/** What the controls hold: the person who refers, and those who are referred. */
export type ReferralFields = PersonFields & {
  email?: string
  referred: PersonFields[]
  acceptsTerms?: boolean
  confirmsPermission?: boolean
  website?: string
}

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

/** Marco T.: enough to recognise the person, and no more than a passer-by may read on the screen. */
export function shortName({ firstName = '', lastName = '' }: PersonFields): string {
  const initial = lastName.trim().charAt(0)
  return initial ? `${firstName.trim()} ${initial}.` : firstName.trim()
}
