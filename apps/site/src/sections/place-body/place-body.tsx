import type { Locale } from '@app/domain/language/locale'
import clsx from 'clsx'
import { useId } from 'react'
import { TextLink } from '@/components/button/button'
import { Heading } from '@/components/heading/heading'
import { PriceNote, type PriceNoteData } from '@/components/price/price-note'
import { ProjectCard, type ProjectCardData } from '@/components/project-card/project-card'
import { Intro } from '@/components/text/text'
import { translator } from '@/i18n/translator'
import styles from './place-body.module.css'

type PlaceBodyProps = {
  locale: Locale
  place: string
  description: string
  cards: ProjectCardData[]
  /** The page with all projects, if the place has more projects than cards. */
  overview: { href: string; label: string } | null
  /** Null if no card shows a price. */
  priceNote: PriceNoteData | null
}

export function PlaceBody({ locale, place, description, cards, overview, priceNote }: PlaceBodyProps) {
  const t = translator(locale)
  const headingId = useId()
  const isLastOdd = (index: number) => cards.length % 2 === 1 && index === cards.length - 1
  return (
    <section className={styles.placeBody} aria-labelledby={headingId}>
      <Heading id={headingId} title={t('place.projectsTitle')} titleBold={t('place.projectsBold', { place })} />
      <Intro>{description}</Intro>
      <div className={clsx(styles.cards, cards.length > 1 && styles.pair)}>
        {cards.map((card, index) => (
          <ProjectCard key={card.slug} card={card} span={isLastOdd(index) ? 'two-thirds' : 'third'} />
        ))}
      </div>
      {overview && <TextLink href={overview.href}>{overview.label}</TextLink>}
      {priceNote && <PriceNote {...priceNote} />}
    </section>
  )
}
