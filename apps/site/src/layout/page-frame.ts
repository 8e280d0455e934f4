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
