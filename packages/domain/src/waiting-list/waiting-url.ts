import type { Locale } from '../language/locale'
import { lotFilterNames } from '../lot/lot-filter'
import { pathFor } from '../snapshot/page-urls'
import type { WaitingKind } from './waiting-entry'

type Wanted = { kind: WaitingKind; project: string; lot?: string | undefined; locale: Locale }

/** Returns the URL of the page on which a person joins a waiting list. It contains no personal data. */
export function waitingUrl({ kind, project, lot, locale }: Wanted): string {
  const query = new URLSearchParams({ kind, project, ...(lot && { lot }) })
  if (locale === 'en') query.set('lang', 'en')
  return `/api/waiting-list?${query}`
}

type LotPage = { project: string; lot: string; locale: Locale }

/** Returns the URL of a lot on the plan of its project. Codes of apartments start with a floor number. */
export function lotUrl({ project, lot, locale }: LotPage): string {
  const path = pathFor(/^\d/.test(lot) ? 'units' : 'lots', locale, { slug: project })
  return `${path}?${lotFilterNames[locale].lot}=${lot}`
}
