import './area-body.css'
import { useId } from 'react'
import type { AreaView } from '@/content/areas'
import { useLanguage } from '@/i18n/language'
import { Duo, Lead } from '@/ui/duo'
import { PriceNote } from '@/ui/price-note'
import { ProjectCard } from '@/ui/project-card'

/** What the place is like, and the projects that stand there. */
export function AreaBody({ area }: { area: AreaView }) {
  const { t } = useLanguage()
  const headingId = useId()
  const { length } = area.projects
  const standsAlone = (index: number) => length % 2 === 1 && index === length - 1
  return (
    <section className="area" aria-labelledby={headingId}>
      <Duo id={headingId} title={t('area.projectsTitle')} titleBold={t('area.projectsBold', { place: area.name })} />
      <Lead>{area.landing.description}</Lead>
      <div className={`area__cards area__cards--${Math.min(length, 2)}`}>
        {area.projects.map((project, index) => (
          <ProjectCard key={project.slug} project={project} span={standsAlone(index) ? 'two-thirds' : 'third'} />
        ))}
      </div>
      {area.projects.some(({ price }) => price) && <PriceNote ofCards />}
    </section>
  )
}
