'use client'

import { useState } from 'react'
import { useSending } from '../../../panel/forms/use-sending'
import { visitWords } from '../messages'

type Found = { lead: string; label: string }

/** Finds a lead by name, phone or code, and chooses one of those found. */
export function LeadPicker({ id, language }: { id: string; language: 'es' | 'en' }) {
  const say = visitWords[language]
  const [search, setSearch] = useState('')
  const [found, setFound] = useState<Found[] | undefined>()
  const { isBusy, send } = useSending({ failed: say.failed, refused: () => say.searchMore })

  async function look() {
    const answer = await send('/api/visit-desk/leads', { search })
    if (answer) setFound(answer.leads as Found[])
  }
  return (
    <>
      <p className="desk-field">
        <label htmlFor={`${id}-search`}>{say.search}</label>
        <input
          id={`${id}-search`}
          type="search"
          autoComplete="off"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            void look()
          }}
        />
      </p>
      <p className="desk-field">
        <button className="desk-btn" type="button" disabled={isBusy || search.trim().length < 2} onClick={look}>
          {say.find}
        </button>
      </p>
      <p className="desk-field" aria-live="polite">
        <label htmlFor={`${id}-lead`}>{say.knownLead}</label>
        <select id={`${id}-lead`} name="lead" required key={found?.map(({ lead }) => lead).join() ?? ''}>
          {found?.length === 0 && <option value="">{say.nothingFound}</option>}
          {!found && <option value="">{say.searchFirst}</option>}
          {found?.map(({ lead, label }) => (
            <option key={lead} value={lead}>
              {label}
            </option>
          ))}
        </select>
      </p>
    </>
  )
}
