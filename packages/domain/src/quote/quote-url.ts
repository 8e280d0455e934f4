import type { Locale } from '../language/locale'
import type { RequestedTerms } from './quote-terms'

/** The query parameters of a quote, none of which is personal data. */
export type QuoteQuery = RequestedTerms & { project: string; lot: string }

const parameterNames: Record<Locale, Record<keyof QuoteQuery, string>> = {
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

const queryFields = Object.keys(parameterNames.es) as (keyof QuoteQuery)[]

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

/** Reads the parameter names of both languages, so a link works after a change of language. */
export function readQuoteQuery(search: string): QuoteQuery {
  const query = new URLSearchParams(search)
  const rawValue = (part: keyof QuoteQuery) =>
    query.get(parameterNames.es[part]) ?? query.get(parameterNames.en[part]) ?? ''
  const values = queryFields.map((part) => [part, rawValue(part).trim().slice(0, MAX_LENGTH)])
  return { ...emptyQuoteQuery, ...Object.fromEntries(values) }
}

/** Writes the quote into the query string and keeps other parameters. */
export function writeQuoteQuery(search: string, quoteQuery: QuoteQuery, locale: Locale): string {
  const query = new URLSearchParams(search)
  for (const part of queryFields) {
    query.delete(parameterNames.es[part])
    query.delete(parameterNames.en[part])
    if (quoteQuery[part] !== '') query.set(parameterNames[locale][part], quoteQuery[part])
  }
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}
