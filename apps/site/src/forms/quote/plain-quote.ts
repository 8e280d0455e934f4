// The terms as the browser itself submits them: without script, or before hydration. After hydration the form reads the URL
// instead.

import type { QuoteQuery } from '@app/domain/quote/quote-address'

export const plainFields = {
  project: 'project',
  lot: 'quote.lot',
  price: 'quote.price',
  down: 'quote.down',
  months: 'quote.months',
  start: 'quote.start',
  day: 'quote.day',
} as const satisfies Record<keyof QuoteQuery, string>

/** The payment day if the visitor chose none; the server requires one. */
export const DEFAULT_DAY = '5'

/** Copies the terms of the simulator into the form below it. */
export function fillPlainQuote(form: ParentNode, terms: QuoteQuery): void {
  for (const [part, name] of Object.entries(plainFields)) {
    const field = form.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`)
    if (field) field.value = terms[part as keyof QuoteQuery] || (part === 'day' ? DEFAULT_DAY : '')
  }
}
