// The reports of one project's works as RSS 2.0: one entry per report, newest first.

import { lastUpdate, newestFirst } from '@sillar/domain/construction/works-reports'
import type { Locale } from '@sillar/domain/language/localized.schema'
import { languageTag } from '@/i18n/locales'
import { worksFeedPath } from '@/i18n/routes'
import { translator } from '@/i18n/translator'
import type { ProjectView } from './projects'

type Followed = Pick<ProjectView, 'kind' | 'slug' | 'name' | 'path' | 'works'>

/** A report has a day and no hour: noon in Lima is the same day nearly everywhere. */
const moment = (day: string) => new Date(`${day}T12:00:00-05:00`).toUTCString()

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

export function worksRss({ works, ...project }: Followed, locale: Locale, site: URL): string {
  const t = translator(locale)
  const page = new URL(project.path, site).href
  const reports = newestFirst(works?.reports ?? [])
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '  <channel>',
    `    <title>${escaped(t('works.feedTitle', { name: project.name }))}</title>`,
    `    <link>${escaped(page)}</link>`,
    `    <description>${escaped([t('works.feedDescription', { name: project.name }), ...(works?.isDemo ? [t('works.demoNote')] : [])].join(' '))}</description>`,
    `    <language>${languageTag[locale]}</language>`,
    `    <atom:link href="${escaped(new URL(worksFeedPath(project, locale), site).href)}" rel="self" type="application/rss+xml"/>`,
    ...(reports.length > 0 ? [`    <lastBuildDate>${moment(lastUpdate(reports))}</lastBuildDate>`] : []),
    ...reports.flatMap(({ date, percent, title, text }) => [
      '    <item>',
      `      <title>${escaped(`${percent}\u00a0%: ${title}`)}</title>`,
      `      <link>${escaped(`${page}#obra`)}</link>`,
      // A report may be corrected: its day and how far the works had come are what it is known by.
      `      <guid isPermaLink="false">${escaped(`${page}#${date}-${percent}`)}</guid>`,
      `      <pubDate>${moment(date)}</pubDate>`,
      ...(text ? [`      <description>${escaped(text)}</description>`] : []),
      '    </item>',
    ]),
    '  </channel>',
    '</rss>',
    '',
  ].join('\n')
}
