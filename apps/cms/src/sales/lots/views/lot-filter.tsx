'use client'

import { type LotState, lotStates } from '@app/domain/lot/lot.schema'
import { useId } from 'react'
import { Field } from '../../../panel/forms/field'
import type { Language } from '../../../panel/language/language'
import { lotMessages } from './messages'

export type LotFilterValue = { state: LotState | 'all'; text: string }

export const allLots: LotFilterValue = { state: 'all', text: '' }

const plainCode = (code: string) => code.replace(/[^a-z0-9]/gi, '').toLowerCase()

/** Returns whether a lot has the state and its code starts with the text, with or without hyphen. */
export const matchesFilter = (lot: { code: string; state: LotState }, { state, text }: LotFilterValue): boolean =>
  (state === 'all' || lot.state === state) && plainCode(lot.code).startsWith(plainCode(text))

type Props = { value: LotFilterValue; onChange: (value: LotFilterValue) => void; count: number; language: Language }

export function LotFilter({ value, onChange, count, language }: Props) {
  const messages = lotMessages[language]
  const id = useId()
  return (
    <div className="desk-filter">
      <Field id={`${id}-state`} label={messages.state}>
        <select
          id={`${id}-state`}
          value={value.state}
          onChange={({ target }) => onChange({ ...value, state: target.value as LotFilterValue['state'] })}
        >
          <option value="all">{messages.allStates}</option>
          {lotStates.map((state) => (
            <option key={state} value={state}>
              {messages.states[state]}
            </option>
          ))}
        </select>
      </Field>
      <Field id={`${id}-code`} label={messages.code}>
        <input
          id={`${id}-code`}
          type="search"
          value={value.text}
          onChange={({ target }) => onChange({ ...value, text: target.value })}
        />
      </Field>
      <p role="status">{messages.found(count)}</p>
    </div>
  )
}
