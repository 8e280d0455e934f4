'use client'

import { leadStates } from '@app/domain/lead/lead-state'
import { toast } from '@payloadcms/ui'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Field } from '../../../panel/forms/field'
import { useDeskRequest } from '../../../panel/forms/use-desk-request'
import { leadMessages } from '../messages'
import type { Colleague } from '../read-lead'
import { ReasonField } from './reason-field'

type Props = { colleagues: Colleague[]; language: 'es' | 'en'; children: ReactNode }

const NO_OWNER = '-'

const countSelected = (form: HTMLFormElement | null) => (form ? new FormData(form).getAll('lead').length : 0)

export function BulkForm({ colleagues, language, children }: Props) {
  const messages = leadMessages[language]
  const { isBusy, change } = useDeskRequest(messages)
  const [selectedCount, setSelectedCount] = useState(0)
  const [state, setState] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const id = useId()

  const updateCount = () => setSelectedCount(countSelected(form.current))
  // Staff may select leads before hydration.
  useEffect(() => setSelectedCount(countSelected(form.current)), [])

  async function apply(data: FormData) {
    const leads = data.getAll('lead').map(String)
    const [owner, reason] = [String(data.get('owner') ?? ''), String(data.get('reason') ?? '')]
    if (leads.length === 0 || (!state && !owner)) return void toast.error(messages.bulkNone)
    const answers = []
    if (state) answers.push(await change(leads, { kind: 'state', to: state, lostReason: reason || undefined }))
    if (owner) answers.push(await change(leads, { kind: 'owner', to: owner === NO_OWNER ? null : owner }))
    const changedCounts = answers.map((answer) => Number(answer?.done ?? 0))
    if (answers.every(Boolean)) toast.success(messages.bulkDone(Math.min(...changedCounts), leads.length))
    form.current?.reset()
    setState('')
    updateCount()
  }

  return (
    <form
      ref={form}
      onChange={updateCount}
      onSubmit={(event) => {
        event.preventDefault()
        void apply(new FormData(event.currentTarget))
      }}
    >
      <div className="bulk" data-open={selectedCount > 0}>
        <p className="desk-field desk-field--tick">
          <input
            id={`${id}-all`}
            type="checkbox"
            onChange={({ currentTarget }) => {
              for (const box of form.current?.querySelectorAll<HTMLInputElement>('input[name="lead"]') ?? [])
                box.checked = currentTarget.checked
            }}
          />
          <label htmlFor={`${id}-all`}>{messages.chooseAll}</label>
        </p>
        {selectedCount > 0 && (
          <fieldset>
            <legend>
              {messages.bulk} ({selectedCount})
            </legend>
            <Field id={`${id}-state`} label={messages.state}>
              <select id={`${id}-state`} value={state} onChange={({ target }) => setState(target.value)}>
                <option value="">{messages.noChange}</option>
                {leadStates.slice(1).map((option) => (
                  <option key={option} value={option}>
                    {messages.states[option]}
                  </option>
                ))}
              </select>
            </Field>
            {state === 'lost' && <ReasonField id={id} messages={messages} />}
            <Field id={`${id}-owner`} label={messages.owner}>
              <select id={`${id}-owner`} name="owner" defaultValue="">
                <option value="">{messages.noChange}</option>
                <option value={NO_OWNER}>{messages.noOwner}</option>
                {colleagues.map(({ id: colleague, name }) => (
                  <option key={colleague} value={colleague}>
                    {name}
                  </option>
                ))}
              </select>
            </Field>
            <button className="desk-btn desk-btn--ink" type="submit" disabled={isBusy}>
              {messages.bulkApply}
            </button>
          </fieldset>
        )}
      </div>
      {children}
    </form>
  )
}
