import type { Locale } from '@app/domain/language/locale'
import { pathFor } from '@/i18n/routes'
import { snapshot } from './snapshot'

/**
 * Returns the URL that opens an entry of the terms and conditions, or the URL of the page if the entry is unknown. The
 * hash works without JavaScript.
 */
export function termsEntryPath(key: string, locale: Locale): string {
  const { termsSections, campaigns } = snapshot()
  const isCampaign = campaigns.some((campaign) => campaign.key === key)
  const section = termsSections.find(({ listsCampaigns, accordions }) =>
    isCampaign ? listsCampaigns : accordions.some((accordion) => accordion.key === key),
  )
  if (!section) return pathFor('terms', locale)
  const query = new URLSearchParams({ section: section.key, subsection: key })
  return `${pathFor('terms', locale)}?${query}#${key}`
}
