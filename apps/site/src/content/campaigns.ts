import { campaignPhase } from '@sillar/domain/campaign/campaign-window'
import type { Locale } from '@sillar/domain/content/localized.schema'
import { limaDays } from '@/i18n/formats'
import { pathFor } from '@/i18n/routes'
import { localize } from './localize'
import { pictureOf } from './media'
import { projectBySlug } from './projects'
import { snapshot } from './snapshot'

export function allCampaigns(locale: Locale) {
  return localize(snapshot().campaigns, locale).map((campaign) => ({
    ...campaign,
    validity: campaign.dateLabel ?? limaDays(campaign.startsAt, campaign.endsAt, locale),
    about: campaign.project ? projectBySlug(campaign.project, locale) : null,
    picture: campaign.image ? pictureOf(campaign.image, locale) : null,
    termsPath: termsPathOf(campaign.key, locale),
  }))
}
export type CampaignView = ReturnType<typeof allCampaigns>[number]

/**
 * Campaigns a page may announce, all of them or those of one project. What has not begun when the site is built is
 * among them: it may begin before the next release, and the visitor's clock decides.
 */
export function campaignNotices(locale: Locale, project?: string): CampaignView[] {
  const now = new Date()
  return allCampaigns(locale).filter(
    (campaign) => campaignPhase(campaign, now) !== 'ended' && (!project || campaign.project === project),
  )
}

/** The hash leads there without a script too. */
function termsPathOf(key: string, locale: Locale): string {
  const section = snapshot().termsSections.find(({ listsCampaigns }) => listsCampaigns)
  const query = new URLSearchParams({ ...(section && { section: section.key }), subsection: key })
  return `${pathFor('terms', locale)}?${query}#${key}`
}
