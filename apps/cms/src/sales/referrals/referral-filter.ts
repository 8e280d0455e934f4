import { type ReferralFilter, type ReferralTab, referralTabs } from './read-referrals'

const MOST_PAGES = 400
const MAX_TEXT = 100

const one = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value) ?? ''

/** Reads the filter from the query string; invalid values become the defaults. */
export function readReferralFilter(query: Record<string, string | string[] | undefined>): ReferralFilter {
  const tab = one(query.lista)
  const page = Math.floor(Number(one(query.pagina)))
  return {
    tab: referralTabs.includes(tab as ReferralTab) ? (tab as ReferralTab) : 'all',
    text: one(query.buscar).trim().slice(0, MAX_TEXT),
    page: page >= 1 && page <= MOST_PAGES ? page : 1,
  }
}

export function writeReferralFilter({ tab, text, page }: ReferralFilter): string {
  return new URLSearchParams({
    ...(tab !== 'all' && { lista: tab }),
    ...(text && { buscar: text }),
    ...(page > 1 && { pagina: String(page) }),
  }).toString()
}
