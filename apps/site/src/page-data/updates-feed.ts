import { newestFirst } from '@app/domain/construction/construction-updates'
import type { Locale } from '@app/domain/language/locale'
import { updatesFeedPath } from '@/i18n/routes'
import { translator } from '@/i18n/translator'
import { type ProjectView, projectBySlug } from './projects'
import { renderRss } from './rss'
import { tracked } from './tracked'

type FeedProject = Pick<ProjectView, 'kind' | 'slug' | 'name' | 'path' | 'constructionUpdates'>

/** Renders the construction updates of a project as a feed. */
export function updatesRss({ constructionUpdates, ...project }: FeedProject, locale: Locale, site: URL): string {
  const t = translator(locale)
  const page = new URL(project.path, site).href
  return renderRss({
    title: t('constructionUpdates.feedTitle', { name: project.name }),
    description: [
      t('constructionUpdates.feedDescription', { name: project.name }),
      ...(constructionUpdates?.isDemo ? [t('constructionUpdates.demoNote')] : []),
    ].join(' '),
    locale,
    page,
    url: new URL(updatesFeedPath(project, locale), site).href,
    items: newestFirst(constructionUpdates?.updates ?? []).map(({ date, percent, title, text }) => ({
      title: `${percent}\u00a0%: ${title}`,
      link: `${page}#obra`,
      id: `${page}#${date}-${percent}`,
      day: date,
      text,
    })),
  })
}

/** Returns the feed of a project, or null if the project has no construction updates. */
export const updatesFeed = tracked('updatesFeed', (slug: string, locale: Locale, site: string) => {
  const project = projectBySlug(slug, locale)
  return project.constructionUpdates ? updatesRss(project, locale, new URL(site)) : null
})
