import { lastPhaseChange } from '@app/domain/campaign/campaign-window'
import type { Locale } from '@app/domain/language/locale'
import { formatRate } from '@app/domain/money/money'
import { textsFor } from '@/i18n/translator'
import { allCampaigns } from './campaigns'
import { contactSection } from './contact'
import { localize } from './localize'
import { buildTime, snapshot } from './snapshot'
import { type Block, type BlockGroup, groupBlocks } from './terms-blocks'
import { tracked } from './tracked'

type RuleSlot = `rule${number}`

export const termsPage = tracked('termsPage', (locale: Locale) => {
  const { seo, title, titleBold, intro, contact } = localize(snapshot().termsPage, locale)
  const sections = localize(snapshot().termsSections, locale).toSorted((a, b) => a.order - b.order)
  // The texts are not in the props of the island, because the page would then contain them twice.
  const ruleTexts: { slot: RuleSlot; groups: BlockGroup[] }[] = []
  const campaignTexts: ({ slot: RuleSlot } & ReturnType<typeof campaignRule>)[] = []
  const nextSlot = (): RuleSlot => `rule${ruleTexts.length + campaignTexts.length}`
  const addRule = (blocks: readonly Block[]) => {
    const slot = nextSlot()
    ruleTexts.push({ slot, groups: groupBlocks(blocks) })
    return slot
  }
  const addCampaign = (campaign: CampaignView) => {
    const slot = nextSlot()
    campaignTexts.push({ slot, ...campaignRule(campaign) })
    return slot
  }
  const terms = {
    locale,
    texts: textsFor(locale, 'terms', 'campaign'),
    builtAt: lastPhaseChange(snapshot().campaigns, buildTime()).toISOString(),
    sections: sections.map(({ key, title, icon, accordions, listsCampaigns }) => ({
      key,
      title,
      icon,
      accordions: accordions.map(({ blocks, ...rule }) => ({ ...rule, slot: addRule(blocks) })),
      campaigns: listsCampaigns
        ? allCampaigns(locale).map((campaign) => ({
            key: campaign.key,
            title: campaign.title,
            validity: campaign.validity,
            startsAt: campaign.startsAt,
            endsAt: campaign.endsAt,
            slot: addCampaign(campaign),
          }))
        : null,
    })),
  }
  return {
    seo,
    head: { title, titleBold },
    intro,
    terms,
    ruleTexts,
    campaignTexts,
    contact: contactSection(contact, locale),
  }
})

type CampaignView = ReturnType<typeof allCampaigns>[number]

const campaignRule = ({ summary, validity, image, projectView, exchangeRate, terms }: CampaignView) => ({
  summary,
  validity,
  image,
  project: projectView && { name: projectView.name, path: projectView.path },
  exchangeRate: exchangeRate ? formatRate(exchangeRate) : null,
  groups: groupBlocks(terms),
})
