'use client'

import { toast } from '@payloadcms/ui'
import { useState } from 'react'
import { privacyWords } from '../messages'
import { PersonTools } from './person-tools'
import type { ShownPerson } from './shown-records'

type Keys = Record<string, FormDataEntryValue>
type Found = { person: ShownPerson; keys: Keys; search: number }

/** Finds a person and shows what is held. What is typed travels in the body of the request: URLs stay in histories and logs. */
export function PersonSearch({ language }: { language: 'es' | 'en' }) {
  const say = privacyWords[language]
  const [found, setFound] = useState<Found>()
  const [isBusy, setIsBusy] = useState(false)
  const fields = [
    { name: 'email', label: say.mail, type: 'email' },
    { name: 'phone', label: say.phone, type: 'tel' },
    { name: 'document', label: say.document, type: 'text' },
  ]

  async function search(keys: Keys, number: number) {
    setIsBusy(true)
    const response = await fetch('/api/privacy/search', {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(keys),
    }).catch(() => undefined)
    setIsBusy(false)
    if (!response?.ok) return void toast.error(response?.status === 400 ? say.searchNone : say.failed)
    setFound({ person: (await response.json()) as ShownPerson, keys, search: number })
  }

  return (
    <>
      {/* With `post` nothing reaches the URL even if the form is sent before the script has loaded. */}
      <form
        className="filters person-search"
        method="post"
        onSubmit={(event) => {
          event.preventDefault()
          void search(Object.fromEntries(new FormData(event.currentTarget)), (found?.search ?? 0) + 1)
        }}
      >
        {fields.map(({ name, label, type }) => (
          <p key={name} className="desk-field">
            <label htmlFor={`person-${name}`}>{label}</label>
            <input id={`person-${name}`} name={name} type={type} autoComplete="off" maxLength={254} />
          </p>
        ))}
        <button type="submit" className="desk-btn desk-btn--ink" disabled={isBusy}>
          {say.search}
        </button>
        <p className="desk-soft">{say.searchLead}</p>
      </form>
      {found && (
        <PersonTools
          key={found.search}
          {...found.person}
          language={language}
          onErased={() => void search(found.keys, found.search)}
        />
      )}
    </>
  )
}
