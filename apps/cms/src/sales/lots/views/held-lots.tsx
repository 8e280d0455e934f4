import type { Language } from '../../../panel/language/language'
import type { DeskLot } from './desk-lot'
import styles from './lot-desk.module.css'
import { lotMessages } from './messages'

type Props = {
  lots: readonly DeskLot[]
  maySeeHolder: boolean
  onPress: (lot: DeskLot) => void
  language: Language
}

/** Renders the holds in the order in which they expire. */
export function HeldLots({ lots, maySeeHolder, onPress, language }: Props) {
  const messages = lotMessages[language]
  const heldLots = lots
    .filter(({ state }) => state === 'held')
    .toSorted((a, b) => (a.heldUntil ?? '').localeCompare(b.heldUntil ?? ''))
  if (heldLots.length === 0) return null
  return (
    <section className="desk-box" aria-labelledby="held-lots-title">
      <div className={styles.cardHead}>
        <h2 id="held-lots-title">
          {messages.held} <b>{heldLots.length}</b>
        </h2>
        <small className="desk-soft">{messages.expiringFirst}</small>
      </div>
      <ul className={styles.held}>
        {heldLots.map((lot) => (
          <li key={lot.id}>
            <button type="button" onClick={() => onPress(lot)}>
              {lot.code}
            </button>
            <p>
              {maySeeHolder && (
                <span>{lot.holder ? <a href={lot.holder.href}>{lot.holder.name}</a> : messages.noHolder}</span>
              )}
              <small>{[lot.until && messages.heldUntil(lot.until), lot.by].filter(Boolean).join(', ')}</small>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
