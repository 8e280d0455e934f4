'use client'

import type { LeadState } from '@app/domain/lead/lead-state'
import { type ReactNode, useId } from 'react'
import { useLeaveWarning } from '../../../panel/forms/use-leave-warning'
import type { LeadMessages } from '../messages'

type SelectProps = {
  state: LeadState
  next: readonly LeadState[]
  isBusy: boolean
  messages: LeadMessages
  onChoose: (state: LeadState) => void
}

/** The state of a lead or a referred person. It always shows the saved state. */
export function StateSelect({ state, next, isBusy, messages, onChoose }: SelectProps) {
  const id = useId()
  return (
    <div className="meta__field meta__field--long">
      <label htmlFor={id}>{messages.state}</label>
      <select id={id} value={state} disabled={isBusy} onChange={({ target }) => onChoose(target.value as LeadState)}>
        {[state, ...next].map((one) => (
          <option key={one} value={one}>
            {messages.states[one]}
          </option>
        ))}
      </select>
    </div>
  )
}

type AskProps = {
  title: string
  /** The new state is saved only with this form. */
  isUnsaved: boolean
  isBusy: boolean
  messages: LeadMessages
  save: (form: FormData) => Promise<void>
  onEnd: () => void
  children: ReactNode
}

/** Asks for the details of a new state. While the state is unsaved, it says so and warns before the page is left. */
export function StateForm({ title, isUnsaved, isBusy, messages, save, onEnd, children }: AskProps) {
  useLeaveWarning(isUnsaved ? messages.leaveUnsaved : undefined)
  return (
    <form
      className="meta__ask"
      onSubmit={(event) => {
        event.preventDefault()
        void save(new FormData(event.currentTarget))
      }}
    >
      <h2>{title}</h2>
      {isUnsaved && <p className="desk-soft meta__unsaved">{messages.stateUnsaved}</p>}
      {children}
      <p className="desk-buttons">
        <button className="desk-btn desk-btn--ink" type="submit" disabled={isBusy}>
          {messages.save}
        </button>
        <button className="desk-btn" type="button" onClick={onEnd}>
          {isUnsaved ? messages.cancel : messages.notNow}
        </button>
      </p>
    </form>
  )
}
