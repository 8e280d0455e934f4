import { formatDay } from '@app/domain/calendar/format-date'
import type { LeadInput } from '@app/domain/lead/lead.schema'
import { pageTexts } from '../pages/page.messages'
import type { ReceiptOptions } from '../server/answer-receipt'

/** Returns the day and the place of a requested visit, which sales confirms later. */
export function visitReceipt(visit: LeadInput['visit'], locale: 'es' | 'en'): ReceiptOptions {
  if (!visit) return {}
  const texts = pageTexts[locale].visit
  const when = `${formatDay(visit.date, locale)}, ${texts[visit.timeOfDay]}`
  return { receipt: 'visit', items: [when, texts[visit.meetingPlace]] }
}

/** Returns the number of a quote and its lot, for the JSON and for the page. */
export function quoteReceipt(
  { quoteNumber, lot }: { quoteNumber: string | undefined; lot: string },
  locale: 'es' | 'en',
): ReceiptOptions {
  const texts = pageTexts[locale].quote
  const facts = [
    ...(quoteNumber ? [{ name: texts.number, value: quoteNumber }] : []),
    ...(lot ? [{ name: texts.lot, value: lot }] : []),
  ]
  return { receipt: 'quote', details: quoteNumber ? { quoteNumber } : {}, facts }
}
