'use client'

import { type LeadState, nextStates } from '@sillar/domain/lead/lead-state'
import { useId, useState } from 'react'
import { inboxWords } from '../../leads/messages'
import { ReasonField } from '../../leads/views/reason-field'
import { StateForm, StateSelect } from '../../leads/views/state-fields'
import { referralWords } from '../messages'
import { useReferral } from './use-referral'

type Props = {
  person: string
  state: LeadState
  /** Where nothing but closing is left. */
  isDeclined: boolean
  today: string
  language: 'es' | 'en'
}

/** The state, saved as soon as it is chosen, except that a sale needs its day and a lost one its reason first. */
export function ReferralState({ person, state, isDeclined, today, language }: Props) {
  const [say, common] = [referralWords[language], inboxWords[language]]
  const { isBusy, send } = useReferral(language)
  const [asked, setAsked] = useState<LeadState | undefined>()
  const id = useId()
  const next = nextStates(state).filter((one) => !isDeclined || one === 'lost' || state === 'won')

  async function choose(to: LeadState) {
    if (to === 'lost' || to === 'won') setAsked(to)
    else await send(`persons/${person}`, { kind: 'state', to })
  }

  async function save(form: FormData) {
    const body = { kind: 'state', to: asked, lostReason: form.get('reason'), boughtOn: form.get('boughtOn') }
    if (await send(`persons/${person}`, body)) setAsked(undefined)
  }

  return (
    <>
      <StateSelect state={state} next={next} isBusy={isBusy} say={common} onChoose={choose} />
      {asked && (
        <StateForm
          title={common.stateChanged(common.states[state], common.states[asked])}
          isUnsaved
          isBusy={isBusy}
          say={common}
          save={save}
          onEnd={() => setAsked(undefined)}
        >
          {asked === 'lost' && <ReasonField id={id} say={common} />}
          {asked === 'won' && (
            <p className="desk-field">
              <label htmlFor={`${id}-bought`}>{say.boughtOn}</label>
              <input id={`${id}-bought`} name="boughtOn" type="date" required max={today} defaultValue={today} />
              <small className="desk-soft">{say.boughtHint}</small>
            </p>
          )}
        </StateForm>
      )}
    </>
  )
}
