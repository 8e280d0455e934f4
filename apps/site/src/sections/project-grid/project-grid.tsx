import './project-grid.css'
import '@/ui/tabs.css'
import { useId } from 'react'
import type { ProjectView } from '@/content/projects'
import { useLanguage } from '@/i18n/language'
import { After } from '@/ui/after'
import { Button } from '@/ui/button'
import { type ColumnSpan, courseSpans } from '@/ui/course-spans'
import type { Span } from '@/ui/picture'
import { PriceNote } from '@/ui/price-note'
import { ProjectCard } from '@/ui/project-card'
import { SectionHead } from '@/ui/section-head'
import { projectFilters } from './project-filters'

type ProjectGridProps = { title: string; titleBold: string; projects: ProjectView[] }

const pictureSpans: Record<ColumnSpan, Span> = { 12: 'full', 7: 'two-thirds', 5: 'half', 4: 'third' }

/** All projects as courses of cards; a filter shows some and lays them anew. */
export function ProjectGrid({ title, titleBold, projects }: ProjectGridProps) {
  const { t } = useLanguage()
  const headingId = useId()
  const spans = courseSpans(projects.length)
  return (
    <section className="section" id="proyectos" aria-labelledby={headingId} data-enhance="project-filter">
      <div className="wrap">
        <SectionHead id={headingId} title={title} titleBold={titleBold}>
          <fieldset className="tabs project-filter">
            <legend className="sr">{t('projects.filter')}</legend>
            {projectFilters(projects, t).map(({ id, label, count }, index) => (
              <button className="tab" type="button" key={id} data-filter={id} aria-pressed={index === 0}>
                {label}
                <sup>{count}</sup>
              </button>
            ))}
          </fieldset>
        </SectionHead>
        <div className="bond bond--short">
          {projects.map((project, index) => {
            const span = spans[index] ?? 12
            return <ProjectCard key={project.slug} project={project} span={pictureSpans[span]} className={`c${span}`} />
          })}
        </div>
        <p className="project-filter__empty" hidden>
          {t('projects.none')}{' '}
          <button className="link" type="button">
            {t('projects.showAll')}
          </button>
        </p>
        <After note={<PriceNote ofCards />}>
          <Button className="project-filter__more" look="line" block>
            {t('projects.showMore', { count: projects.length })}
          </Button>
        </After>
      </div>
    </section>
  )
}
