import { documentTypes } from './document-types'

// Normalises the spellings of an e-mail address, phone or document to one key. The database computes the same keys for
// its indexes; a test compares the two.

const gmail = new Set(['gmail.com', 'googlemail.com'])

/** Mailboxes never differ by case in practice; Gmail also ignores dots and everything after a plus sign. */
export function emailKey(email: string): string {
  const [local = '', domain = ''] = email.trim().toLowerCase().split('@')
  if (!gmail.has(domain)) return `${local}@${domain}`
  return `${local.replace(/\+.*$/, '').replaceAll('.', '')}@gmail.com`
}

/** Returns the digits with the country code. Nine digits starting with 9 are a Peruvian mobile number without it. */
export function phoneKey(phone: string): string {
  const digits = phone.replace(/\D/g, '').replace(/^00/, '')
  return /^9\d{8}$/.test(digits) ? `51${digits}` : digits
}

export type DocumentKind = 'DNI' | 'Pasaporte'

/** Leads and referrals store the CRM's id of the kind, complaints its name. */
export const documentKind = (typeId: number | null | undefined): DocumentKind | undefined =>
  documentTypes.find(({ id }) => id === typeId)?.label.es

export const documentNumberKey = (document: string): string => document.replace(/[^\p{L}\p{N}]+/gu, '').toUpperCase()
