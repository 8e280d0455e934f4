import { useEffect, useId, useRef } from 'react'
import type { Erasure } from '../erase-person'
import { privacyWords } from '../messages'

type Props = { results: (Erasure & { title: string })[]; language: 'es' | 'en' }

/** What became of each record. It is read out, and seen: what goes is above what is left. */
export function ErasureResult({ results, language }: Props) {
  const say = privacyWords[language]
  const id = useId()
  const box = useRef<HTMLElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <section ref={box} tabIndex={-1} className="desk-box erasure" aria-labelledby={id}>
      <h2 id={id}>
        {say.result} <b>{say.resultBold}</b>
      </h2>
      <ul>
        {results.map(({ record, result, title }) => (
          <li key={record} data-result={say.results[result] ? 'gone' : 'kept'}>
            <b>{title}</b>
            <span>{say.results[result] ?? say.holds[result] ?? result}</span>
          </li>
        ))}
      </ul>
      <p className="desk-soft">{say.elsewhere}</p>
    </section>
  )
}
