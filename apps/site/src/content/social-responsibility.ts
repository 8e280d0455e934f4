import type { Locale } from '@sillar/domain/content/localized.schema'
import type { SocialCampaign } from '@sillar/domain/content/people.schema'
import { snapshot } from './snapshot'
import { spoken } from './spoken'

export const socialResponsibilityContent = (locale: Locale) => spoken(snapshot().socialResponsibility, locale)
export type SocialResponsibilityContent = ReturnType<typeof socialResponsibilityContent>

export const socialCampaigns = (group: SocialCampaign['group'], locale: Locale) =>
  spoken(snapshot().socialCampaigns, locale)
    .filter((campaign) => campaign.group === group)
    .sort((one, other) => one.order - other.order)
export type SocialCampaignView = ReturnType<typeof socialCampaigns>[number]
