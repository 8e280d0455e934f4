import './status-pills.css'
import type { ProjectView } from '@/content/projects'
import { useLanguage } from '@/i18n/language'
import type { MessageKey } from '@/i18n/translator'
import { Icon, type IconName } from './icon'

type Status = ProjectView['status']

const looks: Record<Status, { className: string; icon: IconName; label: MessageKey }> = {
  'pre-sale': { className: 'pill', icon: 'tag', label: 'status.preSale' },
  'in-progress': { className: 'pill pill--works', icon: 'car', label: 'status.inProgress' },
  delivered: { className: 'pill pill--done', icon: 'key', label: 'status.delivered' },
}

/** Sales status of a project; a note of staff ("Gran cierre de preventa") takes the place of the plain word. */
export function StatusPills({ project }: { project: Pick<ProjectView, 'status' | 'soldOut' | 'statusNote'> }) {
  const { t } = useLanguage()
  const { className, icon, label } = looks[project.status]
  const words = project.soldOut ? t(label) : (project.statusNote ?? t(label))
  return (
    <>
      <span className={className}>
        <Icon name={icon} />
        {words.toLocaleUpperCase('es')}
      </span>
      {project.soldOut && <span className="pill pill--done">{t('status.soldOut')}</span>}
    </>
  )
}
