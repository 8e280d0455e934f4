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

/** Renders the state of a lead or a referred person. It always shows the saved state. */
export function StateSelect({ state, next, isBusy, messages, onChoose }: SelectProps) {
  const id = useId()
  return (
    <div className="meta__field meta__field--long">
      <label htmlFor={id}>{messages.state}</label>
      {/* A disabled select would lose the focus. */}
      <select
        id={id}
        value={state}
        aria-disabled={isBusy}
        onChange={({ target }) => !isBusy && onChoose(target.value as LeadState)}
      >
        {[state, ...next].map((option) => (
          <option key={option} value={option}>
            {messages.states[option]}
          </option>
        ))}
      </select>
    </div>
  )
}

type FormProps = {
  title: string
  /** Whether the new state is saved only when the form is submitted. */
  isUnsaved: boolean
  isBusy: boolean
  messages: LeadMessages
  save: (form: FormData) => Promise<void>
  onClose: () => void
  children: ReactNode
}

/** Asks for the details of a new state. If the state is unsaved, it warns before the user leaves the page. */
export function StateForm({ title, isUnsaved, isBusy, messages, save, onClose, children }: FormProps) {
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
        <button className="desk-btn" type="button" onClick={onClose}>
          {isUnsaved ? messages.cancel : messages.notNow}
        </button>
      </p>
    </form>
  )
}
