import { type Cents, cents } from '../money/money'
import { priceStepCents } from './lot-money'

/** With a larger change, a typing error such as 50 instead of 5.0 is likely. */
export const MAX_PRICE_CHANGE_PERCENT = 30

/**
 * Returns a list price raised or lowered by a percentage. It is rounded to the price step, so the instalment stays in
 * whole dollars.
 */
export function repriced(price: Cents, percent: number, projectMonths: number | null): Cents {
  const step = priceStepCents(projectMonths)
  return cents(Math.max(1, Math.round((price * (100 + percent)) / 100 / step)) * step)
}

/** Parses a percentage as people type it, such as 5, -2.5 or +3,5 %. Returns undefined if it is zero or too large. */
export function readPercent(text: string): number | undefined {
  const plainText = text
    .replace(/[\s%+]/g, '')
    .replace(',', '.')
    .replace('−', '-')
  if (!/^-?\d{1,2}(\.\d{1,2})?$/.test(plainText)) return undefined
  const percent = Number(plainText)
  return percent !== 0 && Math.abs(percent) <= MAX_PRICE_CHANGE_PERCENT ? percent : undefined
}
