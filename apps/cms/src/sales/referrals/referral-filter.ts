import { type ReferralFilter, type ReferralTab, referralTabs } from './read-referrals'

const MAX_PAGE = 400
const MAX_TEXT_LENGTH = 100

const firstValue = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value) ?? ''

/** Reads the filter from the query string. Invalid values become the defaults. */
export function readReferralFilter(query: Record<string, string | string[] | undefined>): ReferralFilter {
  const tab = firstValue(query.lista)
  const page = Math.floor(Number(firstValue(query.pagina)))
  return {
    tab: referralTabs.includes(tab as ReferralTab) ? (tab as ReferralTab) : 'all',
    text: firstValue(query.buscar).trim().slice(0, MAX_TEXT_LENGTH),
    page: page >= 1 && page <= MAX_PAGE ? page : 1,
  }
}

export function writeReferralFilter({ tab, text, page }: ReferralFilter): string {
  return new URLSearchParams({
    ...(tab !== 'all' && { lista: tab }),
    ...(text && { buscar: text }),
    ...(page > 1 && { pagina: String(page) }),
  }).toString()
}
