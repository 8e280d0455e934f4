import { useEffect, useId, useRef } from 'react'
import type { Erasure } from '../erase-person'
import { privacyMessages } from '../messages'

type Props = { results: (Erasure & { title: string })[]; language: 'es' | 'en' }

/** Shows the outcome for each record. It gets the focus, because it appears above the form that was submitted. */
export function ErasureResult({ results, language }: Props) {
  const messages = privacyMessages[language]
  const id = useId()
  const box = useRef<HTMLElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <section ref={box} tabIndex={-1} className="desk-box erasure" aria-labelledby={id}>
      <h2 id={id}>
        {messages.result} <b>{messages.resultBold}</b>
      </h2>
      <ul>
        {results.map(({ record, result, title }) => (
          <li key={record} data-result={messages.results[result] ? 'gone' : 'kept'}>
            <b>{title}</b>
            <span>{messages.results[result] ?? messages.holds[result] ?? result}</span>
          </li>
        ))}
      </ul>
      <p className="desk-soft">{messages.elsewhere}</p>
    </section>
  )
}
