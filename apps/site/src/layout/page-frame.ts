import { anchors, linkTo } from '@/i18n/anchors'
import type { Locale } from '@/i18n/locales'
import { type PageId, type PageParams, pathFor, routes } from '@/i18n/routes'

/** What header and footer must know about the page they frame. */
export type PageFrame = {
  locale: Locale
  page: PageId
  params?: PageParams
  theme: 'condominium' | 'apartment'
}

/** Most pages end in the contact form; from the others the action leads to the one of the home page. */
export function contactHref({ page, locale }: PageFrame): string {
  return routes[page].hasContact ? linkTo(anchors.contact) : pathFor('home', locale) + linkTo(anchors.contact)
}
