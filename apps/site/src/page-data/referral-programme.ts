import type { Locale } from '@app/domain/language/locale'
import { pathFor } from '@/i18n/routes'
import { translator } from '@/i18n/translator'
import { countedTitle } from './counted-title'
import { carouselLabels } from './labels'
import { localize } from './localize'
import { firstImageOf, imageOf } from './media'
import { snapshot } from './snapshot'
import { tracked } from './tracked'

export const referralsPage = tracked('referralsPage', (locale: Locale) => {
  const { seo, header, rewards, steps, form, banner, prizes } = localize(snapshot().referralProgramme, locale)
  const t = translator(locale)
  const empty = t('terms.empty')
  const termsPath = referralTermsPath(locale)
  return {
    seo,
    empty,
    image: header.image,
    head: { ...header, image: firstImageOf(header.image, locale) },
    rewards,
    steps: {
      title: countedTitle(steps.title, steps.items.length, locale),
      titleBold: steps.titleBold,
      empty,
      labels: carouselLabels(locale, steps.items.length),
      steps: steps.items.map(({ title, description, image }) => ({
        ofAll: t('referral.stepOf', { total: steps.items.length }),
        title,
        description,
        image: imageOf(image, locale),
        toForm: t('referral.toForm', { step: title }),
      })),
    },
    entry: form && { ...form, termsPath, statusPath: pathFor('referral-status', locale) },
    banner,
    prizes: { ...prizes, image: imageOf(prizes.image, locale), termsPath },
  }
})

/**
 * Returns the URL of the terms and conditions of the programme. Its key must not change, because links in circulation
 * use it.
 */
const referralTermsPath = (locale: Locale): string => `${pathFor('terms', locale)}?section=referidos`
