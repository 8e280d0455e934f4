import { formatDay } from '@app/domain/calendar/format-date'
import type { LeadInput } from '@app/domain/lead/lead.schema'
import { pageTexts } from '../pages/page.messages'
import type { ReceiptOptions } from '../server/answer-receipt'

/**
 * Returns the receipt of a requested appointment, which sales confirms later: its day and, if chosen, the time of day
 * and the meeting place.
 */
export function appointmentReceipt(appointment: LeadInput['appointment'], locale: 'es' | 'en'): ReceiptOptions {
  if (!appointment) return {}
  const texts = pageTexts[locale].appointment
  const { timeOfDay, meetingPlace } = appointment
  const day = formatDay(appointment.date, locale)
  const when = timeOfDay ? `${day}, ${texts[timeOfDay]}` : day
  return { receipt: 'appointment', items: meetingPlace ? [when, texts[meetingPlace]] : [when] }
}

/** Returns the receipt of a quote. The JSON answer contains its number, the page its number and lot. */
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
