// Staff enter construction updates in any order; the page shows the newest first.

import { lastUpdate, newestFirst } from '@app/domain/construction/construction-updates'
import type { Locale } from '@app/domain/language/locale'
import { waitingUrl } from '@app/domain/waiting-list/waiting-url'
import { formatShortDay } from '@/i18n/formats'
import { updatesFeedPath } from '@/i18n/routes'
import { translator } from '@/i18n/translator'
import { imageOf } from './media'
import type { ProjectView } from './projects'

/** The number of updates that are not collapsed. */
const RECENT_UPDATES = 2

export function constructionUpdatesSection(project: ProjectView, locale: Locale) {
  const { constructionUpdates } = project
  if (!constructionUpdates) return null
  const t = translator(locale)
  const day = (date: string) => formatShortDay(date, locale)
  const updates = newestFirst(constructionUpdates.updates).map(({ date, percent, title, text, images }) => ({
    date,
    day: day(date),
    percent,
    title,
    text,
    photos: {
      label: t('constructionUpdates.photos', { count: images.length }),
      of: t('constructionUpdates.photosOf', { date: day(date) }),
      images: images.map((key) => imageOf(key, locale)),
    },
  }))
  return {
    title: t('constructionUpdates.title'),
    titleBold: t('constructionUpdates.titleBold'),
    updated: t('constructionUpdates.updated', { date: day(lastUpdate(constructionUpdates.updates)) }),
    next: constructionUpdates.nextOn && t('constructionUpdates.next', { date: day(constructionUpdates.nextOn) }),
    figure: { name: t('constructionUpdates.figure'), percent: updates[0]?.percent ?? 0 },
    comparison: constructionUpdates.comparison && {
      label: t('constructionUpdates.compare'),
      before: {
        name: t('constructionUpdates.before'),
        day: day(constructionUpdates.comparison.beforeOn),
        image: imageOf(constructionUpdates.comparison.before, locale),
      },
      after: {
        name: t('constructionUpdates.after'),
        day: day(constructionUpdates.comparison.afterOn),
        image: imageOf(constructionUpdates.comparison.after, locale),
      },
    },
    updates: updates.slice(0, RECENT_UPDATES),
    older: olderUpdates(updates.slice(RECENT_UPDATES), locale),
    note: constructionUpdates.note,
    feed: updatesFeed(project, locale),
    subscribe: {
      href: waitingUrl({ kind: 'construction', project: project.slug, locale }),
      text: t('constructionUpdates.subscribe'),
    },
  }
}

function olderUpdates<ConstructionUpdate>(updates: ConstructionUpdate[], locale: Locale) {
  return { label: translator(locale)('constructionUpdates.older', { count: updates.length }), updates }
}

function updatesFeed(project: ProjectView, locale: Locale) {
  if (!project.constructionUpdates) return null
  const t = translator(locale)
  return {
    href: updatesFeedPath(project, locale),
    title: t('constructionUpdates.feedTitle', { name: project.name }),
    text: t('constructionUpdates.feed'),
  }
}
