import type { Locale } from '@sillar/domain/content/localized.schema'
import { pen } from '@sillar/domain/money/money'
import { longDay } from '@/i18n/formats'
import { translator } from '@/i18n/translator'
import type { InstalmentPrice } from './instalment-price'
import { snapshot } from './snapshot'

/** A price as it stands on cards and pages; the asterisk leads to the note below. */
export function priceText(price: InstalmentPrice | null, locale: Locale) {
  const t = translator(locale)
  if (!price) return { label: t('price.nextBuilding'), amounts: [t('price.waitingList')] }
  return { label: t('price.monthlyFrom'), amounts: [price.usd, `${price.pen}*`] }
}

/** What the asterisk beside every soles figure stands for. */
export function priceNote(locale: Locale): string {
  const { solesPerDollar, date } = snapshot().siteSettings.exchangeRate
  return translator(locale)('price.note', { rate: pen(solesPerDollar), date: longDay(date, locale) })
}

/** Under cards also what holds for all of them. */
export const cardsNote = (locale: Locale): string => `${priceNote(locale)} ${translator(locale)('price.cardsNote')}`
