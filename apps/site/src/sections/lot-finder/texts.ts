import type { Orientation } from '@app/domain/lot/lot.schema'
import type { KeyOf, Translate } from '@/i18n/translate'
import { amountsOf, areaText, type OfferedLot, type Terms } from './lot-offer'

export type LotTranslate = Translate<KeyOf<'lots'>>

export const stateWord = (t: LotTranslate, state: OfferedLot['state']): string => t(`lots.state.${state}`)
export const orientationWord = (t: LotTranslate, orientation: Orientation): string => t(`lots.looks.${orientation}`)

/** Returns the label of the instalments; visitors must ask for the term if the project has none. */
export const instalmentsName = (t: LotTranslate, { months }: Terms): string =>
  months === null ? t('lots.monthlyAsked') : t('lots.instalments', { count: months })

/** Returns the accessible name of a lot on the plan: everything that is visible. */
export function lotName(t: LotTranslate, lot: OfferedLot, terms: Terms): string {
  const [usd] = amountsOf(lot, terms).instalment
  const type = lot.unitType ? `, ${t('lots.unitType')} ${lot.unitType}` : ''
  const description = `${lot.code}${type}, ${stateWord(t, lot.state)}, ${areaText(lot)}`
  return lot.state === 'sold' ? description : `${description}, ${t('lots.monthly', { amount: usd })}`
}
