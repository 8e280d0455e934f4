import type { OfferedLot } from './lot-offer'
import type { LotTranslate } from './texts'

/** What a plan of lots and a table of floors are told alike, so that the finder can show either. */
export type BoardProps = {
  t: LotTranslate
  lots: readonly OfferedLot[]
  chosen: string | null
  isOff: (code: string) => boolean
  nameOf: (code: string) => string
  /** `byKeyboard`: the person goes on reading on the card. */
  onChoose: (code: string, byKeyboard: boolean) => void
  isLive: boolean
}
