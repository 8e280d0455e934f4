'use client'

import { useAuth, useTranslation } from '@payloadcms/ui'
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import { say } from '../../../panel/language/in-language'
import type { Label } from '../../../platform/labels'
import { EntrancePage } from '../../entrance/entrance-page'
import { accountLanguage, accountMessages } from '../../users/messages'
import { RecoveryCodes } from './recovery-codes-list'
import './second-factor-form.css'

type Beginning = { step: 'code' } | { step: 'connect'; key: string; drawing: string }
type Answer = { error?: string; recoveryCodes?: string[]; begin?: boolean }

async function post(path: string, language: string, body: object = {}): Promise<Response> {
  const headers = { 'content-type': 'application/json', 'accept-language': language }
  return fetch(`/api/users/${path}`, {
    method: 'POST',
    credentials: 'same-origin',
    headers,
    body: JSON.stringify(body),
  })
}

/** Reloads the page, so that the server sends what it held back. */
const enter = () => window.location.reload()

/** The second half of signing in. The first time it connects a phone and shows the recovery codes. */
export function SecondFactorForm() {
  const { i18n } = useTranslation()
  const { logOut } = useAuth()
  const [beginning, setBeginning] = useState<Beginning>()
  const [error, setError] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const [recoveryCodes, setRecoveryCodes] = useState<string[]>()
  const words = (label: Label) => say(i18n.language, label)
  const messages = accountMessages[accountLanguage(i18n.language)]

  const begin = useCallback(async () => {
    const response = await post('second-factor/begin', i18n.language)
    if (response.ok) setBeginning(await response.json())
  }, [i18n.language])

  // Each beginning makes a new key, so a page that starts its effects twice asks once.
  const hasBegun = useRef(false)
  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    begin()
  }, [begin])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const code = new FormData(event.currentTarget).get('code')
    setIsBusy(true)
    const response = await post('second-factor', i18n.language, { code })
    const answer = (await response.json()) as Answer
    setIsBusy(false)
    if (answer.begin) await begin()
    if (!response.ok) return setError(answer.error)
    if (answer.recoveryCodes) return setRecoveryCodes(answer.recoveryCodes)
    enter()
  }

  if (recoveryCodes) return <RecoveryCodes codes={recoveryCodes} onKept={enter} />
  if (!beginning) return null
  const isConnecting = beginning.step === 'connect'
  return (
    <EntrancePage messages={messages} step={isConnecting ? 2 : undefined}>
      <h1>
        <b>
          {words(
            isConnecting
              ? { es: 'Conecta tu teléfono', en: 'Connect your phone' }
              : { es: 'Escribe el código', en: 'Type the code' },
          )}
        </b>
      </h1>
      <p>
        {words(
          isConnecting
            ? {
                es: 'Aquí no basta la contraseña. Escanea el código QR con una aplicación de autenticación y escribe el código que muestra.',
                en: 'A password alone is not enough here. Scan the QR code with an authenticator app and type the code it shows.',
              }
            : {
                es: 'Abre tu aplicación de autenticación y escribe el código de Sillar & Mar. Si no tienes tu teléfono, escribe uno de tus códigos de recuperación.',
                en: 'Open your authenticator app and type the code for Sillar & Mar. Without your phone, type one of your recovery codes.',
              },
        )}
      </p>
      {isConnecting && (
        <div className="second-factor__phone">
          {/* biome-ignore lint/performance/noImgElement: drawn here and part of the answer; there is no file to size. */}
          <img
            alt={words({ es: 'Código QR con la clave', en: 'QR code with the key' })}
            className="second-factor__drawing"
            src={`data:image/svg+xml;utf8,${encodeURIComponent(beginning.drawing)}`}
          />
          <p>
            {words({ es: 'O escribe esta clave en la aplicación:', en: 'Or type this key into the app:' })}{' '}
            <code className="second-factor__key">{beginning.key}</code>
          </p>
        </div>
      )}
      <form className="account-form" onSubmit={submit}>
        <div className="desk-field account-field second-factor__code" data-wrong={error ? '' : undefined}>
          <label htmlFor="second-factor-code">{words({ es: 'Código', en: 'Code' })}</label>
          <input
            aria-describedby={error ? 'second-factor-error' : undefined}
            aria-invalid={Boolean(error)}
            autoComplete="one-time-code"
            id="second-factor-code"
            maxLength={20}
            name="code"
            required
          />
          <p className="account-field__problem" id="second-factor-error" role="alert">
            {error}
          </p>
        </div>
        <p className="desk-buttons">
          <button className="desk-btn desk-btn--lime" disabled={isBusy} type="submit">
            {words({ es: 'Continuar', en: 'Continue' })}
          </button>
          <button className="desk-link" onClick={() => logOut().then(enter)} type="button">
            {words({ es: 'Salir', en: 'Leave' })}
          </button>
        </p>
      </form>
    </EntrancePage>
  )
}
