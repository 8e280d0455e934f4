import type { Locale } from '@app/domain/language/locale'
import { HOME_COUNTRY, internationalNumber } from '../fields/phone-check'
import type { Payload } from '../submission/send-form'
import type { ComplaintFields } from './complaint-fields'

export type ComplaintContext = { locale: Locale; consentVersions: { terms: string; complaintNotice: string } }

const parseYesNo = (choice: string | null | undefined) =>
  choice === 'true' ? true : choice === 'false' ? false : undefined

export function complaintBody(fields: ComplaintFields, { locale, consentVersions }: ComplaintContext) {
  const { phoneCountry, attachment, website, ...texts } = fields
  return {
    ...texts,
    phone: internationalNumber(phoneCountry || HOME_COUNTRY, fields.phone ?? ''),
    isMinor: fields.isMinor === true,
    goodType: fields.goodType ?? undefined,
    claimType: fields.claimType ?? undefined,
    notifyByEmail: parseYesNo(fields.notifyByEmail),
    acceptsTerms: fields.acceptsTerms === 'true',
    locale,
    consentVersions,
  }
}

/** Builds the same multipart fields that a browser without JavaScript would send. The file is the last field. */
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

/** Removes all characters except letters, accents and spaces. A hyphen becomes a space, so Ica-Nazca keeps two names. */
export const keepLetters = (text: string) => text.replace(/[^\p{L}\p{M}\p{Pd} ]+/gu, '').replace(/ ?\p{Pd}+ ?/gu, ' ')

/**
 * Removes all characters that no name has. A complaint must have the name of the person, so O'Connor and Ríos-Paz keep
 * theirs. Keyboards write an apostrophe also as an accent, and a hyphen also as a dash.
 */
export const keepName = (text: string) =>
  text
    .replace(/[´`‘]/g, '’')
    .replace(/\p{Pd}/gu, '-')
    .replace(/[^\p{L}\p{M} '’.-]+/gu, '')
