import { documentTypes } from './document-types'

// Different spellings of one address, number or document get one key. The database makes the same keys for its indexes
//; a test compares the two.

const gmail = new Set(['gmail.com', 'googlemail.com'])

/** Case never tells two mailboxes apart in practice; Gmail also ignores full stops and whatever follows a plus sign. */
export function emailKey(email: string): string {
  const [local = '', domain = ''] = email.trim().toLowerCase().split('@')
  if (!gmail.has(domain)) return `${local}@${domain}`
  return `${local.replace(/\+.*$/, '').replaceAll('.', '')}@gmail.com`
}

/** Digits with the country code. Nine digits that begin with 9 are a Peruvian mobile somebody typed without it. */
export function phoneKey(phone: string): string {
  const digits = phone.replace(/\D/g, '').replace(/^00/, '')
  return /^9\d{8}$/.test(digits) ? `51${digits}` : digits
}

export type DocumentKind = 'DNI' | 'Pasaporte'

/** Leads and referrals keep the CRM's number of the kind, complaints its name. */
export const documentKind = (typeId: number | null | undefined): DocumentKind | undefined =>
  documentTypes.find(({ id }) => id === typeId)?.label.es

export const documentNumberKey = (document: string): string => document.replace(/[^\p{L}\p{N}]+/gu, '').toUpperCase()
