import type { ProjectKind } from '@sillar/domain/content/project.schema'
import type { Locale } from '@/i18n/locales'
import type { PageId, PageParams } from '@/i18n/routes'

/** What header and footer must know about the page they frame. */
export type PageFrame = {
  locale: Locale
  page: PageId
  params?: PageParams
  theme: ProjectKind
}

const pagesWithoutContact = new Set<PageId>(['referrals', 'complaint-book', 'privacy', 'maintenance', 'not-found'])

/** Most pages end in the contact form; from the others the action leads to the one of the home page. */
export function contactOf({ page }: PageFrame, home: string): string {
  return pagesWithoutContact.has(page) ? `${home}#form-section` : '#form-section'
}
