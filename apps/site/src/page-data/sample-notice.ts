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

/** Returns the notice that the site contains sample data, or null if no record is marked as a sample. */
export const sampleNotice = tracked('sampleNotice', (locale: Locale) => (hasSamples() ? noticeIn(locale) : null))

/**
 * Returns the notice. It links to the list of sample data, which exists only if the answers of a project are samples.
 */
function noticeIn(locale: Locale) {
  const t = translator(locale)
  const isListed = snapshot().projects.some(({ answers }) => answers?.isDemo)
  const href = pathFor('documents', locale) + linkTo(anchors.samples)
  return { text: t('sample.notice'), more: isListed ? { href, text: t('sample.more') } : null }
}
