import { formatTag, type Locale } from '@app/domain/language/locale'
import { translator } from '@/i18n/translator'
import type { ProjectView } from './projects'

/**
 * Returns the status labels of a project. Unless it is sold out, a status note of staff ("Gran cierre de preventa")
 * replaces the default label.
 */
export function statusPills(project: Pick<ProjectView, 'status' | 'soldOut' | 'statusNote'>, locale: Locale) {
  const t = translator(locale)
  const defaultLabel = {
    'pre-sale': t('status.preSale'),
    'in-progress': t('status.inProgress'),
    delivered: t('status.delivered'),
  }[project.status]
  const label = project.soldOut ? defaultLabel : (project.statusNote ?? defaultLabel)
  const statusPill = { status: project.status, label: label.toLocaleUpperCase(formatTag[locale]) }
  return project.soldOut ? [statusPill, { status: 'sold-out' as const, label: t('status.soldOut') }] : [statusPill]
}
