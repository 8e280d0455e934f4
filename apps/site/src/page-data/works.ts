// Staff enter construction updates in any order; the page shows the newest first.

import { lastUpdate, newestFirst } from '@app/domain/construction/works-reports'
import type { Locale } from '@app/domain/language/locale'
import { waitingUrl } from '@app/domain/waiting-list/waiting-url'
import { shortDay } from '@/i18n/formats'
import { worksFeedPath } from '@/i18n/routes'
import { translator } from '@/i18n/translator'
import { pictureOf } from './media'
import type { ProjectView } from './projects'

/** The number of updates that are not folded. */
const RECENT_REPORTS = 2

export function worksSection(project: ProjectView, locale: Locale) {
  const { works } = project
  if (!works) return null
  const t = translator(locale)
  const day = (date: string) => shortDay(date, locale)
  const reports = newestFirst(works.reports).map(({ date, percent, title, text, pictures }) => ({
    date,
    day: day(date),
    percent,
    title,
    text,
    photos: {
      label: t('works.photos', { count: pictures.length }),
      of: t('works.photosOf', { date: day(date) }),
      pictures: pictures.map((key) => pictureOf(key, locale)),
    },
  }))
  return {
    title: t('works.title'),
    titleBold: t('works.titleBold'),
    updated: t('works.updated', { date: day(lastUpdate(works.reports)) }),
    next: works.nextOn && t('works.next', { date: day(works.nextOn) }),
    figure: { name: t('works.figure'), percent: reports[0]?.percent ?? 0 },
    comparison: works.comparison && {
      label: t('works.compare'),
      before: {
        name: t('works.before'),
        day: day(works.comparison.beforeOn),
        picture: pictureOf(works.comparison.before, locale),
      },
      after: {
        name: t('works.after'),
        day: day(works.comparison.afterOn),
        picture: pictureOf(works.comparison.after, locale),
      },
    },
    reports: reports.slice(0, RECENT_REPORTS),
    older: olderReports(reports.slice(RECENT_REPORTS), locale),
    note: works.note,
    feed: worksFeed(project, locale),
    subscribe: {
      href: waitingUrl({ kind: 'construction', project: project.slug, locale }),
      text: t('works.subscribe'),
    },
  }
}

function olderReports<Report>(reports: Report[], locale: Locale) {
  return { label: translator(locale)('works.older', { count: reports.length }), reports }
}

function worksFeed(project: ProjectView, locale: Locale) {
  if (!project.works) return null
  const t = translator(locale)
  return {
    href: worksFeedPath(project, locale),
    title: t('works.feedTitle', { name: project.name }),
    text: t('works.feed'),
  }
}
