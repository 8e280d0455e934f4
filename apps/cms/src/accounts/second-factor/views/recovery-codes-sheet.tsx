'use client'

import { CopyButton } from '../../../panel/parts/copy-button'
import type { AccountMessages } from '../../users/messages'

type Props = { codes: string[]; email: string; messages: AccountMessages }

/** Shows recovery codes with buttons to copy, download and print them, all without sending them to a server. */
export function RecoveryCodesSheet({ codes, email, messages: { codes: texts } }: Props) {
  const text = [texts.about(email), '', ...codes, ''].join('\n')

  return (
    <div className="recovery-codes">
      <p className="recovery-codes__about">{texts.about(email)}</p>
      <ol>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <p className="desk-buttons">
        <CopyButton
          className="desk-btn desk-btn--ink"
          text={text}
          label={texts.copy}
          copied={texts.copied}
          failed={texts.notCopied}
        />
        <a
          className="desk-btn"
          download={texts.file}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
        >
          {texts.download}
        </a>
        <button className="desk-btn" onClick={() => window.print()} type="button">
          {texts.print}
        </button>
      </p>
    </div>
  )
}
