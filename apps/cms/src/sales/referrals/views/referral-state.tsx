'use client'

import { type LeadState, nextStates } from '@app/domain/lead/lead-state'
import { useId, useState } from 'react'
import { Field } from '../../../panel/forms/field'
import { leadMessages } from '../../leads/messages'
import { ReasonField } from '../../leads/views/reason-field'
import { StateForm, StateSelect } from '../../leads/views/state-fields'
import { referralMessages } from '../messages'
import { useReferralDesk } from './use-referral-desk'

type Props = {
  person: string
  state: LeadState
  /** Whether the person declined. The referral can then only be closed as lost, or its sale reverted. */
  isDeclined: boolean
  today: string
  language: 'es' | 'en'
}

/** Renders the state of a referral and saves it on change. A sale first needs a date, and a lost referral a reason. */
export function ReferralState({ person, state, isDeclined, today, language }: Props) {
  const [messages, common] = [referralMessages[language], leadMessages[language]]
  const { isBusy, send } = useReferralDesk(language)
  const [newState, setNewState] = useState<LeadState | undefined>()
  const id = useId()
  const nextChoices = nextStates(state).filter((candidate) => !isDeclined || candidate === 'lost' || state === 'won')

  async function chooseState(to: LeadState) {
    if (to === 'lost' || to === 'won') setNewState(to)
    else await send(`persons/${person}`, { kind: 'state', to })
  }

  async function save(form: FormData) {
    const body = { kind: 'state', to: newState, lostReason: form.get('reason'), boughtOn: form.get('boughtOn') }
    if (await send(`persons/${person}`, body)) setNewState(undefined)
  }

  return (
    <>
      <StateSelect state={state} next={nextChoices} isBusy={isBusy} messages={common} onChoose={chooseState} />
      {newState && (
        <StateForm
          title={common.stateChanged(common.states[state], common.states[newState])}
          isUnsaved
          isBusy={isBusy}
          messages={common}
          save={save}
          onClose={() => setNewState(undefined)}
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
