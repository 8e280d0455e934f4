// The reports of one project's works as RSS 2.0: one entry per report, newest first.

import { lastUpdate, newestFirst } from '@sillar/domain/construction/works-reports'
import type { Locale } from '@sillar/domain/language/localized.schema'
import { escapeMarkup } from '@sillar/domain/markup/escape-markup'
import { languageTag } from '@/i18n/locales'
import { worksFeedPath } from '@/i18n/routes'
import { translator } from '@/i18n/translator'
import type { ProjectView } from './projects'

type Followed = Pick<ProjectView, 'kind' | 'slug' | 'name' | 'path' | 'works'>

/** A report has a day and no hour: noon in Lima is the same day nearly everywhere. */
const moment = (day: string) => new Date(`${day}T12:00:00-05:00`).toUTCString()

export function worksRss({ works, ...project }: Followed, locale: Locale, site: URL): string {
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
    ...(reports.length > 0 ? [`    <lastBuildDate>${moment(lastUpdate(reports))}</lastBuildDate>`] : []),
    ...reports.flatMap(({ date, percent, title, text }) => [
      '    <item>',
      `      <title>${escapeMarkup(`${percent}\u00a0%: ${title}`)}</title>`,
      `      <link>${escapeMarkup(`${page}#obra`)}</link>`,
      // A report may be corrected: its day and how far the works had come are what it is known by.
      `      <guid isPermaLink="false">${escapeMarkup(`${page}#${date}-${percent}`)}</guid>`,
      `      <pubDate>${moment(date)}</pubDate>`,
      ...(text ? [`      <description>${escapeMarkup(text)}</description>`] : []),
      '    </item>',
    ]),
    '  </channel>',
    '</rss>',
    '',
  ].join('\n')
}
