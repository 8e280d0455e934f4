import type { Orientation } from '@sillar/domain/lot/lot.schema'
import type { KeyOf, Translate } from '@/i18n/translate'
import { areaText, type OfferedLot, sumsOf, type Terms } from './lot-offer'

export type LotTranslate = Translate<KeyOf<'lots'>>

export const stateWord = (t: LotTranslate, state: OfferedLot['state']): string => t(`lots.state.${state}`)
export const orientationWord = (t: LotTranslate, orientation: Orientation): string => t(`lots.looks.${orientation}`)

/** How many instalments there are is to be asked for where the project names no term. */
export const instalmentsName = (t: LotTranslate, { months }: Terms): string =>
  months === null ? t('lots.monthlyAsked') : t('lots.instalments', { count: months })

/** What a screen reader says of a lot on the plan: everything one sees of it. */
export function lotName(t: LotTranslate, lot: OfferedLot, terms: Terms): string {
  const [usd] = sumsOf(lot, terms).instalment
  const type = lot.unitType ? `, ${t('lots.unitType')} ${lot.unitType}` : ''
  const known = `${lot.code}${type}, ${stateWord(t, lot.state)}, ${areaText(lot)}`
  return lot.state === 'sold' ? known : `${known}, ${t('lots.monthly', { amount: usd })}`
}
