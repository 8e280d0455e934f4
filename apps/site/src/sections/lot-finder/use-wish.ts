import {
  type LotWish,
  noLotFilter,
  readChosenLot,
  readComparedLots,
  readLotFilter,
  writeLotWish,
} from '@sillar/domain/lot/lot-filter'
import { useAddressState } from '@/components/live/use-address-state'
import type { Locale } from '@/i18n/locales'

/** Filter, chosen lot and those compared, all in the address: what is sent to somebody opens as it was. */
export function useWish(locale: Locale, codes: readonly string[]) {
  return useAddressState<LotWish>({
    initial: { filter: noLotFilter, chosen: null, compared: [] },
    read: (search) => {
      const query = new URLSearchParams(search)
      const chosen = readChosenLot(query)
      return {
        filter: readLotFilter(query),
        chosen: chosen && codes.includes(chosen) ? chosen : null,
        compared: readComparedLots(query).filter((code) => codes.includes(code)),
      }
    },
    write: (search, wish) => {
      const query = writeLotWish(new URLSearchParams(search), wish, locale)
      return query.size > 0 ? `?${query}` : ''
    },
  })
}
