'use client'

import { useState } from 'react'
import type { AccountMessages } from '../../users/messages'

type Props = { codes: string[]; email: string; messages: AccountMessages }

/** The codes, and ways to keep them: copy, a file, paper. Nothing is sent anywhere. */
export function RecoveryCodesSheet({ codes, email, messages: { codes: words } }: Props) {
  const [copying, setCopying] = useState<'done' | 'failed'>()
  const text = [words.about(email), '', ...codes, ''].join('\n')

  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopying('done'),
      () => setCopying('failed'),
    )

  return (
    <div className="recovery-codes">
      <p className="recovery-codes__about">{words.about(email)}</p>
      <ol>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <p className="desk-buttons">
        <button className="desk-btn desk-btn--ink" onClick={copy} type="button">
          {copying === 'done' ? words.copied : words.copy}
        </button>
        <a
          className="desk-btn"
          download={words.file}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
        >
          {words.download}
        </a>
        <button className="desk-btn" onClick={() => window.print()} type="button">
          {words.print}
        </button>
      </p>
      <p role="status">{copying === 'failed' && words.notCopied}</p>
    </div>
  )
}
