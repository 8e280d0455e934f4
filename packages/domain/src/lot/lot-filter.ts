// Filters of the lot list. They are stored in the query string, so that the list can be shared.

import type { Lot, LotState } from './lot.schema'
import { blockPattern, codePattern } from './lot-code'
import { lotInstalment } from './lot-money'

/** Whole dollars and square metres; null means no filter. */
export type LotFilter = {
  mostMonthly: number | null
  leastArea: number | null
  mostPrice: number | null
  block: string | null
}

export type FilteredLot = Pick<Lot, 'areaM2' | 'block' | 'listPriceCents' | 'state'>

export const noLotFilter: LotFilter = { mostMonthly: null, leastArea: null, mostPrice: null, block: null }

export const isFiltering = (filter: LotFilter): boolean => Object.values(filter).some((value) => value !== null)

/** Returns whether a lot matches. Without any filter every lot matches, even if it is not for sale. */
export function matchesFilter(lot: FilteredLot, filter: LotFilter, months: number | null): boolean {
  if (!isFiltering(filter)) return true
  const { mostMonthly, leastArea, mostPrice, block } = filter
  if (block !== null && lot.block !== block) return false
  if (leastArea !== null && lot.areaM2 < leastArea) return false
  const asksForMoney = mostPrice !== null || mostMonthly !== null
  // A sold lot has no price, so no price filter matches it.
  if (asksForMoney && lot.state === 'sold') return false
  if (mostPrice !== null && lot.listPriceCents > mostPrice * 100) return false
  return mostMonthly === null || lotInstalment(lot.listPriceCents, months) <= mostMonthly * 100
}

/**
 * Returns the available lots nearest to a filter that none matches: slightly above its price, below its area, or one
 * block away.
 */
export function nearestToFilter<L extends FilteredLot & { code: string }>(
  lots: readonly L[],
  filter: LotFilter,
  months: number | null,
  count = 3,
): L[] {
  const over = (value: number, limit: number | null) => (limit ? Math.max(0, value / limit - 1) : 0)
  const distance = (lot: L) =>
    over(lotInstalment(lot.listPriceCents, months) / 100, filter.mostMonthly) +
    over(lot.listPriceCents / 100, filter.mostPrice) +
    (filter.leastArea ? Math.max(0, 1 - lot.areaM2 / filter.leastArea) : 0) +
    (filter.block !== null && lot.block !== filter.block ? 0.05 : 0)
  return lots
    .filter(({ state }) => state === 'free')
    .map((lot) => ({ lot, far: distance(lot) }))
    .toSorted((one, other) => one.far - other.far || (one.lot.code < other.lot.code ? -1 : 1))
    .slice(0, count)
    .map(({ lot }) => lot)
}

export function countStates(lots: readonly { state: LotState }[]): Record<LotState, number> {
  const counts = { free: 0, held: 0, sold: 0 }
  for (const { state } of lots) counts[state] += 1
  return counts
}

/** Parameter names in both languages: a link copied in one language opens in the other. */
export const lotFilterNames = {
  es: {
    mostMonthly: 'cuota',
    leastArea: 'area',
    mostPrice: 'precio',
    block: 'manzana',
    lot: 'lote',
    compared: 'comparar',
  },
  en: {
    mostMonthly: 'monthly',
    leastArea: 'area',
    mostPrice: 'price',
    block: 'block',
    lot: 'lot',
    compared: 'compare',
  },
} as const

type Locale = keyof typeof lotFilterNames

export function readLotFilter(search: URLSearchParams): LotFilter {
  const value = (name: keyof LotFilter) =>
    search.get(lotFilterNames.es[name]) ?? search.get(lotFilterNames.en[name]) ?? ''
  const amount = (name: keyof LotFilter) => (/^\d{1,7}$/.test(value(name)) ? Number(value(name)) : null)
  return {
    mostMonthly: amount('mostMonthly'),
    leastArea: amount('leastArea'),
    mostPrice: amount('mostPrice'),
    block: blockPattern.test(value('block')) ? value('block') : null,
  }
}

/** Returns the lot code in the query string, if it is valid. */
export function readChosenLot(search: URLSearchParams): string | null {
  const code = (search.get(lotFilterNames.es.lot) ?? search.get(lotFilterNames.en.lot) ?? '').toUpperCase()
  return codePattern.test(code) ? code : null
}

export const MOST_COMPARED_LOTS = 4

/** Returns the lots to compare from the query string, each once. */
export function readComparedLots(search: URLSearchParams): string[] {
  const codes = (search.get(lotFilterNames.es.compared) ?? search.get(lotFilterNames.en.compared) ?? '').split('.')
  return [...new Set(codes.map((code) => code.toUpperCase()).filter((code) => codePattern.test(code)))].slice(
    0,
    MOST_COMPARED_LOTS,
  )
}

export type LotQuery = { filter: LotFilter; chosen: string | null; compared: readonly string[] }

/** Writes the filter and keeps other parameters, such as the campaign. */
export function writeLotQuery(
  search: URLSearchParams,
  { filter, chosen, compared }: LotQuery,
  locale: Locale,
): URLSearchParams {
  const written = new URLSearchParams(search)
  for (const names of Object.values(lotFilterNames)) for (const name of Object.values(names)) written.delete(name)
  for (const [name, value] of Object.entries(filter))
    if (value !== null) written.set(lotFilterNames[locale][name as keyof LotFilter], String(value))
  if (chosen) written.set(lotFilterNames[locale].lot, chosen)
  // A comma would be escaped.
  if (compared.length > 0) written.set(lotFilterNames[locale].compared, compared.join('.'))
  return written
}
