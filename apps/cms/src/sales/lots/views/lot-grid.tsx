'use client'

import { toast } from '@payloadcms/ui'
import { type LotState, lotStates } from '@sillar/domain/lot/lot.schema'
import { useId, useState } from 'react'
import { fieldInLima, instantInLima, useDesk } from '../../../panel/forms/use-action'
import styles from './lot-grid.module.css'
import { lotWords } from './messages'

type Stone = { id: string; code: string; block: string; state: LotState; since: string; until?: string }
type Props = { stones: Stone[]; language: 'es' | 'en'; mayChange: boolean }

/** What a hold lasts where nobody says otherwise. */
const USUAL_HOLD_MS = 3 * 24 * 60 * 60 * 1000

/** Two clicks: the lot, then its state. Several lots at once are as many clicks more. */
export function LotWall({ stones, language, mayChange }: Props) {
  const say = lotWords[language]
  const { isBusy, send } = useDesk(say)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [until, setUntil] = useState(() => fieldInLima(new Date(Date.now() + USUAL_HOLD_MS).toISOString()))
  const id = useId()

  function toggle(ids: string[], isOn: boolean) {
    const next = new Set(chosen)
    for (const one of ids) isOn ? next.add(one) : next.delete(one)
    setChosen(next)
  }

  async function make(state: LotState) {
    const heldUntil = state === 'held' ? instantInLima(until) : null
    const told = await send('/api/lot-desk/states', { lots: [...chosen], state, heldUntil })
    if (!told) return
    toast.success(say.done(Number(told.done)))
    for (const warning of (told.warnings as string[] | undefined) ?? []) toast.warning(warning)
    setChosen(new Set())
  }

  return (
    <>
      {[...Map.groupBy(stones, ({ block }) => block)].map(([block, own]) => (
        <fieldset key={block} className={styles.block}>
          <legend>{say.block(block)}</legend>
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
              {say.chooseBlock(block)}
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
                  <b>{stone.code}</b> <span>{say.states[stone.state]}</span>
                  <small>{stone.until ?? stone.since}</small>
                </label>
              </li>
            ))}
          </ul>
        </fieldset>
      ))}
      {mayChange && (
        <div className={styles.bar}>
          <p role="status">{chosen.size > 0 ? say.chosen(chosen.size) : say.hint}</p>
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
                  {say.make(say.states[state])}
                </button>
              ))}
              <p className="desk-field">
                <label htmlFor={`${id}-until`}>{say.until}</label>
                <input
                  id={`${id}-until`}
                  type="datetime-local"
                  value={until}
                  onChange={({ target }) => setUntil(target.value)}
                />
              </p>
            </div>
          )}
        </div>
      )}
    </>
  )
}
