'use client'

import { type LeadState, nextStates } from '@app/domain/lead/lead-state'
import { useId, useState } from 'react'
import { Field } from '../../../panel/forms/field'
import { instantInLima, useDeskRequest } from '../../../panel/forms/use-desk-request'
import { leadMessages } from '../messages'
import type { Colleague } from '../read-lead'
import { ReasonField } from './reason-field'
import { StateForm, StateSelect } from './state-fields'

type Props = { lead: string; state: LeadState; ownerId: string | null; colleagues: Colleague[]; language: 'es' | 'en' }

/**
 * Renders the state and the owner of a lead and saves them on change. The state `lost` is not saved without a reason.
 * After a change to any other state except `won`, a form asks for the next step.
 */
export function LeadStateFields({ lead, state, ownerId, colleagues, language }: Props) {
  const messages = leadMessages[language]
  const { isBusy, change } = useDeskRequest(messages)
  const [newState, setNewState] = useState<LeadState | undefined>()
  const id = useId()

  async function chooseState(to: LeadState) {
    if (to === 'lost' || (await change([lead], { kind: 'state', to }))) setNewState(to)
  }

  return (
    <>
      <StateSelect state={state} next={nextStates(state)} isBusy={isBusy} messages={messages} onChoose={chooseState} />
      <div className="meta__field">
        <label htmlFor={`${id}-owner`}>{messages.owner}</label>
        <select
          id={`${id}-owner`}
          value={ownerId ?? ''}
          aria-disabled={isBusy}
          onChange={({ target }) => !isBusy && change([lead], { kind: 'owner', to: target.value || null })}
        >
          <option value="">{messages.noOwner}</option>
          {colleagues.map(({ id: colleague, name }) => (
            <option key={colleague} value={colleague}>
              {name}
            </option>
          ))}
        </select>
      </div>
      {newState && newState !== 'won' && (
        <NewStateForm
          key={newState}
          lead={lead}
          newState={newState}
          language={language}
          onClose={() => setNewState(undefined)}
        />
      )}
    </>
  )
}

type NewStateFormProps = { lead: string; newState: LeadState; language: 'es' | 'en'; onClose: () => void }

function NewStateForm({ lead, newState, language, onClose }: NewStateFormProps) {
  const messages = leadMessages[language]
  const { isBusy, change } = useDeskRequest(messages)
  const id = useId()

  const isLost = newState === 'lost'

  async function save(form: FormData) {
    const answer = await change(
      [lead],
      isLost
        ? { kind: 'state', to: newState, lostReason: form.get('reason') }
        : { kind: 'next-step', text: form.get('step'), at: instantInLima(String(form.get('at') ?? '')) },
    )
    if (answer) onClose()
  }

  const title = `${messages.states[newState]}: ${isLost ? messages.reason : messages.nextStep}`
  return (
    <StateForm title={title} isUnsaved={isLost} isBusy={isBusy} messages={messages} save={save} onClose={onClose}>
      {isLost ? <ReasonField id={id} messages={messages} /> : <StepFields id={id} language={language} isRequired />}
    </StateForm>
  )
}

type StepProps = { id: string; language: 'es' | 'en'; step?: string; at?: string; isRequired?: boolean }

export function StepFields({ id, language, step = '', at = '', isRequired = false }: StepProps) {
  const messages = leadMessages[language]
  return (
    <>
      <p className="desk-field desk-field--wide">
        <label htmlFor={`${id}-step`}>{messages.nextStep}</label>
        <input
          id={`${id}-step`}
          name="step"
          maxLength={200}
          placeholder={messages.nextStepHint}
          defaultValue={step}
          required={isRequired}
        />
      </p>
      <Field id={`${id}-at`} label={messages.nextStepAt}>
        <input id={`${id}-at`} name="at" type="datetime-local" defaultValue={at} />
      </Field>
    </>
  )
}
