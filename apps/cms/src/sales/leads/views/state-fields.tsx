'use client'

import type { LeadState } from '@sillar/domain/lead/lead-state'
import { type ReactNode, useId } from 'react'
import { useLeaveWarning } from '../../../panel/forms/use-leave-warning'
import type { InboxWords } from '../messages'

type SelectProps = {
  state: LeadState
  next: readonly LeadState[]
  isBusy: boolean
  say: InboxWords
  onChoose: (state: LeadState) => void
}

/** The state of a lead or of a referred person. It always shows the saved one. */
export function StateSelect({ state, next, isBusy, say, onChoose }: SelectProps) {
  const id = useId()
  return (
    <div className="meta__field meta__field--long">
      <label htmlFor={id}>{say.state}</label>
      <select id={id} value={state} disabled={isBusy} onChange={({ target }) => onChoose(target.value as LeadState)}>
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
  /** The state is not saved before this form is. */
  isUnsaved: boolean
  isBusy: boolean
  say: InboxWords
  save: (form: FormData) => Promise<void>
  onEnd: () => void
  children: ReactNode
}

/** Asks for what belongs to a new state. While the state itself waits for it, it says so and warns before the page is left. */
export function StateForm({ title, isUnsaved, isBusy, say, save, onEnd, children }: AskProps) {
  useLeaveWarning(isUnsaved ? say.leaveUnsaved : undefined)
  return (
    <form
      className="meta__ask"
      onSubmit={(event) => {
        event.preventDefault()
        void save(new FormData(event.currentTarget))
      }}
    >
      <h2>{title}</h2>
      {isUnsaved && <p className="desk-soft meta__unsaved">{say.stateUnsaved}</p>}
      {children}
      <p className="desk-buttons">
        <button className="desk-btn desk-btn--ink" type="submit" disabled={isBusy}>
          {say.save}
        </button>
        <button className="desk-btn" type="button" onClick={onEnd}>
          {isUnsaved ? say.cancel : say.notNow}
        </button>
      </p>
    </form>
  )
}
