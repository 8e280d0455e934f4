import type { LotState } from '@sillar/domain/lot/lot.schema'
import clsx from 'clsx'
import { ArrowRight } from 'lucide-react'
import { BeforeAfter, type BeforeAfterProps } from '@/components/before-after/before-after'
import { ButtonLink } from '@/components/button/button'
import { FloorGrid, type GridUnit, type GridWords } from '@/components/floor-grid/floor-grid'
import { LotLegend } from '@/components/lot-plan/lot-legend'
import { LotPlan, type PlanGround, type PlanLot } from '@/components/lot-plan/lot-plan'
import { Price, type PriceData } from '@/components/price/price'
import { SectionHead } from '@/components/section-head/section-head'
import { Small } from '@/components/text/text'
import styles from './lots-teaser.module.css'

type LotsTeaserProps = {
  title: string
  titleBold: string
  /** Of land its plan, of a building the table of its floors. */
  plan: { ground: PlanGround; lots: readonly PlanLot[] } | null
  floors: { units: readonly GridUnit[]; words: Pick<GridWords, 'caption' | 'floor'> } | null
  counts: Record<LotState, number>
  words: Record<LotState, string>
  /** "48 of 86 lots are available, 15 Nov, 14:32". */
  summary: string
  demo: string | null
  price: PriceData | null
  link: { href: string; text: string }
  pictures: { lead: string; pair: BeforeAfterProps; note: string } | null
}

/** The plan as a picture, bleeding off the left edge; choosing happens on its own page. No script belongs to it. */
export function LotsTeaser({
  title,
  titleBold,
  plan,
  floors,
  counts,
  words,
  summary,
  demo,
  price,
  link,
  pictures,
}: LotsTeaserProps) {
  return (
    <section className={clsx('section', styles.teaser)} aria-labelledby="lotes">
      <div className="wrap">
        <SectionHead id="lotes" title={title} titleBold={titleBold}>
          <Small className={styles.summary}>{summary}</Small>
        </SectionHead>
      </div>
      <div className={styles.grid}>
        <div className={plan ? styles.sheet : styles.floors}>
          {plan && <LotPlan ground={plan.ground} lots={plan.lots} patternId="teaser-held" />}
          {floors && <FloorGrid units={floors.units} words={{ ...floors.words, states: words }} />}
        </div>
        <div className={styles.card}>
          {demo && <span className={styles.demo}>{demo}</span>}
          <LotLegend className={styles.legend} counts={counts} words={words} />
          {price && <Price price={price} />}
          <ButtonLink href={link.href} icon={ArrowRight} block>
            {link.text}
          </ButtonLink>
        </div>
      </div>
      {pictures && (
        <div className={clsx('wrap', styles.pictures)}>
          <p className={styles.lead}>{pictures.lead}</p>
          <BeforeAfter {...pictures.pair} />
          <Small>{pictures.note}</Small>
        </div>
      )}
    </section>
  )
}
