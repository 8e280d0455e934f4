import { dayInWords } from '@sillar/domain/calendar/day-in-words'
import type { LeadInput } from '@sillar/domain/lead/lead.schema'
import { pageTexts } from '../pages/page.messages'
import type { ReceiptOptions } from '../server/answer-receipt'

/** Day and place of a visit that somebody still has to confirm. */
export function visitReceipt(visit: LeadInput['visit'], locale: 'es' | 'en'): ReceiptOptions {
  if (!visit) return {}
  const texts = pageTexts[locale].visit
  const when = `${dayInWords(visit.date, locale)}, ${texts[visit.timeOfDay]}`
  return { words: 'visit', items: [when, texts[visit.meetingPlace]] }
}

/** Script and page alike show the number of the quote, and the lot it is for. */
export function quoteReceipt(
  { quoteNumber, lot }: { quoteNumber: string | undefined; lot: string },
  locale: 'es' | 'en',
): ReceiptOptions {
  const texts = pageTexts[locale].quote
  const facts = [
    ...(quoteNumber ? [{ name: texts.number, value: quoteNumber }] : []),
    ...(lot ? [{ name: texts.lot, value: lot }] : []),
  ]
  return { words: 'quote', details: quoteNumber ? { quoteNumber } : {}, facts }
}
