import type { Language } from '../../../panel/language/language'
import type { DeskLot } from './desk-lot'
import styles from './lot-grid.module.css'
import { lotMessages } from './messages'

type Props = {
  lots: readonly DeskLot[]
  selectedIds: ReadonlySet<string>
  onSelect: (lots: readonly DeskLot[], isSelected: boolean) => void
  language: Language
}

/** Renders the lots by block, each with a checkbox. */
export function LotList({ lots, selectedIds, onSelect, language }: Props) {
  const messages = lotMessages[language]
  const isSelected = ({ id }: DeskLot) => selectedIds.has(id)
  return [...Map.groupBy(lots, ({ block }) => block)].map(([block, blockLots]) => (
    <fieldset key={block} className={styles.block}>
      <legend>{messages.block(block)}</legend>
      <label className={styles.all}>
        <input
          type="checkbox"
          checked={blockLots.every(isSelected)}
          onChange={({ target }) => onSelect(blockLots, target.checked)}
        />
        {messages.chooseBlock(block)}
      </label>
      <ul className={styles.course}>
        {blockLots.map((lot) => (
          <li key={lot.id} className={styles.lot} data-state={lot.state} title={lot.since}>
            <label>
              <input
                type="checkbox"
                checked={isSelected(lot)}
                onChange={({ target }) => onSelect([lot], target.checked)}
              />
              <b>{lot.code}</b> <span>{messages.states[lot.state]}</span>
              <small>
                {lot.size} · {lot.price}
              </small>
              <small>{lot.until ? messages.heldUntil(lot.until) : messages.since(lot.since, lot.by)}</small>
              {lot.holder && <small>{lot.holder.name}</small>}
              {lot.waiting && <small>{lot.waiting}</small>}
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  ))
}
