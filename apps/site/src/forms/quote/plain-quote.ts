// Without JavaScript or before hydration, the browser submits the choices of the quote in these fields. After hydration
// the form reads the choices from the URL.

import type { QuoteQuery } from '@app/domain/quote/quote-url'

export const plainFields = {
  project: 'project',
  lot: 'quote.lot',
  price: 'quote.price',
  down: 'quote.down',
  months: 'quote.months',
  start: 'quote.start',
  day: 'quote.day',
} as const satisfies Record<keyof QuoteQuery, string>

/** The payment day to send if the visitor chooses none, because the server requires a payment day. */
export const DEFAULT_DAY = '5'

/**
 * Copies the choices in the simulator into the fields of the form below it. The form lists only the first projects, so
 * another project gets an option with its name.
 */
export function fillPlainQuote(form: ParentNode, terms: QuoteQuery, projectName: string): void {
  const projects = form.querySelector<HTMLSelectElement>(`select[name="${plainFields.project}"]`)
  if (projects && ![...projects.options].some(({ value }) => value === terms.project))
    projects.add(new Option(projectName, terms.project))
  for (const [term, name] of Object.entries(plainFields)) {
    const field = form.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`)
    if (field) field.value = terms[term as keyof QuoteQuery] || (term === 'day' ? DEFAULT_DAY : '')
  }
}
