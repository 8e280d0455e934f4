'use client'

import { type LotState, lotStates } from '@app/domain/lot/lot.schema'
import { toast } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { Field } from '../../../panel/forms/field'
import { fieldInLima, instantInLima, useDesk } from '../../../panel/forms/use-action'
import styles from './lot-grid.module.css'
import { lotMessages } from './messages'

type GridLot = { id: string; code: string; block: string; state: LotState; since: string; until?: string }
type Props = { lots: GridLot[]; language: 'es' | 'en'; mayChange: boolean }

const DEFAULT_HOLD_MS = 3 * 24 * 60 * 60 * 1000

export function LotGrid({ lots, language, mayChange }: Props) {
  const messages = lotMessages[language]
  const { isBusy, send } = useDesk(messages)
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set())
  const [until, setUntil] = useState(() => fieldInLima(new Date(Date.now() + DEFAULT_HOLD_MS).toISOString()))
  const id = useId()

  function toggle(ids: string[], isSelected: boolean) {
    const next = new Set(selectedIds)
    for (const lotId of ids) isSelected ? next.add(lotId) : next.delete(lotId)
    setSelectedIds(next)
  }

  async function changeState(state: LotState) {
    const heldUntil = state === 'held' ? instantInLima(until) : null
    const answer = await send('/api/lot-desk/states', { lots: [...selectedIds], state, heldUntil })
    if (!answer) return
    toast.success(messages.done(Number(answer.done)))
    for (const warning of (answer.warnings as string[] | undefined) ?? []) toast.warning(warning)
    setSelectedIds(new Set())
  }

  return (
    <>
      {[...Map.groupBy(lots, ({ block }) => block)].map(([block, blockLots]) => (
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
                  <small>{lot.until ?? lot.since}</small>
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
                  className={state === 'sold' ? 'desk-btn desk-btn--ink' : 'desk-btn'}
                  type="button"
                  disabled={isBusy || (state === 'held' && !until)}
                  onClick={() => void changeState(state)}
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
    </>
  )
}
