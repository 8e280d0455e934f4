import type { Locale } from '@app/domain/language/locale'
import type { SocialCampaign } from '@app/domain/snapshot/people.schema'
import { contactSection } from './contact'
import { carouselLabels } from './labels'
import { localize } from './localize'
import { firstImageOf, imageOf } from './media'
import { snapshot } from './snapshot'
import { tracked } from './tracked'

export const socialResponsibilityPage = tracked('socialResponsibilityPage', (locale: Locale) => {
  const content = localize(snapshot().socialResponsibility, locale)
  const { seo, header, community, solutions, environment, newsBanner, contact } = content
  return {
    seo,
    image: header.image,
    head: { ...header, image: firstImageOf(header.image, locale) },
    community: { ...community, ...campaignsOf('community', locale) },
    solutions: { ...solutions, image: imageOf(solutions.image, locale) },
    environment: { ...environment, ...campaignsOf('environment', locale) },
    banner: { ...newsBanner, image: newsBanner.image ? imageOf(newsBanner.image, locale) : undefined },
    contact: contactSection(contact, locale),
  }
})

function campaignsOf(group: SocialCampaign['group'], locale: Locale) {
  const campaigns = localize(snapshot().socialCampaigns, locale)
    .filter((campaign) => campaign.group === group)
    .sort((a, b) => a.order - b.order)
    .map(({ key, title, titleBold, paragraph, dateLabel, images, button }) => ({
      key,
      title,
      titleBold,
      paragraph,
      dateLabel,
      button,
      images: images.map((image) => imageOf(image, locale)),
    }))
  return { campaigns, labels: carouselLabels(locale, campaigns.length) }
}
