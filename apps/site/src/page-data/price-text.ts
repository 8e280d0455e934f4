import type { Locale } from '@app/domain/language/locale'
import { formatRate } from '@app/domain/money/money'
import { formatLongDay } from '@/i18n/formats'
import { translator } from '@/i18n/translator'
import type { InstalmentPrice } from './instalment-price'
import { snapshot } from './snapshot'
import { termsEntryPath } from './terms-path'
import { tracked } from './tracked'

/** Key of the entry about prices in the general terms and conditions. Old campaigns link to it. */
const conditionsEntry = 'terminos3'

/** Formats a price for cards and pages. The asterisk refers to the price note. */
export function priceText(price: InstalmentPrice | null, locale: Locale) {
  const t = translator(locale)
  if (!price) return { label: t('price.nextBuilding'), amounts: [t('price.waitingList')] }
  return { label: t('price.monthlyFrom'), amounts: [price.usd, `${price.pen}*`] }
}

/** Returns the price note of a project, with the text of its conditions. */
export function priceNote(conditions: string, locale: Locale) {
  const { solesPerDollar, date } = snapshot().siteSettings.exchangeRate
  return {
    rate: translator(locale)('price.note', { rate: formatRate(solesPerDollar), date: formatLongDay(date, locale) }),
    conditions: { text: conditions, href: termsEntryPath(conditionsEntry, locale) },
  }
}

/** Returns the note under project cards, which also says that images are illustrative. */
export const cardsNote = tracked('cardsNote', (locale: Locale) => {
  const t = translator(locale)
  return { ...priceNote(t('price.conditions'), locale), extraNote: t('place.imagesNote') }
})
