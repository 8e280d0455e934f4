import type { Locale } from '@app/domain/language/locale'
import { anchors, linkTo } from '@/i18n/anchors'
import { type PageId, type PageParams, pathFor, routes } from '@/i18n/routes'

/** The data of the page that the header and the footer need. */
export type PageFrame = {
  locale: Locale
  page: PageId
  params?: PageParams
  theme: 'condominium' | 'apartment'
}

const projectPages: readonly PageId[] = ['condominium', 'apartment', 'lots', 'units']

/** Returns the slug of the project that the page is about. */
export const projectOf = ({ page, params }: PageFrame): string | undefined =>
  projectPages.includes(page) ? String(params?.slug) : undefined

/** Returns the link to the contact form of the page, or of the home page if the page has no contact form. */
export function contactHref({ page, locale }: PageFrame): string {
  return routes[page].hasContact ? linkTo(anchors.contact) : pathFor('home', locale) + linkTo(anchors.contact)
}
