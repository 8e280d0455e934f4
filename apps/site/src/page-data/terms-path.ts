import type { Locale } from '@sillar/domain/language/localized.schema'
import { pathFor } from '@/i18n/routes'
import { snapshot } from './snapshot'

/** Where one entry of the terms is read, open; the hash leads there without a script too. */
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
