import type { LotState } from '@app/domain/lot/lot.schema'
import clsx from 'clsx'
import { ArrowRight } from 'lucide-react'
import { type BudgetFitTexts, budgetFit } from '@/components/budget/budget-fit.dom'
import { ButtonLink } from '@/components/button/button'
import { FloorGrid, type GridLabels, type GridUnit } from '@/components/floor-grid/floor-grid'
import { LotLegend } from '@/components/lot-plan/lot-legend'
import type { PlanGround } from '@/components/lot-plan/plan-ground'
import { type OverviewLot, PlanOverview } from '@/components/lot-plan/plan-overview'
import { SectionHead } from '@/components/section-head/section-head'
import { Small } from '@/components/text/text'
import { anchors } from '@/i18n/anchors'
import styles from './lots-teaser.module.css'

type LotsTeaserProps = {
  title: string
  titleBold: string
  /** Null for apartment buildings, which have `floors`. */
  plan: { ground: PlanGround; lots: readonly OverviewLot[] } | null
  floors: { units: readonly GridUnit[]; labels: Pick<GridLabels, 'caption' | 'floor'> } | null
  counts: Record<LotState, number>
  labels: Record<LotState, string>
  /** For example "48 of 86 lots are available, 15 Nov, 14:32". */
  summary: string
  fit: { slug: string; texts: BudgetFitTexts }
  link: { href: string; text: string }
}

/**
 * Renders the site plan or the floor grid of a project. It needs no script, because visitors select lots on another
 * page.
 */
export function LotsTeaser({ title, titleBold, plan, floors, counts, labels, summary, fit, link }: LotsTeaserProps) {
  return (
    <section className={clsx('section', styles.teaser)} aria-labelledby={anchors.lots}>
      <div className="wrap">
        <SectionHead id={anchors.lots} title={title} titleBold={titleBold}>
          <Small className={styles.summary}>{summary}</Small>
        </SectionHead>
      </div>
      <div className={styles.grid}>
        {plan && (
          <a className={styles.sheet} href={link.href}>
            <PlanOverview ground={plan.ground} lots={plan.lots} patternId="teaser-held" />
          </a>
        )}
        {floors && (
          <div className={styles.floors}>
            <FloorGrid units={floors.units} labels={{ ...floors.labels, states: labels }} isCompact />
          </div>
        )}
        <div className={styles.card}>
          <p className={styles.fit} {...budgetFit(fit.slug, fit.texts)} />
          <LotLegend className={styles.legend} counts={counts} labels={labels} />
          <ButtonLink href={link.href} icon={ArrowRight} block>
            {link.text}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
