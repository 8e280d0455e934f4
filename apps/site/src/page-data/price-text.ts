import type { Locale } from '@sillar/domain/language/localized.schema'
import { formatRate } from '@sillar/domain/money/money'
import { longDay } from '@/i18n/formats'
import { translator } from '@/i18n/translator'
import type { InstalmentPrice } from './instalment-price'
import { snapshot } from './snapshot'
import { termsEntryPath } from './terms-path'

/** The entry of the general terms that says what a price is subject to. Links of old campaigns know it by this name. */
const conditionsEntry = 'terminos3'

/** A price as it stands on cards and pages; the asterisk leads to the note below. */
export function priceText(price: InstalmentPrice | null, locale: Locale) {
  const t = translator(locale)
  if (!price) return { label: t('price.nextBuilding'), amounts: [t('price.waitingList')] }
  return { label: t('price.monthlyFrom'), amounts: [price.usd, `${price.pen}*`] }
}

/** The note of one project, with the words its staff chose for the conditions. */
export function priceNote(conditions: string, locale: Locale) {
  const { solesPerDollar, date } = snapshot().siteSettings.exchangeRate
  return {
    rate: translator(locale)('price.note', { rate: formatRate(solesPerDollar), date: longDay(date, locale) }),
    conditions: { text: conditions, href: termsEntryPath(conditionsEntry, locale) },
  }
}

/** Under cards also what holds for all of them. */
export function cardsNote(locale: Locale) {
  const t = translator(locale)
  return { ...priceNote(t('price.conditions'), locale), besides: t('area.imagesNote') }
}
