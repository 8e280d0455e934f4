'use client'

import { type LeadState, nextStates } from '@sillar/domain/lead/lead-state'
import { useId, useState } from 'react'
import { instantInLima, useDesk } from '../../../panel/forms/use-action'
import { inboxWords } from '../messages'
import type { Colleague } from '../read-lead'
import { ReasonField } from './reason-field'
import { StateForm, StateSelect } from './state-fields'

type Props = { lead: string; state: LeadState; ownerId: string | null; colleagues: Colleague[]; language: 'es' | 'en' }

/** State and owner, saved as soon as they are chosen. Then the new state asks for the next step; a lost one needs its reason first. */
export function LeadStateFields({ lead, state, ownerId, colleagues, language }: Props) {
  const say = inboxWords[language]
  const { isBusy, change } = useDesk(say)
  const [asked, setAsked] = useState<LeadState | undefined>()
  const id = useId()

  async function choose(to: LeadState) {
    if (to === 'lost' || (await change([lead], { kind: 'state', to }))) setAsked(to)
  }

  return (
    <>
      <StateSelect state={state} next={nextStates(state)} isBusy={isBusy} say={say} onChoose={choose} />
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
      {asked && asked !== 'won' && (
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

  const isLost = asked === 'lost'

  async function save(form: FormData) {
    const saved = await change(
      [lead],
      isLost
        ? { kind: 'state', to: asked, lostReason: form.get('reason') }
        : { kind: 'next-step', text: form.get('step'), at: instantInLima(String(form.get('at') ?? '')) },
    )
    if (saved) onEnd()
  }

  const title = `${say.states[asked]}: ${isLost ? say.reason : say.nextStep}`
  return (
    <StateForm title={title} isUnsaved={isLost} isBusy={isBusy} say={say} save={save} onEnd={onEnd}>
      {isLost ? <ReasonField id={id} say={say} /> : <StepFields id={id} language={language} isRequired />}
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
