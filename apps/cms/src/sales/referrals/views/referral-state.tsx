'use client'

import { type LeadState, nextStates } from '@app/domain/lead/lead-state'
import { useId, useState } from 'react'
import { Field } from '../../../panel/forms/field'
import { leadMessages } from '../../leads/messages'
import { ReasonField } from '../../leads/views/reason-field'
import { StateForm, StateSelect } from '../../leads/views/state-fields'
import { referralMessages } from '../messages'
import { useReferral } from './use-referral'

type Props = {
  person: string
  state: LeadState
  /** The person declined: the referral can only be closed. */
  isDeclined: boolean
  today: string
  language: 'es' | 'en'
}

/** The state, saved on change. A sale needs its date and a lost referral its reason before it is saved. */
export function ReferralState({ person, state, isDeclined, today, language }: Props) {
  const [messages, common] = [referralMessages[language], leadMessages[language]]
  const { isBusy, send } = useReferral(language)
  const [newState, setNewState] = useState<LeadState | undefined>()
  const id = useId()
  const next = nextStates(state).filter((one) => !isDeclined || one === 'lost' || state === 'won')

  async function choose(to: LeadState) {
    if (to === 'lost' || to === 'won') setNewState(to)
    else await send(`persons/${person}`, { kind: 'state', to })
  }

  async function save(form: FormData) {
    const body = { kind: 'state', to: newState, lostReason: form.get('reason'), boughtOn: form.get('boughtOn') }
    if (await send(`persons/${person}`, body)) setNewState(undefined)
  }

  return (
    <>
      <StateSelect state={state} next={next} isBusy={isBusy} messages={common} onChoose={choose} />
      {newState && (
        <StateForm
          title={common.stateChanged(common.states[state], common.states[newState])}
          isUnsaved
          isBusy={isBusy}
          messages={common}
          save={save}
          onEnd={() => setNewState(undefined)}
        >
          {newState === 'lost' && <ReasonField id={id} messages={common} />}
          {newState === 'won' && (
            <Field id={`${id}-bought`} label={messages.boughtOn}>
              <input id={`${id}-bought`} name="boughtOn" type="date" required max={today} defaultValue={today} />
              <small className="desk-soft">{messages.boughtHint}</small>
            </Field>
          )}
        </StateForm>
      )}
    </>
  )
}
