'use client'

import { type LotState, lotStates } from '@app/domain/lot/lot.schema'
import { useId } from 'react'
import { Field } from '../../../panel/forms/field'
import type { Language } from '../../../panel/language/language'
import { LeadPicker, type PickedLead } from '../../leads/views/lead-picker'
import { lotMessages } from './messages'

export type Hold = { until: string; lead: PickedLead | undefined }

type Props = {
  hold: Hold
  onHoldChange: (hold: Hold) => void
  isBusy: boolean
  onState: (state: LotState) => void
  language: Language
}

/** Renders the buttons that change the state of the selected lots, and for whom and until when they are held. */
export function StateButtons({ hold, onHoldChange, isBusy, onState, language }: Props) {
  const messages = lotMessages[language]
  const id = useId()
  return (
    <>
      {lotStates.map((state) => (
        <button
          key={state}
          className="desk-btn"
          type="button"
          disabled={isBusy || (state === 'held' && !hold.until)}
          onClick={() => onState(state)}
        >
          {messages.make(messages.states[state])}
        </button>
      ))}
      <LeadPicker
        label={messages.holder}
        value={hold.lead}
        onChange={(lead) => onHoldChange({ ...hold, lead })}
        language={language}
      />
      <Field id={id} label={messages.until}>
        <input
          id={id}
          type="datetime-local"
          value={hold.until}
          onChange={({ target }) => onHoldChange({ ...hold, until: target.value })}
        />
      </Field>
    </>
  )
}
