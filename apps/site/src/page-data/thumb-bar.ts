import type { Locale } from '@app/domain/language/locale'
import { translator } from '@/i18n/translator'
import { priceText } from './price-text'
import { projectBySlug } from './projects'
import { chatLink } from './settings'
import { tracked } from './tracked'

export const thumbBar = tracked('thumbBar', (slug: string, locale: Locale) => {
  const t = translator(locale)
  const project = projectBySlug(slug, locale)
  const { label, amounts } = priceText(project.price, locale)
  return {
    // Without the number of months, a short term would look expensive.
    label:
      project.price && project.months !== null
        ? `${t('card.instalmentFrom')}, ${t('card.months', { count: project.months })}`
        : label,
    amounts,
    action: t(project.soldOut ? 'thumb.join' : 'thumb.ask'),
    chatHref: chatLink(locale, project.name),
    chatName: t('chat.open'),
  }
})
