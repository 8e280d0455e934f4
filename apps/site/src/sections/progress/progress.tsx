import clsx from 'clsx'
import { useId } from 'react'
import { Carousel, CarouselControls, CarouselTrack } from '@/components/carousel/carousel'
import type { CarouselLabels } from '@/components/carousel/carousel-parts'
import { Heading } from '@/components/heading/heading'
import { Picture, type PictureData } from '@/components/picture/picture'
import { reveal } from '@/components/reveal/reveal'
import { Small } from '@/components/text/text'
import { anchors } from '@/i18n/anchors'
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
  /** True if the stages are a part of the section with the construction updates. */
  isPart: boolean
}

const TABLET_MIN_WIDTH = 768
const MIN_LOOP_SLIDES = 6

/**
 * Renders the construction stages in equal blocks. A hovered block expands with its text; on phones the blocks are a
 * carousel.
 */
export function Progress({ label, labels, title, titleBold, description, note, works, isPart }: ProgressProps) {
  const id = useId()
  const headingId = isPart ? id : anchors.works
  const slides = works.map((work) => ({ key: work.picture.src, content: <WorkFigure work={work} /> }))
  return (
    <section className={clsx(isPart ? styles.part : 'section')} aria-labelledby={headingId}>
      <div className="wrap">
        <div className={styles.head}>
          <Heading
            as={isPart ? 'h3' : 'h2'}
            small={isPart}
            inline={isPart}
            id={headingId}
            title={title}
            titleBold={titleBold}
          />
          <Small>
            {description} {note}
          </Small>
        </div>
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
