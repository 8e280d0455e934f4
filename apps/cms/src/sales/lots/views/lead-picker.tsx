'use client'

import { useId, useState } from 'react'
import { Field } from '../../../panel/forms/field'
import { useFoundRecords } from '../../../panel/forms/use-found-records'
import type { Language } from '../../../panel/language/language'
import styles from './lot-desk.module.css'
import { lotMessages } from './messages'

export type PickedLead = { id: string; name: string }

type Props = { value: PickedLead | undefined; onChange: (lead: PickedLead | undefined) => void; language: Language }

/** Finds a lead by name, phone, e-mail address or code. */
export function LeadPicker({ value, onChange, language }: Props) {
  const messages = lotMessages[language].holderSearch
  const id = useId()
  const [text, setText] = useState('')
  const { records, state } = useFoundRecords(value ? '' : text)
  const leads = records.filter(({ page }) => page === 'leads')

  if (value)
    return (
      <p className={styles.picked}>
        {messages.label} <b>{value.name}</b>
        <button className="desk-btn" type="button" onClick={() => onChange(undefined)}>
          {messages.change}
        </button>
      </p>
    )
  return (
    <div className={styles.picker}>
      <Field id={id} label={messages.label}>
        <input
          id={id}
          type="search"
          autoComplete="off"
          placeholder={messages.hint}
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
