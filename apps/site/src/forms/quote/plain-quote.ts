// The terms as a browser posts them by itself: without script, or before the form is hydrated. The form's script reads
// the URL instead.

import type { QuoteAddress } from '@sillar/domain/quote/quote-address'

export const plainFields = {
  project: 'project',
  lot: 'quote.lot',
  price: 'quote.price',
  down: 'quote.down',
  months: 'quote.months',
  start: 'quote.start',
  day: 'quote.day',
} as const satisfies Record<keyof QuoteAddress, string>

/** The day instalments are due when nothing else was chosen; the server asks for one. */
export const USUAL_DAY = '5'

/** Keeps the form below at what the simulator shows. */
export function fillPlainQuote(form: ParentNode, terms: QuoteAddress): void {
  for (const [part, name] of Object.entries(plainFields)) {
    const field = form.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`)
    if (field) field.value = terms[part as keyof QuoteAddress] || (part === 'day' ? USUAL_DAY : '')
  }
}
