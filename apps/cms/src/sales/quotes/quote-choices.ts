import type { QuoteTerms } from '@app/domain/quote/quote-terms'

/** What the form of a new quote contains, as typed. */
export type QuoteChoices = { project: string; lot: string } & Record<keyof QuoteTerms, string>
