import clsx from 'clsx'
import { type ReactNode, useId } from 'react'
import { Carousel, CarouselControls, CarouselTrack } from '@/components/carousel/carousel'
import type { CarouselLabels } from '@/components/carousel/carousel-parts'
import { NoteRow } from '@/components/note-row/note-row'
import { SectionHead } from '@/components/section-head/section-head'
import { LinkTabs } from '@/components/tabs/tabs'
import styles from './related.module.css'

/** Name of the prop that contains the markup of a card. */
type CardSlot = `card${number}`

export const cardSlot = (index: number): CardSlot => `card${index}`

export type RelatedProps = {
  title: string
  titleBold: string
  /** The slugs of the projects, in the order of their cards. */
  slugs: string[]
  children?: ReactNode
  carousel: { label: string; labels: CarouselLabels }
  places: { label: string; links: { label: string; href: string }[] }
  /** Whether to omit the background, because the footer follows directly. */
  plain?: boolean
} & { readonly [slot: CardSlot]: ReactNode }

/**
 * Renders a carousel of projects, with links to the pre-sale projects and to the places. The cards are markup, because
 * props would contain them a second time.
 */
export function Related({
  title,
  titleBold,
  slugs,
  children,
  carousel,
  places,
  plain = false,
  ...cards
}: RelatedProps) {
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
            slides={slugs.map((slug, index) => ({ key: slug, content: cards[cardSlot(index)] }))}
          />
          <NoteRow note={children}>
            <CarouselControls className={styles.railControls} round />
          </NoteRow>
        </Carousel>
      </div>
    </section>
  )
}
