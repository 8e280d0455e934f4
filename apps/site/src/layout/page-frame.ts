import type { Locale } from '@app/domain/language/locale'
import { anchors, linkTo } from '@/i18n/anchors'
import { type PageId, type PageParams, pathFor, routes } from '@/i18n/routes'

/** What header and footer need to know about the page. */
export type PageFrame = {
  locale: Locale
  page: PageId
  params?: PageParams
  theme: 'condominium' | 'apartment'
}

/** Returns the link to the contact form: most pages have one, the others link to that of the home page. */
export function contactHref({ page, locale }: PageFrame): string {
  return routes[page].hasContact ? linkTo(anchors.contact) : pathFor('home', locale) + linkTo(anchors.contact)
}
