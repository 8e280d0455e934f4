import clsx from 'clsx'
import { useId } from 'react'
import { Carousel, CarouselControls, CarouselTrack } from '@/components/carousel/carousel'
import type { CarouselLabels } from '@/components/carousel/carousel-parts'
import { Picture, type PictureData } from '@/components/picture/picture'
import { reveal } from '@/components/reveal/reveal'
import { SectionHead } from '@/components/section-head/section-head'
import { Small } from '@/components/text/text'
import styles from './progress.module.css'

type Work = { picture: PictureData; title: string; caption: string }

type ProgressProps = {
  label: string
  labels: CarouselLabels
  title: string
  titleBold: string
  description: string
  note: string | null
  works: Work[]
}

const TABLET_MIN_WIDTH = 768
const MIN_LOOP_SLIDES = 6

/**
 * Renders the construction stages in equal blocks. A hovered block expands with its text; on phones the blocks are a
 * carousel.
 */
export function Progress({ label, labels, title, titleBold, description, note, works }: ProgressProps) {
  const headingId = useId()
  const slides = works.map((work) => ({ key: work.picture.src, content: <WorkFigure work={work} /> }))
  return (
    <section className={clsx('section', styles.progress)} aria-labelledby={headingId}>
      <div className="wrap">
        <SectionHead id={headingId} title={title} titleBold={titleBold}>
          <div className={styles.say}>
            <Small>{description}</Small>
            {note && <Small>{note}</Small>}
          </div>
        </SectionHead>
        <div className={styles.works} {...reveal(1)}>
          <Carousel
            label={label}
            labels={labels}
            autoplay={1500}
            loop={slides.length >= MIN_LOOP_SLIDES}
            below={TABLET_MIN_WIDTH}
          >
            <CarouselTrack isOnlyText className={styles.row} slideClassName={styles.work} slides={slides} />
            <CarouselControls className={styles.controls} count={slides.length} />
          </Carousel>
        </div>
      </div>
    </section>
  )
}

function WorkFigure({ work }: { work: Work }) {
  return (
    <figure>
      <div className={styles.workMedia}>
        <Picture picture={work.picture} span="column" upright />
      </div>
      <figcaption className={styles.workCaption}>
        {work.title}
        <span>{work.caption}</span>
      </figcaption>
    </figure>
  )
}
