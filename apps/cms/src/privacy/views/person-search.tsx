'use client'

import { useState } from 'react'
import { Field } from '../../panel/forms/field'
import { privacyMessages } from '../messages'
import { PersonTools } from './person-tools'
import type { ShownPerson } from './shown-records'

type Keys = Record<string, FormDataEntryValue>
type Result = { person: ShownPerson; keys: Keys; searchNumber: number }

/**
 * Finds a person and shows what is stored about them. The search is sent in the body, because URLs remain in browser
 * histories and logs.
 */
export function PersonSearch({ language }: { language: 'es' | 'en' }) {
  const messages = privacyMessages[language]
  const [result, setResult] = useState<Result>()
  const [problem, setProblem] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const fields = [
    { name: 'name', label: messages.fullName, type: 'text', minLength: 3 },
    { name: 'email', label: messages.mail, type: 'email' },
    { name: 'phone', label: messages.phone, type: 'tel' },
    { name: 'document', label: messages.document, type: 'text' },
  ]

  async function search(keys: Keys, searchNumber: number) {
    setIsBusy(true)
    const response = await fetch('/api/privacy/search', {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(keys),
    }).catch(() => undefined)
    setIsBusy(false)
    setProblem(response?.ok ? undefined : response?.status === 400 ? messages.searchNone : messages.failed)
    if (!response?.ok) return
    setResult({ person: (await response.json()) as ShownPerson, keys, searchNumber })
  }

  return (
    <>
      {/* With `get`, a form that is sent before hydration would put the search into the URL. */}
      <form
        className="filters person-search"
        method="post"
        onSubmit={(event) => {
          event.preventDefault()
          void search(Object.fromEntries(new FormData(event.currentTarget)), (result?.searchNumber ?? 0) + 1)
        }}
      >
        {fields.map(({ name, label, type, minLength }) => (
          <Field key={name} id={`person-${name}`} label={label}>
            <input
              id={`person-${name}`}
              name={name}
              type={type}
              autoComplete="off"
              minLength={minLength}
              maxLength={254}
            />
          </Field>
        ))}
        <button type="submit" className="desk-btn desk-btn--ink" disabled={isBusy}>
          {messages.search}
        </button>
        <p className="desk-soft">{messages.searchLead}</p>
        <p className="desk-field__problem" role="alert">
          {problem}
        </p>
      </form>
      {result && (
        <PersonTools
          key={result.searchNumber}
          {...result.person}
          language={language}
          onErased={() => void search(result.keys, result.searchNumber)}
        />
      )}
    </>
  )
}
