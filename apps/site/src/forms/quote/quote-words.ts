import type { LimaDate } from '@sillar/domain/calendar/lima-date'
import { type Month, monthOf } from '@sillar/domain/calendar/month'
import { dayIn, END_OF_MONTH, type PaymentDay } from '@sillar/domain/quote/payment-dates'
import { inWords } from '@/i18n/in-words'
import { formatTag, type Locale } from '@/i18n/locales'
import { dateInWords } from '@/i18n/short-formats'
import type { KeyOf, Translate } from '@/i18n/translate'

export type QuoteTranslate = Translate<KeyOf<'quote'>>

/** "5 de enero de 2027": the day of a first instalment. */
export const startInWords = (month: Month, day: PaymentDay, locale: Locale): string =>
  dateInWords(dayIn(month, day), locale)

export const dayInWords = (day: PaymentDay, t: QuoteTranslate): string =>
  day === END_OF_MONTH ? t('quote.everyEnd') : t('quote.everyDay', { day })

/** "4 años y 2 meses", from one day to another. */
export function timeBetween(from: LimaDate, to: LimaDate, locale: Locale): string {
  const count = (date: LimaDate) => Number(date.slice(0, 4)) * 12 + Number(monthOf(date).slice(5))
  const whole = count(to) - count(from) - (to.slice(8) < from.slice(8) ? 1 : 0)
  const unit = (amount: number, name: 'year' | 'month') =>
    new Intl.NumberFormat(formatTag[locale], { style: 'unit', unit: name, unitDisplay: 'long' }).format(amount)
  const years = Math.floor(whole / 12)
  const parts = [years > 0 && unit(years, 'year'), (whole % 12 > 0 || years === 0) && unit(whole % 12, 'month')]
  return inWords(
    parts.filter((part) => part !== false),
    locale,
  )
}
