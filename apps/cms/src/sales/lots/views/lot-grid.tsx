'use client'

import { type LotState, lotStates } from '@app/domain/lot/lot.schema'
import { toast } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { Field } from '../../../panel/forms/field'
import { fieldInLima, instantInLima, useDeskRequest } from '../../../panel/forms/use-desk-request'
import { allLots, LotFilter, matchesFilter } from './lot-filter'
import styles from './lot-grid.module.css'
import { lotMessages } from './messages'
import { SellDialog } from './sell-dialog'

type GridLot = {
  id: string
  code: string
  block: string
  state: LotState
  since: string
  until?: string
  size: string
  price: string
  waiting?: string
  waitingCount: number
}
type Props = { lots: GridLot[]; language: 'es' | 'en'; mayChange: boolean }

const DEFAULT_HOLD_MS = 3 * 24 * 60 * 60 * 1000

export function LotGrid({ lots, language, mayChange }: Props) {
  const messages = lotMessages[language]
  const { isBusy, send } = useDeskRequest(messages)
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set())
  const [until, setUntil] = useState(() => fieldInLima(new Date(Date.now() + DEFAULT_HOLD_MS).toISOString()))
  const [filter, setFilter] = useState(allLots)
  const [isSelling, setIsSelling] = useState(false)
  const id = useId()
  const shownLots = lots.filter((lot) => matchesFilter(lot, filter))
  const selectedLots = lots.filter((lot) => selectedIds.has(lot.id))

  function toggle(ids: string[], isSelected: boolean) {
    const next = new Set(selectedIds)
    for (const lotId of ids) isSelected ? next.add(lotId) : next.delete(lotId)
    setSelectedIds(next)
  }

  /** Changes the filter and deselects the lots that it hides, so staff cannot change a lot that they do not see. */
  function changeFilter(next: typeof filter) {
    setFilter(next)
    setSelectedIds(new Set(selectedLots.filter((lot) => matchesFilter(lot, next)).map((lot) => lot.id)))
  }

  async function changeState(state: LotState) {
    const heldUntil = state === 'held' ? instantInLima(until) : null
    const answer = await send('/api/lot-desk/states', { lots: [...selectedIds], state, heldUntil })
    setIsSelling(false)
    if (!answer) return
    toast.success(
      messages.done(Number(answer.done)),
      canUndo(state) ? { action: undoAction([...selectedIds]) } : undefined,
    )
    for (const warning of (answer.warnings as string[] | undefined) ?? []) toast.warning(warning)
    setSelectedIds(new Set())
  }

  /**
   * Returns whether a hold can be undone: all its lots were free before. People wait only for lots that are not free,
   * so undoing the hold sends no mail.
   */
  const canUndo = (state: LotState) => state === 'held' && selectedLots.every((lot) => lot.state === 'free')
  const undoAction = (lotIds: string[]) => ({
    label: messages.undo,
    onClick: async () => {
      const answer = await send('/api/lot-desk/states', { lots: lotIds, state: 'free' })
      if (answer) toast.success(messages.undone)
    },
  })

  return (
    <>
      <LotFilter value={filter} onChange={changeFilter} count={shownLots.length} language={language} />
      {[...Map.groupBy(shownLots, ({ block }) => block)].map(([block, blockLots]) => (
        <fieldset key={block} className={styles.block}>
          <legend>{messages.block(block)}</legend>
          {mayChange && (
            <label className={styles.all}>
              <input
                type="checkbox"
                checked={blockLots.every((lot) => selectedIds.has(lot.id))}
                onChange={({ target }) =>
                  toggle(
                    blockLots.map((lot) => lot.id),
                    target.checked,
                  )
                }
              />
              {messages.chooseBlock(block)}
            </label>
          )}
          <ul className={styles.course}>
            {blockLots.map((lot) => (
              <li key={lot.id} className={styles.lot} data-state={lot.state} title={lot.since}>
                <label>
                  <input
                    type="checkbox"
                    checked={selectedIds.has(lot.id)}
                    disabled={!mayChange}
                    onChange={({ target }) => toggle([lot.id], target.checked)}
                  />
                  <b>{lot.code}</b> <span>{messages.states[lot.state]}</span>
                  <small>
                    {lot.size} · {lot.price}
                  </small>
                  <small>{lot.until ?? lot.since}</small>
                  {lot.waiting && <small>{lot.waiting}</small>}
                </label>
              </li>
            ))}
          </ul>
        </fieldset>
      ))}
      {mayChange && (
        <div className={styles.bar}>
          <p role="status">{selectedIds.size > 0 ? messages.chosen(selectedIds.size) : messages.hint}</p>
          {selectedIds.size > 0 && (
            <div className={styles.actions}>
              {lotStates.map((state) => (
                <button
                  key={state}
                  className="desk-btn"
                  type="button"
                  disabled={isBusy || (state === 'held' && !until)}
                  onClick={() => (state === 'sold' ? setIsSelling(true) : void changeState(state))}
                >
                  {messages.make(messages.states[state])}
                </button>
              ))}
              <Field id={`${id}-until`} label={messages.until}>
                <input
                  id={`${id}-until`}
                  type="datetime-local"
                  value={until}
                  onChange={({ target }) => setUntil(target.value)}
                />
              </Field>
            </div>
          )}
        </div>
      )}
      {isSelling && (
        <SellDialog
          codes={selectedLots.map(({ code }) => code)}
          waitingCount={selectedLots.reduce((total, lot) => total + lot.waitingCount, 0)}
          language={language}
          isBusy={isBusy}
          onConfirm={() => void changeState('sold')}
          onCancel={() => setIsSelling(false)}
        />
      )}
    </>
  )
}
