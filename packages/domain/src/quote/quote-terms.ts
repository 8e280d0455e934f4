import type { LimaDate } from '../calendar/lima-date'
import { isMonth, type Month } from '../calendar/month'
import { type Cents, readCents } from '../money/money'
import { isPaymentDay, type PaymentDay, startMonths, usualStart } from './payment-dates'
import { downRange, priceRange, type QuoteOffer, termsUpTo, usualDown } from './quote-offer'

/** What stands in the fields or the address, as it was typed. Empty means: as usual. */
export type AskedTerms = { price: string; down: string; months: string; start: string; day: string }

export type QuoteTerms = { price: Cents; down: Cents; months: number; start: Month; day: PaymentDay }

/** What keeps a quote from being made, or was not taken over; each has its sentence. */
export const quoteProblems = [
  'quote.price.unreadable',
  'quote.price.tooLow',
  'quote.price.tooHigh',
  'quote.down.unreadable',
  'quote.down.tooLow',
  'quote.down.tooHigh',
  'quote.months.notOffered',
  'quote.start.notOffered',
] as const
export type QuoteProblemKey = (typeof quoteProblems)[number]

type TermProblemKey = 'quote.months.notOffered' | 'quote.start.notOffered'

export type AmountProblem = {
  field: 'price' | 'down'
  key: Exclude<QuoteProblemKey, TermProblemKey>
  limit?: Cents
}

/** `limit` is the nearest value that would do, offered beside the sentence: an amount, or months. */
export type QuoteProblem =
  | AmountProblem
  | { field: 'months'; key: 'quote.months.notOffered'; limit: number }
  | { field: 'start'; key: 'quote.start.notOffered'; limit?: undefined }

export type ReadTerms = {
  terms: QuoteTerms
  problems: QuoteProblem[]
  /** False while price or down payment cannot be taken: then there is no plan. */
  isComplete: boolean
}

type Frame = { offer: QuoteOffer; listPrice: Cents | undefined; today: LimaDate }

/**
 * Terms out of what a person asked. Money out of range is never corrected silently: it is a problem and there is no
 * plan. A term or a start that is not offered (an old link) gives way to the usual one, and says so.
 */
export function readTerms(asked: AskedTerms, { offer, listPrice, today }: Frame): ReadTerms {
  const problems: QuoteProblem[] = []

  const price = listPrice ?? readPrice(asked.price, offer, problems)
  const down = readDown(asked.down, price ?? offer.priceFrom, problems)

  const months = asked.months === '' ? offer.months : Number(asked.months)
  const hasTerm = termsUpTo(offer.months).includes(months)
  if (!hasTerm) problems.push({ field: 'months', key: 'quote.months.notOffered', limit: offer.months })

  const wishedDay = Number(asked.day)
  const day = isPaymentDay(wishedDay) ? wishedDay : 5
  const hasStart = asked.start === '' || (isMonth(asked.start) && startMonths(today).includes(asked.start))
  if (!hasStart) problems.push({ field: 'start', key: 'quote.start.notOffered' })

  return {
    terms: {
      price: price ?? offer.priceFrom,
      down: down ?? usualDown(price ?? offer.priceFrom),
      months: hasTerm ? months : offer.months,
      start: hasStart && asked.start !== '' ? asked.start : usualStart(today, day),
      day,
    },
    problems,
    isComplete: price !== undefined && down !== undefined,
  }
}

function readPrice(text: string, offer: QuoteOffer, problems: QuoteProblem[]): Cents | undefined {
  if (text === '') return offer.priceFrom
  const cents = readCents(text)
  const { min, max } = priceRange(offer)
  if (cents === undefined) problems.push({ field: 'price', key: 'quote.price.unreadable' })
  else if (cents < min) problems.push({ field: 'price', key: 'quote.price.tooLow', limit: min })
  else if (cents > max) problems.push({ field: 'price', key: 'quote.price.tooHigh', limit: max })
  else return cents
  return undefined
}

function readDown(text: string, price: Cents, problems: QuoteProblem[]): Cents | undefined {
  if (text === '') return usualDown(price)
  const cents = readCents(text)
  const { min, max } = downRange(price)
  if (cents === undefined) problems.push({ field: 'down', key: 'quote.down.unreadable' })
  else if (cents < min) problems.push({ field: 'down', key: 'quote.down.tooLow', limit: min })
  else if (cents > max) problems.push({ field: 'down', key: 'quote.down.tooHigh', limit: max })
  else return cents
  return undefined
}
