import type { Locale } from '@app/domain/language/locale'
import type { Orientation } from '@app/domain/lot/lot.schema'
import type { KeyOf, Translate } from '@/i18n/translate'
import { amountsOf, areaText, type OfferedLot, type Terms } from './lot-offer'

export type LotTranslate = Translate<KeyOf<'lots'>>

export const stateText = (t: LotTranslate, state: OfferedLot['state']): string => t(`lots.state.${state}`)
export const orientationText = (t: LotTranslate, orientation: Orientation): string => t(`lots.looks.${orientation}`)

/** Returns the label of the instalments. If the project has no term, the label tells visitors to ask for it. */
export const instalmentsLabel = (t: LotTranslate, { months }: Terms): string =>
  months === null ? t('lots.monthlyAsked') : t('lots.instalments', { count: months })

/** Returns the label of the down payment, which states the percentage only for the usual down payment. */
export const downPaymentLabel = (t: LotTranslate, { down }: Terms): string => t(down ? 'lots.yourDown' : 'lots.down')

/** Returns the accessible name of a lot on the plan: code, type, state, area and, unless it is sold, instalment. */
export function lotName(t: LotTranslate, lot: OfferedLot, terms: Terms, locale: Locale): string {
  const [usd] = amountsOf(lot, terms).instalment
  const type = lot.unitType ? `, ${t('lots.unitType')} ${lot.unitType}` : ''
  const description = `${lot.code}${type}, ${stateText(t, lot.state)}, ${areaText(lot, locale)}`
  return lot.state === 'sold' ? description : `${description}, ${t('lots.monthly', { amount: usd })}`
}
