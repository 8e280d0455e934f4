import './related.css'
import '@/ui/tabs.css'
import { useId } from 'react'
import { areas } from '@/content/places'
import type { ProjectView } from '@/content/projects'
import { useLanguage } from '@/i18n/language'
import { After } from '@/ui/after'
import { Carousel, CarouselControls, CarouselTrack } from '@/ui/carousel'
import { PriceNote } from '@/ui/price-note'
import { ProjectCard } from '@/ui/project-card'
import { SectionHead } from '@/ui/section-head'

/** `plain`: on the page's own ground, where the footer follows at once. */
type RelatedProps = { title: string; titleBold: string; projects: ProjectView[]; plain?: boolean }

/** Other projects as a rail whose next card shows at the edge, and links to the places. */
export function Related({ title, titleBold, projects, plain = false }: RelatedProps) {
  const { locale, t, path } = useLanguage()
  const headingId = useId()
  return (
    <section className={plain ? 'section' : 'section related'} aria-labelledby={headingId}>
      <div className="wrap">
        <SectionHead id={headingId} title={title} titleBold={titleBold}>
          <nav className="tabs" aria-label={t('related.places')}>
            <a className="tab" href={`${path('home')}?tab=pre-sale#proyectos`}>
              {t('status.preSale')}
            </a>
            {areas(locale).map((place) => (
              <a className="tab" key={place.slug} href={path('area', { slug: place.slug })}>
                {place.name}
              </a>
            ))}
          </nav>
        </SectionHead>
        <Carousel label={t('related.carousel')} autoplay={3000} loop>
          <CarouselTrack
            className="rail"
            slideClassName="rail__item"
            slides={projects.map((project) => ({
              key: project.slug,
              content: <ProjectCard project={project} span="rail" />,
            }))}
          />
          <After note={<PriceNote ofCards />}>
            <CarouselControls className="rail__ctl" pausable round />
          </After>
        </Carousel>
      </div>
    </section>
  )
}
