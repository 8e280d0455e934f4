import type { LotState } from '@app/domain/lot/lot.schema'
import clsx from 'clsx'
import { ArrowRight } from 'lucide-react'
import { BeforeAfter, type BeforeAfterProps } from '@/components/before-after/before-after'
import { ButtonLink } from '@/components/button/button'
import { DemoMark } from '@/components/demo-mark/demo-mark'
import { FloorGrid, type GridLabels, type GridUnit } from '@/components/floor-grid/floor-grid'
import { LotLegend } from '@/components/lot-plan/lot-legend'
import { LotPlan, type PlanGround, type PlanLot } from '@/components/lot-plan/lot-plan'
import { Price, type PriceData } from '@/components/price/price'
import { SectionHead } from '@/components/section-head/section-head'
import { Small } from '@/components/text/text'
import styles from './lots-teaser.module.css'

type LotsTeaserProps = {
  title: string
  titleBold: string
  /** Null for apartment buildings, which have `floors`. */
  plan: { ground: PlanGround; lots: readonly PlanLot[] } | null
  floors: { units: readonly GridUnit[]; labels: Pick<GridLabels, 'caption' | 'floor'> } | null
  counts: Record<LotState, number>
  labels: Record<LotState, string>
  /** For example "48 of 86 lots are available, 15 Nov, 14:32". */
  summary: string
  demo: string | null
  price: PriceData | null
  link: { href: string; text: string }
  pictures: { lead: string; pair: BeforeAfterProps; note: string } | null
}

/**
 * Renders the site plan or the floor grid of a project. It needs no script, because visitors select lots on another
 * page.
 */
export function LotsTeaser({
  title,
  titleBold,
  plan,
  floors,
  counts,
  labels,
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
          {floors && <FloorGrid units={floors.units} labels={{ ...floors.labels, states: labels }} />}
        </div>
        <div className={styles.card}>
          {demo && <DemoMark>{demo}</DemoMark>}
          <LotLegend className={styles.legend} counts={counts} labels={labels} />
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
