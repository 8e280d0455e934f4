import './project-card.css'
import { placeLine } from '@/content/places'
import type { ProjectView } from '@/content/projects'
import { useLanguage } from '@/i18n/language'
import { Drawing } from './drawing'
import { Picture, type Span } from './picture'
import { Price } from './price'
import { StatusPills } from './status-pills'

type ProjectCardProps = { project: ProjectView; span: Span; className?: string; as?: 'article' | 'li' }

/** A project in one glance. The whole card is the link, and there is one link in it. */
export function ProjectCard({ project, span, className = '', as: Tag = 'article' }: ProjectCardProps) {
  const { t } = useLanguage()
  return (
    <Tag
      className={`card ${className}`.trim()}
      data-theme={project.kind}
      data-place={project.place}
      data-status={project.status}
    >
      <div className="card__media">
        <Picture image={project.cardImage} span={span} />
        <div className="card__status">
          <StatusPills project={project} />
        </div>
      </div>
      <div className="card__body">
        <div>
          <h3>
            <a className="card__hit" href={project.path}>
              <Drawing className="card__logo" drawing={project.logo} alt={project.name} loading="lazy" />
            </a>
          </h3>
          <p className="card__place">{placeLine(project.at)}</p>
        </div>
        <Price price={project.price} />
        <p className="card__meta">
          <span>
            {t(project.kind === 'apartment' ? 'card.apartmentsFrom' : 'card.lotsFrom')}{' '}
            <b>{`${project.minAreaM2}\u00a0m²`}</b>
          </span>
          {!project.soldOut && <Term months={project.months} />}
        </p>
      </div>
    </Tag>
  )
}

function Term({ months }: { months: number | null }) {
  const { t } = useLanguage()
  if (months === null) return <span>{t('card.termConsult')}</span>
  return (
    <span>
      <b>{t('card.months', { months })}</b> {t('card.interestFree')}
    </span>
  )
}
