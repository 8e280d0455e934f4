// Renders the construction updates of a project as RSS 2.0.

import { limaInstant } from '@app/domain/calendar/lima-time'
import { lastUpdate, newestFirst } from '@app/domain/construction/works-reports'
import type { Locale } from '@app/domain/language/locale'
import { languageTag } from '@app/domain/language/locale'
import { escapeMarkup } from '@app/domain/markup/escape-markup'
import { worksFeedPath } from '@/i18n/routes'
import { translator } from '@/i18n/translator'
import type { ProjectView } from './projects'

type FeedProject = Pick<ProjectView, 'kind' | 'slug' | 'name' | 'path' | 'works'>

/** Returns noon in Lima, because an update has no time and noon in Lima is the same day in the Americas and Europe. */
const pubDate = (day: string) => limaInstant(day, '12:00').toUTCString()

export function worksRss({ works, ...project }: FeedProject, locale: Locale, site: URL): string {
  const t = translator(locale)
  const page = new URL(project.path, site).href
  const reports = newestFirst(works?.reports ?? [])
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '  <channel>',
    `    <title>${escapeMarkup(t('works.feedTitle', { name: project.name }))}</title>`,
    `    <link>${escapeMarkup(page)}</link>`,
    `    <description>${escapeMarkup([t('works.feedDescription', { name: project.name }), ...(works?.isDemo ? [t('works.demoNote')] : [])].join(' '))}</description>`,
    `    <language>${languageTag[locale]}</language>`,
    `    <atom:link href="${escapeMarkup(new URL(worksFeedPath(project, locale), site).href)}" rel="self" type="application/rss+xml"/>`,
    ...(reports.length > 0 ? [`    <lastBuildDate>${pubDate(lastUpdate(reports))}</lastBuildDate>`] : []),
    ...reports.flatMap(({ date, percent, title, text }) => [
      '    <item>',
      `      <title>${escapeMarkup(`${percent}\u00a0%: ${title}`)}</title>`,
      `      <link>${escapeMarkup(`${page}#obra`)}</link>`,
      // The id consists of date and percentage, because the text may be corrected later.
      `      <guid isPermaLink="false">${escapeMarkup(`${page}#${date}-${percent}`)}</guid>`,
      `      <pubDate>${pubDate(date)}</pubDate>`,
      ...(text ? [`      <description>${escapeMarkup(text)}</description>`] : []),
      '    </item>',
    ]),
    '  </channel>',
    '</rss>',
    '',
  ].join('\n')
}
