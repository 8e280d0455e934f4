import type { Locale } from '@app/domain/language/locale'
import { centsOf, shortUsd } from '@app/domain/money/money'
import clsx from 'clsx'
import { type ReactNode, useId, useRef, useState } from 'react'
import { useBudgetCounts } from '@/components/budget/use-budget-counts'
import { Button, TextButton, TextLink } from '@/components/button/button'
import { type ColumnSpan, courseSpans } from '@/components/course/course-spans'
import type { Span } from '@/components/image/image'
import { useQueryState } from '@/components/island/use-query-state'
import { NoteRow } from '@/components/note-row/note-row'
import { ProjectCard, type ProjectCardData } from '@/components/project-card/project-card'
import { SectionHead } from '@/components/section-head/section-head'
import { FilterTabs } from '@/components/tabs/tabs'
import { anchors } from '@/i18n/anchors'
import { type Texts, translate } from '@/i18n/translate'
import { budgetFilterId, type ProjectFilter, readFilter, writeFilter } from './project-filter'
import styles from './project-grid.module.css'

type ProjectGridProps = {
  locale: Locale
  texts: Texts<'projects'>
  title: string
  titleBold: string
  filters: ProjectFilter[]
  cards: (ProjectCardData & { filters: string[] })[]
  /** The page with all projects. */
  overview: { href: string; label: string }
  children?: ReactNode
}

const imageSpans: Record<ColumnSpan, Span> = { 12: 'full', 7: 'wide-card', 5: 'card', 4: 'card' }
const columnClasses: Record<ColumnSpan, string | undefined> = {
  12: styles.c12,
  7: styles.c7,
  5: styles.c5,
  4: styles.c4,
}

/** Number of projects that phones show at first. */
const shortListLength = 4

/** Renders projects in rows of cards. A filter changes which cards are shown and how wide they are. */
export function ProjectGrid(props: ProjectGridProps) {
  const { locale, texts, title, titleBold, filters, cards, overview, children } = props
  const t = translate(texts, locale)
  const headingId = useId()
  const section = useRef<HTMLElement>(null)
  const [isShort, setShort] = useState(true)
  const [requestedFilter, choose] = useQueryState({
    initial: 'all',
    read: (search) => readFilter(search, filters),
    write: writeFilter,
  })
  const budget = useBudgetCounts()
  const fittingLots = ({ slug }: { slug: string }) => budget?.lotsOf(slug) ?? 0
  // A link may name the budget filter without a budget.
  const filter = requestedFilter === budgetFilterId && !budget ? 'all' : requestedFilter
  const budgetFilters = budget
    ? [
        {
          id: budgetFilterId,
          label: t('projects.upTo', { usd: shortUsd(centsOf(budget.monthly)) }),
          count: cards.filter((card) => fittingLots(card) > 0).length,
        },
      ]
    : []
  const visibleCards = cards
    .filter((card) => (filter === budgetFilterId ? fittingLots(card) > 0 : card.filters.includes(filter)))
    .toSorted((a, b) => Number(fittingLots(b) > 0) - Number(fittingLots(a) > 0))
  const fitText = (card: ProjectCardData) =>
    budget && fittingLots(card) > 0
      ? t(card.kind === 'apartment' ? 'projects.fitUnits' : 'projects.fit', {
          count: fittingLots(card),
          usd: shortUsd(centsOf(budget.monthly)),
        })
      : undefined
  const spans = courseSpans(visibleCards.length)
  const isShortened = isShort && filter === 'all' && visibleCards.length > shortListLength

  function showAll() {
    setShort(false)
    const links = section.current?.querySelectorAll<HTMLElement>('article a')
    requestAnimationFrame(() => links?.[shortListLength]?.focus({ preventScroll: true }))
  }

  function clearFilter() {
    choose('all')
    section.current?.querySelector<HTMLElement>('[role=group] button')?.focus()
  }

  return (
    <section
      className={clsx('section', styles.projectGrid)}
      id={anchors.projects}
      aria-labelledby={headingId}
      ref={section}
    >
      <div className="wrap">
        <SectionHead id={headingId} title={title} titleBold={titleBold}>
          <FilterTabs
            className={styles.filter}
            label={t('projects.filter')}
            choices={[...filters.slice(0, 1), ...budgetFilters, ...filters.slice(1)]}
            chosen={filter}
            onChoose={choose}
          />
        </SectionHead>
        <div className={clsx(styles.cards, isShortened && styles.short)}>
          {visibleCards.map((card, index) => {
            const span = spans[index] ?? 12
            return (
              <ProjectCard
                key={card.slug}
                card={card}
                span={imageSpans[span]}
                fit={fitText(card)}
                className={columnClasses[span]}
                isLater={index > 1}
              />
            )
          })}
        </div>
        {visibleCards.length === 0 && (
          <p>
            {t('projects.none')} <TextButton onClick={clearFilter}>{t('projects.showAll')}</TextButton>
          </p>
        )}
        <NoteRow note={children}>
          {isShortened && (
            <Button className={styles.more} look="line" block onClick={showAll}>
              {t('projects.showMore')}
            </Button>
          )}
          <TextLink href={overview.href}>{overview.label}</TextLink>
        </NoteRow>
      </div>
    </section>
  )
}
