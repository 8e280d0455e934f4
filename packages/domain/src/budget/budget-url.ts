import type { Locale } from '../language/locale'

/** A budget in whole dollars, as in the query string. */
export type BudgetQuery = { monthly: number | null; down: number | null }

/** Names of the query parameters. The lot filter and the quote use the same names, so a link works on every page. */
export const budgetNames = {
  es: { monthly: 'cuota', down: 'inicial' },
  en: { monthly: 'monthly', down: 'down' },
} as const satisfies Record<Locale, Record<keyof BudgetQuery, string>>

const parts = ['monthly', 'down'] as const

/**
 * Parses whole dollars as people type them, such as US$ 8,000 or 8.000. A dot before three digits separates thousands,
 * because a budget has no cents.
 */
export function readWholeDollars(text: string): number | null {
  const amountText = text.replace(/US\$|\$|\s/gi, '').replace(/[.,]00$/, '')
  if (!/^(\d{1,3}([.,]\d{3})+|\d+)$/.test(amountText)) return null
  const digits = amountText.replace(/[.,]/g, '')
  return /^[1-9]\d{0,6}$/.test(digits) ? Number(digits) : null
}

/** Reads the names of both languages, so a link works after a change of language. Ignores invalid amounts. */
export function readBudget(search: string): BudgetQuery {
  const query = new URLSearchParams(search)
  const amount = (part: keyof BudgetQuery) =>
    readWholeDollars(query.get(budgetNames.es[part]) ?? query.get(budgetNames.en[part]) ?? '')
  return { monthly: amount('monthly'), down: amount('down') }
}

/** Writes a budget into the query string and keeps other parameters. */
export function writeBudget(search: string, budget: BudgetQuery, locale: Locale): string {
  const query = new URLSearchParams(search)
  for (const part of parts) {
    query.delete(budgetNames.es[part])
    query.delete(budgetNames.en[part])
    const amount = budget[part]
    if (amount !== null) query.set(budgetNames[locale][part], String(amount))
  }
  return query.size > 0 ? `?${query}` : ''
}

/** Writes only the monthly amount, because the simulator writes the down payment with the other values of a quote. */
export function writeMonthly(search: string, monthly: number | null, locale: Locale): string {
  const query = new URLSearchParams(search)
  for (const names of Object.values(budgetNames)) query.delete(names.monthly)
  if (monthly !== null) query.set(budgetNames[locale].monthly, String(monthly))
  return query.size > 0 ? `?${query}` : ''
}
