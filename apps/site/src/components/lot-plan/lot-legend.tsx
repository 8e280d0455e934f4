import styles from './lot-legend.module.css'
import { type LotState, lotStates } from './lot-states-order'

type LotLegendProps = { counts: Record<LotState, number>; labels: Record<LotState, string>; className?: string }

/** Renders each lot state with its pattern, its label and the number of lots. */
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

/** Renders the pattern of a lot state. It is hidden from screen readers, because a label is beside it. */
export function LotSwatch({ state }: { state: LotState }) {
  return <span className={`${styles.swatch} ${styles[state] ?? ''}`} aria-hidden="true" />
}
