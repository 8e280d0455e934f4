import { boxAround } from '@app/domain/lot/nearest-lot'
import styles from './lot-plan.module.css'
import { type LotState, lotStates } from './lot-states-order'
import { Ground, HeldPattern, type PlanGround } from './plan-ground'
import { relativePath } from './relative-path'

export type OverviewLot = { block: string; state: LotState; points: string }

type PlanOverviewProps = { ground: PlanGround; lots: readonly OverviewLot[]; patternId: string }

/**
 * Renders a site plan that is not interactive. All lots of a state are one shape, because the plan would otherwise have
 * three elements per lot. Only blocks are labelled; the lots page shows every code.
 */
export function PlanOverview({ ground, lots, patternId }: PlanOverviewProps) {
  return (
    <svg className={styles.plan} viewBox={ground.viewBox} role="img" aria-label={ground.alt}>
      <HeldPattern id={patternId} />
      <Ground ground={ground} />
      <g>
        {lotStates.map((state) => (
          <StateShape
            key={state}
            state={state}
            lots={lots.filter((lot) => lot.state === state)}
            fill={state === 'held' ? `url(#${patternId})` : undefined}
          />
        ))}
      </g>
      <g className={styles.blocks}>
        {[...Map.groupBy(lots, ({ block }) => block)].map(([block, blockLots]) => (
          <BlockLabel key={block} block={block} lots={blockLots} />
        ))}
      </g>
    </svg>
  )
}

function BlockLabel({ block, lots }: { block: string; lots: readonly OverviewLot[] }) {
  const { x, y, width, height } = boxAround(lots.map(({ points }) => points))
  return (
    <text x={Math.round(x + width / 2)} y={Math.round(y + height / 2)}>
      {block}
    </text>
  )
}

type StateShapeProps = { state: LotState; lots: readonly OverviewLot[]; fill?: string }

function StateShape({ state, lots, fill }: StateShapeProps) {
  if (lots.length === 0) return null
  return (
    <g className={`${styles.lots} ${styles[state] ?? ''}`}>
      <path d={lots.map(({ points }) => relativePath(points)).join('')} fill={fill} />
    </g>
  )
}
