import type { LimaDate } from '@app/domain/calendar/lima-date'
import { type Month, monthOf } from '@app/domain/calendar/month'
import { formatTag, type Locale } from '@app/domain/language/locale'
import { dayIn, END_OF_MONTH, type PaymentDay } from '@app/domain/quote/payment-dates'
import { formatList } from '@/i18n/format-list'
import { formatLongDay } from '@/i18n/formats'
import type { KeyOf, Translate } from '@/i18n/translate'

export type QuoteTranslate = Translate<KeyOf<'quote'>>

/** Formats the date of the first instalment, such as "5 de enero de 2027". */
export const formatStart = (month: Month, day: PaymentDay, locale: Locale): string =>
  formatLongDay(dayIn(month, day), locale)

export const formatPaymentDay = (day: PaymentDay, t: QuoteTranslate): string =>
  day === END_OF_MONTH ? t('quote.everyEnd') : t('quote.everyDay', { day })

/** Formats the time between two dates in years and months, such as "4 años y 2 meses". */
export function timeBetween(from: LimaDate, to: LimaDate, locale: Locale): string {
  const monthCount = (date: LimaDate) => Number(date.slice(0, 4)) * 12 + Number(monthOf(date).slice(5))
  const months = monthCount(to) - monthCount(from) - (to.slice(8) < from.slice(8) ? 1 : 0)
  const formatUnit = (amount: number, name: 'year' | 'month') =>
    new Intl.NumberFormat(formatTag[locale], { style: 'unit', unit: name, unitDisplay: 'long' }).format(amount)
  const years = Math.floor(months / 12)
  const parts = [
    years > 0 && formatUnit(years, 'year'),
    (months % 12 > 0 || years === 0) && formatUnit(months % 12, 'month'),
  ]
  return formatList(
    parts.filter((part) => part !== false),
    locale,
  )
}
