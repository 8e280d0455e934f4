import './progress.css'
import '@/ui/course.css'
import { useId } from 'react'
import type { ProjectView } from '@/content/projects'
import { useLanguage } from '@/i18n/language'
import { Carousel, CarouselControls, CarouselTrack } from '@/ui/carousel'
import { Small } from '@/ui/duo'
import { Picture } from '@/ui/picture'
import { SectionHead } from '@/ui/section-head'

type ProgressImage = NonNullable<ProjectView['progress']>['images'][number]

/** The works in four blocks; the one under the pointer or in focus is the long one. On phones a carousel. */
export function Progress({ progress }: { progress: NonNullable<ProjectView['progress']> }) {
  const { t } = useLanguage()
  const headingId = useId()
  const slides = progress.images.map((work) => ({ key: work.image, content: <Work work={work} /> }))
  return (
    <section className="section works" aria-labelledby={headingId} data-reveal="1">
      <div className="wrap">
        <SectionHead id={headingId} title={progress.title} titleBold={progress.titleBold}>
          <div className="works__say">
            <Small>{progress.description}</Small>
            {progress.note && <Small>{progress.note}</Small>}
          </div>
        </SectionHead>
        <Carousel label={t('progress.label')} autoplay={1500} loop={slides.length >= 6} below={768}>
          <CarouselTrack className="works__row" slideClassName="work" slides={slides} />
          <CarouselControls className="works__ctl" count={slides.length} pausable />
        </Carousel>
      </div>
    </section>
  )
}

function Work({ work }: { work: ProgressImage }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: focus makes the block long, as the pointer does
    <figure tabIndex={0}>
      <Picture image={work.image} span="column" upright />
      <figcaption className="work__cap">
        {work.title}
        <span>{work.caption}</span>
      </figcaption>
    </figure>
  )
}
