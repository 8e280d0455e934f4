import {
  type LotFilter,
  noLotFilter,
  readChosenLot,
  readLotFilter,
  writeLotFilter,
} from '@sillar/domain/lot/lot-filter'
import { useAddressState } from '@/components/live/use-address-state'
import type { Locale } from '@/i18n/locales'

type Wish = { filter: LotFilter; chosen: string | null }

/** Filter and chosen lot, both in the address: what is sent to somebody opens as it was. */
export function useWish(locale: Locale, codes: readonly string[]) {
  return useAddressState<Wish>({
    initial: { filter: noLotFilter, chosen: null },
    read: (search) => {
      const query = new URLSearchParams(search)
      const chosen = readChosenLot(query)
      return { filter: readLotFilter(query), chosen: chosen && codes.includes(chosen) ? chosen : null }
    },
    write: (search, { filter, chosen }) => {
      const query = writeLotFilter(new URLSearchParams(search), filter, chosen, locale)
      return query.size > 0 ? `?${query}` : ''
    },
  })
}
