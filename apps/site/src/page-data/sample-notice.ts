import type { Locale } from '@app/domain/language/locale'
import { anchors, linkTo } from '@/i18n/anchors'
import { pathFor } from '@/i18n/routes'
import { translator } from '@/i18n/translator'
import { memoizePerSnapshot, snapshot } from './snapshot'
import { tracked } from './tracked'

const hasSamples = memoizePerSnapshot(
  ({ projects, lots, appointmentPlaces }) =>
    projects.some(({ answers, constructionUpdates }) => answers?.isDemo || constructionUpdates?.isDemo) ||
    lots.some(({ isDemo }) => isDemo) ||
    appointmentPlaces.some(({ isDemo }) => isDemo),
)

/** Returns the notice that data of the site are invented, or null if no record is marked as a sample. */
export const sampleNotice = tracked('sampleNotice', (locale: Locale) => (hasSamples() ? noticeIn(locale) : null))

/** Returns the notice with a link to the list of what is invented, which names the documents of the projects. */
function noticeIn(locale: Locale) {
  const t = translator(locale)
  const isListed = snapshot().projects.some(({ answers }) => answers?.isDemo)
  const href = pathFor('documents', locale) + linkTo(anchors.samples)
  return { text: t('sample.notice'), more: isListed ? { href, text: t('sample.more') } : null }
}
