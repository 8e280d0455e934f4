import { newestFirst } from '@app/domain/construction/works-reports'
import type { Locale } from '@app/domain/language/locale'
import { worksFeedPath } from '@/i18n/routes'
import { translator } from '@/i18n/translator'
import { type ProjectView, projectBySlug } from './projects'
import { renderRss } from './rss'
import { tracked } from './tracked'

type FeedProject = Pick<ProjectView, 'kind' | 'slug' | 'name' | 'path' | 'works'>

/** Renders the construction updates of a project as a feed. */
export function worksRss({ works, ...project }: FeedProject, locale: Locale, site: URL): string {
  const t = translator(locale)
  const page = new URL(project.path, site).href
  return renderRss({
    title: t('works.feedTitle', { name: project.name }),
    description: [
      t('works.feedDescription', { name: project.name }),
      ...(works?.isDemo ? [t('works.demoNote')] : []),
    ].join(' '),
    locale,
    page,
    url: new URL(worksFeedPath(project, locale), site).href,
    items: newestFirst(works?.reports ?? []).map(({ date, percent, title, text }) => ({
      title: `${percent}\u00a0%: ${title}`,
      link: `${page}#obra`,
      id: `${page}#${date}-${percent}`,
      day: date,
      text,
    })),
  })
}

/** Returns the feed of a project, or null if the project has no construction updates. */
export const worksFeed = tracked('worksFeed', (slug: string, locale: Locale, site: string) => {
  const project = projectBySlug(slug, locale)
  return project.works ? worksRss(project, locale, new URL(site)) : null
})
