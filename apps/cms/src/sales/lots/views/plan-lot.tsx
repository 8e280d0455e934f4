import type { PlacedDeskLot } from './desk-lot'
import styles from './lot-plan.module.css'

type Props = {
  lot: PlacedDeskLot
  name: string
  fill: string | undefined
  isSelected: boolean
  /** True if the filter hides the lot in the list. */
  isFaded: boolean
  /** Whether the Tab key focuses this lot. */
  isCurrent: boolean
}

/** Renders a lot of the site plan as a button that selects its row of the list. */
export function PlanLot({ lot: { code, state, outline }, name, fill, isSelected, isFaded, isCurrent }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button cannot be inside an SVG
    <g
      className={styles.lot}
      role="button"
      tabIndex={isCurrent ? 0 : -1}
      aria-label={name}
      aria-pressed={isSelected}
      data-code={code}
      data-state={state}
      data-is-faded={isFaded || undefined}
    >
      <polygon points={outline.points} fill={fill} />
      <text x={outline.at.x} y={outline.at.y}>
        {code}
      </text>
    </g>
  )
}
