'use client'

import { Button, useTranslation } from '@payloadcms/ui'
import { say } from '../../spanish/say'

/** Shown once: afterwards only their hashes are kept. */
export function RecoveryCodes({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  const { i18n } = useTranslation()
  const words = (english: string) => say(i18n.language, english)
  return (
    <main className="second-factor">
      <h1>{words('Keep your recovery codes')}</h1>
      <p>
        {words(
          'Each opens your account once if you lose your phone. They are not shown again: print them or keep them in your password manager.',
        )}
      </p>
      <ul className="second-factor__codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Button onClick={onKept}>{words('I have kept them')}</Button>
    </main>
  )
}
