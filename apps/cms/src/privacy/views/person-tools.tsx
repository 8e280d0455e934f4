'use client'

import { useRouter } from 'next/navigation'
import { type FormEvent, useId, useRef, useState } from 'react'
import { DeskIcon } from '../../panel/parts/panel-icon'
import type { Erasure } from '../erase-person'
import { privacyMessages } from '../messages'
import type { PortableFormat } from '../portable-data'
import { ErasureResult } from './erasure-result'
import type { ShownPerson, ShownRecord } from './shown-records'

type Props = ShownPerson & {
  request?: string
  /** The request was not confirmed by mail, so staff must confirm that they checked who sent it. */
  needsIdentityCheck?: boolean
  language: 'es' | 'en'
  /** Repeats the search after an erasure, on pages that found the person by a search. Other pages are refreshed. */
  onErased?: () => void
}

/**
 * Shows everything stored about a person, with the export and erasure of selected records. The export works without
 * JavaScript.
 */
export function PersonTools({ own, others, mentions, request, needsIdentityCheck, language, onErased }: Props) {
  const messages = privacyMessages[language]
  const [results, setResults] = useState<(Erasure & { title: string })[]>()
  const [problem, setProblem] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const router = useRouter()
  const [headingId, readId, identityId, problemId] = [useId(), useId(), useId(), useId()]
  const allRecords = [...own, ...others, ...mentions]

  async function erase(event: FormEvent) {
    event.preventDefault()
    const data = new FormData(form.current ?? undefined)
    const records = data.getAll('records').map(String)
    const hasCheckedIdentity = Boolean(data.get('hasCheckedIdentity'))
    if (records.length === 0) return showProblem(messages.eraseNone, 'records')
    if (needsIdentityCheck && !hasCheckedIdentity) return showProblem(messages.eraseIdentityMust, 'hasCheckedIdentity')
    if (!data.get('hasRead')) return showProblem(messages.eraseMust, 'hasRead')
    setProblem(undefined)
    setIsBusy(true)
    const response = await fetch('/api/privacy/erase', {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ records, request, hasRead: true, hasCheckedIdentity }),
    }).catch(() => undefined)
    setIsBusy(false)
    if (!response?.ok) return setProblem(messages.failed)
    const answer = (await response.json()) as { results: Erasure[] }
    const titleOf = ({ record, code }: Erasure) =>
      allRecords.find(({ id }) => id === record)?.title ??
      `${messages.tables[record.split(':')[0] ?? ''] ?? record} ${code ?? ''}`
    setResults(answer.results.map((result) => ({ ...result, title: titleOf(result) })))
    if (onErased) onErased()
    else router.refresh()
  }

  function showProblem(text: string, field: string) {
    setProblem(text)
    form.current?.querySelector<HTMLElement>(`input[name=${field}]`)?.focus()
  }

  return (
    <>
      {results && <ErasureResult results={results} language={language} />}
      <form
        ref={form}
        className="desk-box person-tools"
        method="post"
        action="/api/privacy/export"
        aria-labelledby={headingId}
      >
        <h2 id={headingId}>
          {messages.found} <b>{messages.foundBold}</b>
        </h2>
        {request && <input type="hidden" name="request" value={request} />}
        {allRecords.length === 0 && <p className="desk-soft">{messages.foundNothing}</p>}
        <RecordList records={own} isSelected />
        <RecordList records={others} title={messages.others} />
        <RecordList records={mentions} title={messages.mentions} />
        {allRecords.length > 0 && (
          <>
            <p className="desk-buttons">
              <button type="submit" className="desk-btn">
                <DeskIcon name="download" />
                {messages.export}
              </button>
            </p>
            <p className="desk-soft">{messages.exportNote}</p>
            <fieldset className="person-tools__part">
              <legend>
                {messages.portable} <b>{messages.portableBold}</b>
              </legend>
              <p className="desk-soft">{messages.portableNote}</p>
              <p className="desk-buttons">
                <PortableButton format="json" label={messages.portableJson} />
                <PortableButton format="csv" label={messages.portableCsv} />
              </p>
            </fieldset>
            <fieldset className="person-tools__part person-tools__erase">
              <legend>
                {messages.erase} <b>{messages.eraseBold}</b>
              </legend>
              <p className="desk-soft">{messages.eraseLead}</p>
              {needsIdentityCheck && (
                <p className="desk-field--tick">
                  <input type="checkbox" id={identityId} name="hasCheckedIdentity" aria-describedby={problemId} />
                  <label htmlFor={identityId}>{messages.eraseIdentity}</label>
                </p>
              )}
              <p className="desk-field--tick">
                <input type="checkbox" id={readId} name="hasRead" aria-describedby={problemId} />
                <label htmlFor={readId}>{messages.eraseRead}</label>
              </p>
              <p id={problemId} className="desk-field__problem" role="alert">
                {problem}
              </p>
              <button type="button" className="desk-btn desk-btn--danger" disabled={isBusy} onClick={erase}>
                {messages.eraseButton}
              </button>
            </fieldset>
          </>
        )}
      </form>
    </>
  )
}

function PortableButton({ format, label }: { format: PortableFormat; label: string }) {
  return (
    <button type="submit" className="desk-btn" name="format" value={format} formAction="/api/privacy/portable">
      <DeskIcon name="download" />
      {label}
    </button>
  )
}

function RecordList({
  records,
  title,
  isSelected = false,
}: {
  records: ShownRecord[]
  title?: string
  isSelected?: boolean
}) {
  if (records.length === 0) return null
  return (
    <>
      {title && <h3>{title}</h3>}
      <ul className="held-list">
        {records.map(({ id, title: name, note, hold }) => (
          <li key={id}>
            <input type="checkbox" id={id} name="records" value={id} defaultChecked={isSelected} />
            <label htmlFor={id}>
              <b>{name}</b>
              <small>{note}</small>
              {hold && <small className="held-list__hold">{hold}</small>}
            </label>
          </li>
        ))}
      </ul>
    </>
  )
}
