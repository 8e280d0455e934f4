import type { Locale } from '@app/domain/language/locale'
import { formatRate } from '@app/domain/money/money'
import { textsFor } from '@/i18n/translator'
import { allCampaigns } from './campaigns'
import { contactSection } from './contact'
import { localize } from './localize'
import { snapshot } from './snapshot'
import { groupBlocks } from './terms-blocks'

export function termsPage(locale: Locale) {
  const { seo, title, titleBold, lead, contact } = localize(snapshot().termsPage, locale)
  const sections = localize(snapshot().termsSections, locale).sort((a, b) => a.order - b.order)
  return {
    seo,
    head: { title, titleBold },
    lead,
    terms: {
      locale,
      texts: textsFor(locale, 'terms', 'campaign'),
      builtAt: new Date().toISOString(),
      sections: sections.map(({ key, title, icon, accordions, listsCampaigns }) => ({
        key,
        title,
        icon,
        accordions: accordions.map(({ blocks, ...rule }) => ({ ...rule, groups: groupBlocks(blocks) })),
        campaigns: listsCampaigns ? campaignRules(locale) : null,
      })),
    },
    contact: contactSection(contact, locale),
  }
}

function campaignRules(locale: Locale) {
  return allCampaigns(locale).map((campaign) => ({
    key: campaign.key,
    title: campaign.title,
    summary: campaign.summary,
    validity: campaign.validity,
    startsAt: campaign.startsAt,
    endsAt: campaign.endsAt,
    picture: campaign.picture,
    project: campaign.projectView && { name: campaign.projectView.name, path: campaign.projectView.path },
    exchangeRate: campaign.exchangeRate ? formatRate(campaign.exchangeRate) : null,
    groups: groupBlocks(campaign.terms),
  }))
}
