import type { Locale } from '@app/domain/language/locale'
import {
  type LotQuery,
  noLotFilter,
  readChosenLot,
  readComparedLots,
  readLotFilter,
  writeLotQuery,
} from '@app/domain/lot/lot-filter'
import { useQueryState } from '@/components/island/use-query-state'

/** Keeps the filter, the selected lot and the compared lots in the URL, so a shared link opens in the same state. */
export function useFinderState(locale: Locale, codes: readonly string[]) {
  return useQueryState<LotQuery>({
    initial: { filter: noLotFilter, chosen: null, compared: [] },
    read: (search) => {
      const query = new URLSearchParams(search)
      const chosenLot = readChosenLot(query)
      return {
        filter: readLotFilter(query),
        chosen: chosenLot && codes.includes(chosenLot) ? chosenLot : null,
        compared: readComparedLots(query).filter((code) => codes.includes(code)),
      }
    },
    write: (search, state) => {
      const query = writeLotQuery(new URLSearchParams(search), state, locale)
      return query.size > 0 ? `?${query}` : ''
    },
  })
}
