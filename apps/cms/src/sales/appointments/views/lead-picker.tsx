'use client'

import { useState } from 'react'
import { Field } from '../../../panel/forms/field'
import { useSendRequest } from '../../../panel/forms/use-send-request'
import { appointmentMessages } from '../messages'

type Result = { lead: string; label: string }

export function LeadPicker({ id, language }: { id: string; language: 'es' | 'en' }) {
  const messages = appointmentMessages[language]
  const [search, setSearch] = useState('')
  const [results, setResults] = useState<Result[] | undefined>()
  const { isBusy, send } = useSendRequest({ failed: messages.failed, rejected: () => messages.searchMore })

  async function searchLeads() {
    const answer = await send('/api/appointment-desk/leads', { search })
    if (answer) setResults(answer.leads as Result[])
  }
  return (
    <>
      <Field id={`${id}-search`} label={messages.search}>
        <input
          id={`${id}-search`}
          type="search"
          autoComplete="off"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            void searchLeads()
          }}
        />
      </Field>
      <p className="desk-field">
        <button className="desk-btn" type="button" disabled={isBusy || search.trim().length < 2} onClick={searchLeads}>
          {messages.find}
        </button>
      </p>
      <Field id={`${id}-lead`} label={messages.knownLead} aria-live="polite">
        <select id={`${id}-lead`} name="lead" required key={results?.map(({ lead }) => lead).join() ?? ''}>
          {results?.length === 0 && <option value="">{messages.nothingFound}</option>}
          {!results && <option value="">{messages.searchFirst}</option>}
          {results?.map(({ lead, label }) => (
            <option key={lead} value={lead}>
              {label}
            </option>
          ))}
        </select>
      </Field>
    </>
  )
}
