'use client'

import { isClosed, type LeadState, nextStates } from '@sillar/domain/lead/lead-state'
import { useId, useState } from 'react'
import type { Colleague } from '../read-lead'
import { inboxWords } from '../words'
import { ReasonField } from './reason-field'
import { StateForm, StateSelect } from './state-fields'
import { instantInLima, useDesk } from './use-desk'

type Props = { lead: string; state: LeadState; ownerId: string | null; colleagues: Colleague[]; language: 'es' | 'en' }

/** State and owner. Another state asks for the step that follows it, a lost one for its reason. */
export function LeadStateFields({ lead, state, ownerId, colleagues, language }: Props) {
  const say = inboxWords[language]
  const { isBusy, change } = useDesk(say)
  const [asked, setAsked] = useState<LeadState | undefined>()
  const id = useId()
  return (
    <>
      <StateSelect state={state} next={nextStates(state)} asked={asked} isBusy={isBusy} say={say} onAsk={setAsked} />
      <div className="meta__field">
        <label htmlFor={`${id}-owner`}>{say.owner}</label>
        <select
          id={`${id}-owner`}
          value={ownerId ?? ''}
          disabled={isBusy}
          onChange={({ target }) => change([lead], { kind: 'owner', to: target.value || null })}
        >
          <option value="">{say.nobody}</option>
          {colleagues.map(({ id: colleague, name }) => (
            <option key={colleague} value={colleague}>
              {name}
            </option>
          ))}
        </select>
      </div>
      {asked && (
        <NewState key={asked} lead={lead} asked={asked} language={language} onEnd={() => setAsked(undefined)} />
      )}
    </>
  )
}

type NewStateProps = { lead: string; asked: LeadState; language: 'es' | 'en'; onEnd: () => void }

function NewState({ lead, asked, language, onEnd }: NewStateProps) {
  const say = inboxWords[language]
  const { isBusy, change } = useDesk(say)
  const id = useId()

  async function save(form: FormData) {
    const lostReason = form.get('reason') ?? undefined
    const saved = await change([lead], { kind: 'state', to: asked, lostReason })
    const step = String(form.get('step') ?? '').trim()
    if (saved && step)
      await change([lead], { kind: 'next-step', text: step, at: instantInLima(String(form.get('at') ?? '')) })
    if (saved) onEnd()
  }

  const title = `${say.states[asked]}: ${asked === 'lost' ? say.reason : say.nextStep}`
  return (
    <StateForm title={title} isBusy={isBusy} say={say} save={save} onEnd={onEnd}>
      {asked === 'lost' ? (
        <ReasonField id={id} say={say} />
      ) : (
        !isClosed(asked) && <StepFields id={id} language={language} />
      )}
    </StateForm>
  )
}

type StepProps = { id: string; language: 'es' | 'en'; step?: string; at?: string; isRequired?: boolean }

export function StepFields({ id, language, step = '', at = '', isRequired = false }: StepProps) {
  const say = inboxWords[language]
  return (
    <>
      <p className="desk-field desk-field--wide">
        <label htmlFor={`${id}-step`}>{say.nextStep}</label>
        <input
          id={`${id}-step`}
          name="step"
          maxLength={200}
          placeholder={say.nextStepHint}
          defaultValue={step}
          required={isRequired}
        />
      </p>
      <p className="desk-field">
        <label htmlFor={`${id}-at`}>{say.nextStepAt}</label>
        <input id={`${id}-at`} name="at" type="datetime-local" defaultValue={at} />
      </p>
    </>
  )
}
