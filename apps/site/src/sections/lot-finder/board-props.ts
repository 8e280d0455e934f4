import type { OfferedLot } from './lot-offer'
import type { LotTranslate } from './texts'

/** Props that the site plan and the floor grid share, because the finder shows either of them. */
export type BoardProps = {
  t: LotTranslate
  lots: readonly OfferedLot[]
  chosen: string | null
  isOff: (code: string) => boolean
  nameOf: (code: string) => string
  /** `byKeyboard` moves the focus to the card. */
  onChoose: (code: string, byKeyboard: boolean) => void
  isHydrated: boolean
}
