import type { OfferedLot } from './lot-offer'
import type { LotTranslate } from './texts'

/** The props that the site plan and the floor grid share, so that the finder can show either. */
export type BoardProps = {
  t: LotTranslate
  lots: readonly OfferedLot[]
  chosen: string | null
  isOff: (code: string) => boolean
  nameOf: (code: string) => string
  /** `byKeyboard`: the focus moves on to the card. */
  onChoose: (code: string, byKeyboard: boolean) => void
  isHydrated: boolean
}
