import type { Locale } from '@sillar/domain/content/localized.schema'
import { type CountryCode, HOME_COUNTRY, internationalNumber } from '../fields/phone-check'
import type { Payload } from '../submit/send-form'

/** What the controls hold. Radios give their value, or nothing while none is chosen. */
export type ComplaintFields = {
  establishment?: string
  firstName?: string
  lastName?: string
  email?: string
  phone?: string
  phoneCountry?: CountryCode
  documentType?: string
  document?: string
  department?: string
  province?: string
  district?: string
  address?: string
  isMinor?: boolean
  guardianName?: string
  goodType?: string | null
  goodDescription?: string
  amount?: string
  currency?: string
  claimType?: string | null
  detail?: string
  request?: string
  notifyByEmail?: string | null
  acceptsTerms?: string | null
  attachment?: FileList
  website?: string
}

export type ComplaintSetting = { locale: Locale; consentVersions: { terms: string; complaintNotice: string } }

const answerOf = (choice: string | null | undefined) =>
  choice === 'true' ? true : choice === 'false' ? false : undefined

export function complaintBody(fields: ComplaintFields, { locale, consentVersions }: ComplaintSetting) {
  const { phoneCountry, attachment, website, ...texts } = fields
  return {
    ...texts,
    phone: internationalNumber(phoneCountry || HOME_COUNTRY, fields.phone ?? ''),
    isMinor: fields.isMinor === true,
    goodType: fields.goodType ?? undefined,
    claimType: fields.claimType ?? undefined,
    notifyByEmail: answerOf(fields.notifyByEmail),
    acceptsTerms: fields.acceptsTerms === 'true',
    locale,
    consentVersions,
  }
}

/** The same names a browser without script would send: nested ones with dots, answers as text, the file last. */
export function complaintParts(body: Record<string, unknown>, file: File | undefined): Payload {
  const parts: [string, string | File][] = flatParts(body)
  return { parts: file ? [...parts, ['attachment', file]] : parts }
}

function flatParts(values: object, prefix = ''): [string, string][] {
  return Object.entries(values).flatMap(([name, value]): [string, string][] => {
    if (value === undefined || value === null) return []
    if (typeof value === 'object') return flatParts(value, `${prefix}${name}.`)
    return [[prefix + name, String(value)]]
  })
}

/** Letters with their accents and spaces; anything else never appears in the field. */
export const lettersOnly = (text: string) => text.replace(/[^\p{L}\p{M} ]+/gu, '')
