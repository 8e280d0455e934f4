import { campaignPhase } from '@app/domain/campaign/campaign-window'
import type { Locale } from '@app/domain/language/locale'
import { limaDays } from '@/i18n/formats'
import { localize } from './localize'
import { imageOf } from './media'
import { projectBySlug } from './projects'
import { buildTime, memoizePerSnapshot, snapshot } from './snapshot'
import { termsEntryPath } from './terms-path'

/** Memoised, because every project page looks for its campaigns. */
const campaigns = {
  es: memoizePerSnapshot(() => loadCampaigns('es')),
  en: memoizePerSnapshot(() => loadCampaigns('en')),
}

export const allCampaigns = (locale: Locale) => campaigns[locale]()

function loadCampaigns(locale: Locale) {
  return localize(snapshot().campaigns, locale).map((campaign) => ({
    ...campaign,
    validity: campaign.dateLabel ?? limaDays(campaign.startsAt, campaign.endsAt, locale),
    projectView: campaign.project ? projectBySlug(campaign.project, locale) : null,
    image: campaign.image ? imageOf(campaign.image, locale) : null,
    termsPath: termsEntryPath(campaign.key, locale),
  }))
}

/**
 * Returns the campaigns that a page may announce, optionally of one project. Future campaigns are included, because
 * they may start before the next release; the script of the page compares their dates.
 */
export function campaignNotices(locale: Locale, project?: string) {
  const now = buildTime()
  return allCampaigns(locale)
    .filter((campaign) => !project || campaign.project === project)
    .map((campaign) => ({ ...campaign, phase: campaignPhase(campaign, now) }))
    .filter(({ phase }) => phase !== 'ended')
}
