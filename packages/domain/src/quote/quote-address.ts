import type { Locale } from '../language/locale'
import type { RequestedTerms } from './quote-terms'

/** The query parameters of a quote. None of them is personal data. */
export type QuoteQuery = RequestedTerms & { project: string; lot: string }

const names: Record<Locale, Record<keyof QuoteQuery, string>> = {
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

const parts = Object.keys(names.es) as (keyof QuoteQuery)[]

export const emptyQuoteQuery: QuoteQuery = {
  project: '',
  lot: '',
  price: '',
  down: '',
  months: '',
  start: '',
  day: '',
}

const MAX_LENGTH = 40

/** Understands the names of both languages, so that a link survives a change of language. */
export function readQuoteQuery(search: string): QuoteQuery {
  const query = new URLSearchParams(search)
  const read = (part: keyof QuoteQuery) => query.get(names.es[part]) ?? query.get(names.en[part]) ?? ''
  const values = parts.map((part) => [part, read(part).trim().slice(0, MAX_LENGTH)])
  return { ...emptyQuoteQuery, ...Object.fromEntries(values) }
}

/** Writes the quote into the query string and keeps other parameters. */
export function writeQuoteQuery(search: string, address: QuoteQuery, locale: Locale): string {
  const query = new URLSearchParams(search)
  for (const part of parts) {
    query.delete(names.es[part])
    query.delete(names.en[part])
    if (address[part] !== '') query.set(names[locale][part], address[part])
  }
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}
