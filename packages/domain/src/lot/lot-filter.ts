// The filter of the lot list is stored in the query string, so visitors can share a filtered list.

import { fitsBudget } from '../budget/budget'
import { type Cents, centsOf } from '../money/money'
import type { Lot, LotState } from './lot.schema'
import { blockPattern, codePattern } from './lot-code'
import { lotInstalment, usualMonths } from './lot-money'

/**
 * The limits are in whole dollars and square metres. Null means no limit. `down` is the down payment that the visitor
 * has; it excludes no lots by itself, but instalments depend on it.
 */
export type LotFilter = {
  mostMonthly: number | null
  down: number | null
  leastArea: number | null
  mostPrice: number | null
  block: string | null
}

export type FilteredLot = Pick<Lot, 'areaM2' | 'block' | 'listPriceCents' | 'state'>

export const noLotFilter: LotFilter = { mostMonthly: null, down: null, leastArea: null, mostPrice: null, block: null }

export const isFiltering = ({ down: _, ...limits }: LotFilter): boolean =>
  Object.values(limits).some((value) => value !== null)

/** Returns whether a lot matches a filter. Without a filter every lot matches, even if it is not for sale. */
export function matchesFilter(lot: FilteredLot, filter: LotFilter, months: number | null): boolean {
  if (!isFiltering(filter)) return true
  const { mostMonthly, leastArea, mostPrice, block } = filter
  if (block !== null && lot.block !== block) return false
  if (leastArea !== null && lot.areaM2 < leastArea) return false
  const filtersByPrice = mostPrice !== null || mostMonthly !== null
  // The price of a sold lot is not shown, so no price filter matches it.
  if (filtersByPrice && lot.state === 'sold') return false
  if (mostPrice !== null && lot.listPriceCents > mostPrice * 100) return false
  const budget = { monthly: centsOf(mostMonthly ?? 0), down: filterDownPayment(filter) }
  return mostMonthly === null || fitsBudget(lot.listPriceCents, months ?? usualMonths, budget)
}

/** Sorts free lots before the others and keeps the order otherwise. */
export const freeFirst = <L extends { state: LotState }>(lots: readonly L[]): L[] =>
  lots.toSorted((a, b) => Number(b.state === 'free') - Number(a.state === 'free'))

/** Returns the down payment of a filter in cents. */
export const filterDownPayment = ({ down }: LotFilter): Cents | null => (down === null ? null : centsOf(down))

/**
 * Returns the available lots that come closest to a filter that no lot matches. They may cost more, be smaller or be in
 * another block.
 */
export function nearestToFilter<L extends FilteredLot & { code: string }>(
  lots: readonly L[],
  filter: LotFilter,
  months: number | null,
  count = 3,
): L[] {
  const excessOver = (value: number, limit: number | null) => (limit ? Math.max(0, value / limit - 1) : 0)
  const distanceOf = (lot: L) =>
    excessOver(lotInstalment(lot.listPriceCents, months, filterDownPayment(filter)) / 100, filter.mostMonthly) +
    excessOver(lot.listPriceCents / 100, filter.mostPrice) +
    (filter.leastArea ? Math.max(0, 1 - lot.areaM2 / filter.leastArea) : 0) +
    (filter.block !== null && lot.block !== filter.block ? 0.05 : 0)
  return lots
    .filter(({ state }) => state === 'free')
    .map((lot) => ({ lot, distance: distanceOf(lot) }))
    .toSorted((a, b) => a.distance - b.distance || (a.lot.code < b.lot.code ? -1 : 1))
    .slice(0, count)
    .map(({ lot }) => lot)
}

export function countStates(lots: readonly { state: LotState }[]): Record<LotState, number> {
  const counts = { free: 0, held: 0, sold: 0 }
  for (const { state } of lots) counts[state] += 1
  return counts
}

/**
 * Names of the query parameters in each language. The names of both languages are read, so a link works after a change
 * of language.
 */
export const lotFilterNames = {
  es: {
    mostMonthly: 'cuota',
    down: 'inicial',
    leastArea: 'area',
    mostPrice: 'precio',
    block: 'manzana',
    lot: 'lote',
    compared: 'comparar',
  },
  en: {
    mostMonthly: 'monthly',
    down: 'down',
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
    down: amount('down'),
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

export const MAX_COMPARED_LOTS = 4

/**
 * Returns the codes of the lots to compare from the query string. Ignores invalid codes, duplicates and codes beyond
 * the maximum.
 */
export function readComparedLots(search: URLSearchParams): string[] {
  const codes = (search.get(lotFilterNames.es.compared) ?? search.get(lotFilterNames.en.compared) ?? '').split('.')
  return [...new Set(codes.map((code) => code.toUpperCase()).filter((code) => codePattern.test(code)))].slice(
    0,
    MAX_COMPARED_LOTS,
  )
}

export type LotQuery = { filter: LotFilter; chosen: string | null; compared: readonly string[] }

/**
 * Writes the filter, the chosen lot and the compared lots into the query string. Keeps other parameters, such as the
 * campaign.
 */
export function writeLotQuery(
  search: URLSearchParams,
  { filter, chosen, compared }: LotQuery,
  locale: Locale,
): URLSearchParams {
  const query = new URLSearchParams(search)
  for (const names of Object.values(lotFilterNames)) for (const name of Object.values(names)) query.delete(name)
  for (const [name, value] of Object.entries(filter))
    if (value !== null) query.set(lotFilterNames[locale][name as keyof LotFilter], String(value))
  if (chosen) query.set(lotFilterNames[locale].lot, chosen)
  // The codes are joined with full stops, because a comma would be escaped.
  if (compared.length > 0) query.set(lotFilterNames[locale].compared, compared.join('.'))
  return query
}
