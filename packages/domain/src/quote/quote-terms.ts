import type { LimaDate } from '../calendar/lima-date'
import { isMonth, type Month } from '../calendar/month'
import { type Cents, readCents } from '../money/money'
import { isPaymentDay, type PaymentDay, startMonths, usualStart } from './payment-dates'
import { downPaymentRange, priceRange, type QuoteOffer, termsUpTo, usualDownPayment } from './quote-offer'

/** Values of the form or the query string as typed. An empty text means the usual value. */
export type RequestedTerms = { price: string; down: string; months: string; start: string; day: string }

export type QuoteTerms = { price: Cents; down: Cents; months: number; start: Month; day: PaymentDay }

/**
 * Message keys of problems. An invalid amount prevents a quote; a term or start month that is not offered is replaced.
 */
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

/** `limit` is shown with the message. It is the nearest valid amount or the longest term in months. */
export type QuoteProblem =
  | AmountProblem
  | { field: 'months'; key: 'quote.months.notOffered'; limit: number }
  | { field: 'start'; key: 'quote.start.notOffered'; limit?: undefined }

export type ParsedTerms = {
  terms: QuoteTerms
  problems: QuoteProblem[]
  /** False if the price or the down payment is invalid, which prevents a quote. */
  isComplete: boolean
}

type QuoteContext = { offer: QuoteOffer; listPrice: Cents | undefined; today: LimaDate }

/**
 * Parses the requested values and reports problems. An invalid amount makes the result incomplete. A term or start
 * month that is not offered, for example from an old link, is replaced.
 */
export function readTerms(request: RequestedTerms, { offer, listPrice, today }: QuoteContext): ParsedTerms {
  const problems: QuoteProblem[] = []

  const price = listPrice ?? readPrice(request.price, offer, problems)
  const down = readDown(request.down, price ?? offer.priceFrom, problems)

  const months = request.months === '' ? offer.months : Number(request.months)
  const isTermOffered = termsUpTo(offer.months).includes(months)
  if (!isTermOffered) problems.push({ field: 'months', key: 'quote.months.notOffered', limit: offer.months })

  const requestedDay = Number(request.day)
  const day = isPaymentDay(requestedDay) ? requestedDay : 5
  const isStartOffered = request.start === '' || (isMonth(request.start) && startMonths(today).includes(request.start))
  if (!isStartOffered) problems.push({ field: 'start', key: 'quote.start.notOffered' })

  return {
    terms: {
      price: price ?? offer.priceFrom,
      down: down ?? usualDownPayment(price ?? offer.priceFrom),
      months: isTermOffered ? months : offer.months,
      start: isStartOffered && request.start !== '' ? request.start : usualStart(today, day),
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
  if (text === '') return usualDownPayment(price)
  const cents = readCents(text)
  const { min, max } = downPaymentRange(price)
  if (cents === undefined) problems.push({ field: 'down', key: 'quote.down.unreadable' })
  else if (cents < min) problems.push({ field: 'down', key: 'quote.down.tooLow', limit: min })
  else if (cents > max) problems.push({ field: 'down', key: 'quote.down.tooHigh', limit: max })
  else return cents
  return undefined
}
