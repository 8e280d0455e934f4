import styles from './lot-legend.module.css'
import { type LotState, lotStates } from './lot-states-order'

type LotLegendProps = { counts: Record<LotState, number>; labels: Record<LotState, string>; className?: string }

/** Explains the patterns of the plan and counts the lots of each state. */
export function LotLegend({ counts, labels, className }: LotLegendProps) {
  return (
    <ul className={className}>
      {lotStates.map((state) => (
        <li key={state} className={styles.entry}>
          <LotSwatch state={state} />
          <span>
            {labels[state]} <b>{counts[state]}</b>
          </span>
        </li>
      ))}
    </ul>
  )
}

/** The pattern of a state; the label is beside it. */
export function LotSwatch({ state }: { state: LotState }) {
  return <span className={`${styles.swatch} ${styles[state] ?? ''}`} aria-hidden="true" />
}
