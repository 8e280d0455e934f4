import styles from './lot-legend.module.css'
import { type LotState, lotStates } from './lot-states-order'

type LotLegendProps = { counts: Record<LotState, number>; words: Record<LotState, string>; className?: string }

/** What the patterns of the plan stand for, and how many lots there are of each. */
export function LotLegend({ counts, words, className }: LotLegendProps) {
  return (
    <ul className={className}>
      {lotStates.map((state) => (
        <li key={state} className={styles.entry}>
          <LotSwatch state={state} />
          <span>
            {words[state]} <b>{counts[state]}</b>
          </span>
        </li>
      ))}
    </ul>
  )
}

/** The pattern of a state; the word stands beside it. */
export function LotSwatch({ state }: { state: LotState }) {
  return <span className={`${styles.swatch} ${styles[state] ?? ''}`} aria-hidden="true" />
}
