import clsx from 'clsx'
import { useId } from 'react'
import { Carousel, CarouselControls, CarouselTrack } from '@/components/carousel/carousel'
import type { CarouselLabels } from '@/components/carousel/carousel-parts'
import { Heading } from '@/components/heading/heading'
import { Image, type ResponsiveImage } from '@/components/image/image'
import { reveal } from '@/components/reveal/reveal'
import { Small } from '@/components/text/text'
import { anchors } from '@/i18n/anchors'
import styles from './stages.module.css'

type Stage = { image: ResponsiveImage; title: string; caption: string }

type StagesProps = {
  label: string
  labels: CarouselLabels
  title: string
  titleBold: string
  description: string
  note: string | null
  stages: Stage[]
  /** True if the stages are part of the section with the construction updates. */
  isPart: boolean
}

const TABLET_MIN_WIDTH = 768
const MIN_LOOP_SLIDES = 6

/**
 * Renders the construction stages in equal blocks. A hovered block expands with its text; on phones the blocks are a
 * carousel.
 */
export function Stages({ label, labels, title, titleBold, description, note, stages, isPart }: StagesProps) {
  const id = useId()
  const headingId = isPart ? id : anchors.constructionUpdates
  const slides = stages.map((stage) => ({ key: stage.image.src, content: <StageFigure {...stage} /> }))
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
        <div className={styles.stages} {...reveal(1)}>
          <Carousel
            label={label}
            labels={labels}
            autoplay={1500}
            loop={slides.length >= MIN_LOOP_SLIDES}
            below={TABLET_MIN_WIDTH}
          >
            <CarouselTrack isOnlyText className={styles.row} slideClassName={styles.stage} slides={slides} />
            <CarouselControls className={styles.controls} count={slides.length} />
          </Carousel>
        </div>
      </div>
    </section>
  )
}

function StageFigure({ image, title, caption }: Stage) {
  return (
    <figure>
      <div className={styles.media}>
        <Image image={image} span="column" upright />
      </div>
      <figcaption className={styles.caption}>
        {title}
        <span>{caption}</span>
      </figcaption>
    </figure>
  )
}
