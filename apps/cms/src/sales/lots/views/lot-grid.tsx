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

/** The default duration of a hold. */
const DEFAULT_HOLD_MS = 3 * 24 * 60 * 60 * 1000

/** A grid of lots: select one or more, then choose their new state. */
export function LotGrid({ lots, language, mayChange }: Props) {
  const messages = lotMessages[language]
  const { isBusy, send } = useDesk(messages)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [until, setUntil] = useState(() => fieldInLima(new Date(Date.now() + DEFAULT_HOLD_MS).toISOString()))
  const id = useId()

  function toggle(ids: string[], isOn: boolean) {
    const next = new Set(chosen)
    for (const one of ids) isOn ? next.add(one) : next.delete(one)
    setChosen(next)
  }

  async function make(state: LotState) {
    const heldUntil = state === 'held' ? instantInLima(until) : null
    const answer = await send('/api/lot-desk/states', { lots: [...chosen], state, heldUntil })
    if (!answer) return
    toast.success(messages.done(Number(answer.done)))
    for (const warning of (answer.warnings as string[] | undefined) ?? []) toast.warning(warning)
    setChosen(new Set())
  }

  return (
    <>
      {[...Map.groupBy(lots, ({ block }) => block)].map(([block, own]) => (
        <fieldset key={block} className={styles.block}>
          <legend>{messages.block(block)}</legend>
          {mayChange && (
            <label className={styles.all}>
              <input
                type="checkbox"
                checked={own.every((stone) => chosen.has(stone.id))}
                onChange={({ target }) =>
                  toggle(
                    own.map((stone) => stone.id),
                    target.checked,
                  )
                }
              />
              {messages.chooseBlock(block)}
            </label>
          )}
          <ul className={styles.course}>
            {own.map((stone) => (
              <li key={stone.id} className={styles.stone} data-state={stone.state} title={stone.since}>
                <label>
                  <input
                    type="checkbox"
                    checked={chosen.has(stone.id)}
                    disabled={!mayChange}
                    onChange={({ target }) => toggle([stone.id], target.checked)}
                  />
                  <b>{stone.code}</b> <span>{messages.states[stone.state]}</span>
                  <small>{stone.until ?? stone.since}</small>
                </label>
              </li>
            ))}
          </ul>
        </fieldset>
      ))}
      {mayChange && (
        <div className={styles.bar}>
          <p role="status">{chosen.size > 0 ? messages.chosen(chosen.size) : messages.hint}</p>
          {chosen.size > 0 && (
            <div className={styles.actions}>
              {lotStates.map((state) => (
                <button
                  key={state}
                  className={state === 'sold' ? 'desk-btn desk-btn--ink' : 'desk-btn'}
                  type="button"
                  disabled={isBusy || (state === 'held' && !until)}
                  onClick={() => void make(state)}
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
