import type { Locale } from '../language/localized.schema'
import type { AskedTerms } from './quote-terms'

/** All that a quote's address says. Nothing in it is personal. */
export type QuoteAddress = AskedTerms & { project: string; lot: string }

const names: Record<Locale, Record<keyof QuoteAddress, string>> = {
  es: {
    project: 'proyecto',
    lot: 'lote',
    price: 'precio',
    down: 'inicial',
    months: 'meses',
    start: 'inicio',
    day: 'dia',
  },
  en: { project: 'project', lot: 'lot', price: 'price', down: 'down', months: 'months', start: 'start', day: 'day' },
}

const parts = Object.keys(names.es) as (keyof QuoteAddress)[]

export const emptyAddress: QuoteAddress = {
  project: '',
  lot: '',
  price: '',
  down: '',
  months: '',
  start: '',
  day: '',
}

const MAX_LENGTH = 40

/** The names of either language are understood, so that a link survives the change of language. */
export function readQuoteAddress(search: string): QuoteAddress {
  const query = new URLSearchParams(search)
  const read = (part: keyof QuoteAddress) => query.get(names.es[part]) ?? query.get(names.en[part]) ?? ''
  const values = parts.map((part) => [part, read(part).trim().slice(0, MAX_LENGTH)])
  return { ...emptyAddress, ...Object.fromEntries(values) }
}

/** Writes the quote into the query and leaves alone what else stands there. */
export function writeQuoteAddress(search: string, address: QuoteAddress, locale: Locale): string {
  const query = new URLSearchParams(search)
  for (const part of parts) {
    query.delete(names.es[part])
    query.delete(names.en[part])
    if (address[part] !== '') query.set(names[locale][part], address[part])
  }
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}
