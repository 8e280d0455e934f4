import { documentTypes } from './document-types'

// The database computes the keys of e-mail addresses and phones too, for its indexes. A test compares both
// implementations.

const gmailDomains = new Set(['gmail.com', 'googlemail.com'])

/** Normalises an e-mail address to its mailbox. Gmail ignores dots and everything after a plus sign. */
export function emailKey(email: string): string {
  const [local = '', domain = ''] = email.trim().toLowerCase().split('@')
  if (!gmailDomains.has(domain)) return `${local}@${domain}`
  return `${local.replace(/\+.*$/, '').replaceAll('.', '')}@gmail.com`
}

/** Returns the digits with the country code. Adds 51 to nine digits starting with 9, which are a Peruvian mobile number. */
export function phoneKey(phone: string): string {
  const digits = phone.replace(/\D/g, '').replace(/^00/, '')
  return /^9\d{8}$/.test(digits) ? `51${digits}` : digits
}

export type DocumentKind = 'DNI' | 'Pasaporte'

/** Returns the kind of a document type id. Leads and referrals store the id, complaints the kind. */
export const documentKind = (typeId: number | null | undefined): DocumentKind | undefined =>
  documentTypes.find(({ id }) => id === typeId)?.label.es

export const documentNumberKey = (document: string): string => document.replace(/[^\p{L}\p{N}]+/gu, '').toUpperCase()
