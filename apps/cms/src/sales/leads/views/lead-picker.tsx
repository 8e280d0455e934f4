'use client'

import { useId, useState } from 'react'
import { describedBy, Field } from '../../../panel/forms/field'
import { useFoundRecords } from '../../../panel/forms/use-found-records'
import type { Language } from '../../../panel/language/language'
import { leadMessages } from '../messages'
import styles from './lead-picker.module.css'

export type PickedLead = { id: string; name: string }

type Props = {
  label: string
  value: PickedLead | undefined
  onChange: (lead: PickedLead | undefined) => void
  problem?: string | undefined
  language: Language
}

/** Finds a lead by name, phone, e-mail address or code. */
export function LeadPicker({ label, value, onChange, problem, language }: Props) {
  const messages = leadMessages[language].picker
  const id = useId()
  const [text, setText] = useState('')
  const { records, state } = useFoundRecords(value ? '' : text)
  const leads = records.filter(({ page }) => page === 'leads')

  if (value)
    return (
      <p className={styles.picked}>
        {label} <b>{value.name}</b>
        <button className="desk-btn" type="button" onClick={() => onChange(undefined)}>
          {messages.change}
        </button>
      </p>
    )
  return (
    <div className={styles.picker} data-lead-picker>
      <Field id={id} label={label} problem={problem}>
        <input
          id={id}
          type="search"
          autoComplete="off"
          placeholder={messages.hint}
          aria-describedby={describedBy({ id, problem })}
          aria-invalid={problem ? true : undefined}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      {leads.length > 0 && (
        <ul aria-label={messages.found(leads.length)}>
          {leads.map((lead) => (
            <li key={lead.id}>
              <button type="button" onClick={() => onChange({ id: lead.id, name: lead.title })}>
                {lead.title} <small>{lead.note}</small>
              </button>
            </li>
          ))}
        </ul>
      )}
      <p className="desk-soft" role="status">
        {state === 'idle' && text.trim().length > 1 && leads.length === 0 && messages.none}
        {state === 'failed' && messages.failed}
      </p>
    </div>
  )
}
