'use client'

import type { LeadState } from '@sillar/domain/lead/lead-state'
import { type ReactNode, useId } from 'react'
import type { InboxWords } from '../words'

type SelectProps = {
  state: LeadState
  next: readonly LeadState[]
  asked: LeadState | undefined
  isBusy: boolean
  say: InboxWords
  onAsk: (state: LeadState | undefined) => void
}

/** The state of a lead or of a referred person. Choosing another one asks for what goes with it, and saves nothing yet. */
export function StateSelect({ state, next, asked, isBusy, say, onAsk }: SelectProps) {
  const id = useId()
  return (
    <div className="meta__field meta__field--long">
      <label htmlFor={id}>{say.state}</label>
      <select
        id={id}
        value={asked ?? state}
        disabled={isBusy}
        onChange={({ target }) => onAsk(target.value === state ? undefined : (target.value as LeadState))}
      >
        {[state, ...next].map((one) => (
          <option key={one} value={one}>
            {say.states[one]}
          </option>
        ))}
      </select>
    </div>
  )
}

type AskProps = {
  title: string
  isBusy: boolean
  say: InboxWords
  save: (form: FormData) => Promise<void>
  onEnd: () => void
  children: ReactNode
}

/** What a new state asks for before it is saved. */
export function StateForm({ title, isBusy, say, save, onEnd, children }: AskProps) {
  return (
    <form
      className="meta__ask"
      onSubmit={(event) => {
        event.preventDefault()
        void save(new FormData(event.currentTarget))
      }}
    >
      <h2>{title}</h2>
      {children}
      <p className="desk-buttons">
        <button className="desk-btn desk-btn--ink" type="submit" disabled={isBusy}>
          {say.save}
        </button>
        <button className="desk-btn" type="button" onClick={onEnd}>
          {say.cancel}
        </button>
      </p>
    </form>
  )
}
