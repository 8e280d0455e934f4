'use client'

import { toast } from '@payloadcms/ui'
import { leadStates } from '@sillar/domain/lead/lead-state'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useDesk } from '../../../panel/forms/use-action'
import { inboxWords } from '../messages'
import type { Colleague } from '../read-lead'
import { ReasonField } from './reason-field'

type Props = { colleagues: Colleague[]; language: 'es' | 'en'; children: ReactNode }

const NONE = '-'

const chosenIn = (form: HTMLFormElement | null) => (form ? new FormData(form).getAll('lead').length : 0)

/** The list, and what is done with several of it at once: a state, an owner or both. */
export function BulkForm({ colleagues, language, children }: Props) {
  const say = inboxWords[language]
  const { isBusy, change } = useDesk(say)
  const [chosen, setChosen] = useState(0)
  const [state, setState] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const id = useId()

  const count = () => setChosen(chosenIn(form.current))
  // On a slow machine a box may be ticked before this script runs.
  useEffect(() => setChosen(chosenIn(form.current)), [])

  async function apply(data: FormData) {
    const leads = data.getAll('lead').map(String)
    const [owner, reason] = [String(data.get('owner') ?? ''), String(data.get('reason') ?? '')]
    if (leads.length === 0 || (!state && !owner)) return void toast.error(say.bulkNone)
    const answers = []
    if (state) answers.push(await change(leads, { kind: 'state', to: state, lostReason: reason || undefined }))
    if (owner) answers.push(await change(leads, { kind: 'owner', to: owner === NONE ? null : owner }))
    const done = answers.map((answer) => Number(answer?.done ?? 0))
    if (answers.every(Boolean)) toast.success(say.bulkDone(Math.min(...done), leads.length))
    form.current?.reset()
    setState('')
    count()
  }

  return (
    <form
      ref={form}
      onChange={count}
      onSubmit={(event) => {
        event.preventDefault()
        void apply(new FormData(event.currentTarget))
      }}
    >
      <div className="bulk" data-open={chosen > 0}>
        <p className="desk-field desk-field--tick">
          <input
            id={`${id}-all`}
            type="checkbox"
            onChange={({ currentTarget }) => {
              for (const box of form.current?.querySelectorAll<HTMLInputElement>('input[name="lead"]') ?? [])
                box.checked = currentTarget.checked
            }}
          />
          <label htmlFor={`${id}-all`}>{say.chooseAll}</label>
        </p>
        {chosen > 0 && (
          <fieldset>
            <legend>
              {say.bulk} ({chosen})
            </legend>
            <p className="desk-field">
              <label htmlFor={`${id}-state`}>{say.state}</label>
              <select id={`${id}-state`} value={state} onChange={({ target }) => setState(target.value)}>
                <option value="">{say.noChange}</option>
                {leadStates.slice(1).map((one) => (
                  <option key={one} value={one}>
                    {say.states[one]}
                  </option>
                ))}
              </select>
            </p>
            {state === 'lost' && <ReasonField id={id} say={say} />}
            <p className="desk-field">
              <label htmlFor={`${id}-owner`}>{say.owner}</label>
              <select id={`${id}-owner`} name="owner" defaultValue="">
                <option value="">{say.noChange}</option>
                <option value={NONE}>{say.nobody}</option>
                {colleagues.map(({ id: colleague, name }) => (
                  <option key={colleague} value={colleague}>
                    {name}
                  </option>
                ))}
              </select>
            </p>
            <button className="desk-btn desk-btn--ink" type="submit" disabled={isBusy}>
              {say.bulkApply}
            </button>
          </fieldset>
        )}
      </div>
      {children}
    </form>
  )
}
