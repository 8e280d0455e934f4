import type { Locale } from '@app/domain/language/locale'
import { brandLogo } from './brand'
import { localize } from './localize'
import { firstImageOf } from './media'
import { chatLink, siteSettings } from './settings'
import { snapshot } from './snapshot'
import { tracked } from './tracked'

export const maintenancePage = tracked('maintenancePage', (locale: Locale) => {
  const { title, message } = localize(snapshot().maintenance, locale)
  const { brand, offices, seo } = siteSettings(locale)
  return {
    title,
    message,
    brand,
    offices,
    logo: brandLogo('condominium', 'light', locale),
    image: firstImageOf(seo.image, locale),
    chatHref: chatLink(locale),
  }
})
