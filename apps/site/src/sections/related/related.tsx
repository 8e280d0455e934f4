import clsx from 'clsx'
import { type ReactNode, useId } from 'react'
import { Carousel, CarouselControls, CarouselTrack } from '@/components/carousel/carousel'
import type { CarouselLabels } from '@/components/carousel/carousel-parts'
import { NoteRow } from '@/components/note-row/note-row'
import { ProjectCard, type ProjectCardData } from '@/components/project-card/project-card'
import { SectionHead } from '@/components/section-head/section-head'
import { LinkTabs } from '@/components/tabs/tabs'
import styles from './related.module.css'

type RelatedProps = {
  title: string
  titleBold: string
  cards: ProjectCardData[]
  children?: ReactNode
  carousel: { label: string; labels: CarouselLabels }
  places: { label: string; links: { label: string; href: string }[] }
  /** Whether to omit the background, because the footer follows directly. */
  plain?: boolean
}

/** Renders a carousel of projects, with links to the pre-sale projects and to the places. */
export function Related({ title, titleBold, cards, children, carousel, places, plain = false }: RelatedProps) {
  const headingId = useId()
  return (
    <section className={clsx('section', !plain && styles.related)} aria-labelledby={headingId}>
      <div className="wrap">
        <SectionHead id={headingId} title={title} titleBold={titleBold}>
          <LinkTabs {...places} />
        </SectionHead>
        <Carousel {...carousel} autoplay={3000} loop>
          <CarouselTrack
            className={styles.rail}
            slideClassName={styles.railItem}
            slides={cards.map((card) => ({ key: card.slug, content: <ProjectCard card={card} span="rail" /> }))}
          />
          <NoteRow note={children}>
            <CarouselControls className={styles.railControls} round />
          </NoteRow>
        </Carousel>
      </div>
    </section>
  )
}
