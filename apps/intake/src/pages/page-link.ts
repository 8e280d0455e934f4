import { pathFor } from '@app/domain/snapshot/page-urls'
import { pageTexts } from './page.messages'

export type PageLink = { href: string; label: string }

export const homeLink = (locale: 'es' | 'en', label: string = pageTexts[locale].backToSite): PageLink => ({
  href: pathFor('home', locale),
  label,
})
