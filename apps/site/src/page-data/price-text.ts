import type { Locale } from '@app/domain/language/locale'
import { formatRate } from '@app/domain/money/money'
import { longDay } from '@/i18n/formats'
import { translator } from '@/i18n/translator'
import type { InstalmentPrice } from './instalment-price'
import { snapshot } from './snapshot'
import { termsEntryPath } from './terms-path'

/** The entry of the general terms about prices. Links of old campaigns use this key. */
const conditionsEntry = 'terminos3'

/** Formats a price for cards and pages; the asterisk refers to the note below. */
export function priceText(price: InstalmentPrice | null, locale: Locale) {
  const t = translator(locale)
  if (!price) return { label: t('price.nextBuilding'), amounts: [t('price.waitingList')] }
  return { label: t('price.monthlyFrom'), amounts: [price.usd, `${price.pen}*`] }
}

/** The price note of one project, with the conditions text that its staff chose. */
export function priceNote(conditions: string, locale: Locale) {
  const { solesPerDollar, date } = snapshot().siteSettings.exchangeRate
  return {
    rate: translator(locale)('price.note', { rate: formatRate(solesPerDollar), date: longDay(date, locale) }),
    conditions: { text: conditions, href: termsEntryPath(conditionsEntry, locale) },
  }
}

/** The note under cards, which also mentions that images are illustrative. */
export function cardsNote(locale: Locale) {
  const t = translator(locale)
  return { ...priceNote(t('price.conditions'), locale), besides: t('area.imagesNote') }
}
