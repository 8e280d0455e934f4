'use client'

import { brand } from '@app/brand/brand'
import { useAuth, useTranslation } from '@payloadcms/ui'
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import { localize } from '../../../panel/language/in-language'
import { languageOf } from '../../../panel/language/language'
import type { Label } from '../../../platform/labels'
import { SignInLayout } from '../../sign-in/sign-in-layout'
import { accountMessages } from '../../users/messages'
import { RecoveryCodes } from './recovery-codes-list'
import './second-factor-form.css'

type BeginResponse = { step: 'code' } | { step: 'connect'; key: string; qrCode: string }
type CodeResponse = { error?: string; recoveryCodes?: string[]; begin?: boolean }

async function post(path: string, language: string, body: object = {}): Promise<Response> {
  const headers = { 'content-type': 'application/json', 'accept-language': language }
  return fetch(`/api/users/${path}`, {
    method: 'POST',
    credentials: 'same-origin',
    headers,
    body: JSON.stringify(body),
  })
}

/** Reloads the page, because the server decides what the user may see. */
const reloadPage = () => window.location.reload()

/** Asks for the second factor. If no phone is connected yet, the form connects one and shows the recovery codes. */
export function SecondFactorForm() {
  const { i18n } = useTranslation()
  const { logOut } = useAuth()
  const [beginResponse, setBeginResponse] = useState<BeginResponse>()
  const [error, setError] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const [recoveryCodes, setRecoveryCodes] = useState<string[]>()
  const translate = (label: Label) => localize(i18n.language, label)
  const messages = accountMessages[languageOf(i18n)]

  const begin = useCallback(async () => {
    const response = await post('second-factor/begin', i18n.language)
    if (response.ok) setBeginResponse(await response.json())
  }, [i18n.language])

  // Each call of `begin` creates a new key, so it must run only once even if React runs the effect twice.
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
    const response = await post('second-factor', i18n.language, { code }).catch(() => undefined)
    const responseBody: CodeResponse | undefined = await response?.json().catch(() => undefined)
    setIsBusy(false)
    if (responseBody?.begin) await begin()
    // The session has ended, for example because the user logged out in another tab. The server shows the login form.
    if (response?.status === 403) return reloadPage()
    if (!response?.ok) return setError(responseBody?.error ?? (response ? messages.failed : messages.unreachable))
    if (responseBody?.recoveryCodes) return setRecoveryCodes(responseBody.recoveryCodes)
    reloadPage()
  }

  if (recoveryCodes) return <RecoveryCodes codes={recoveryCodes} onSaved={reloadPage} />
  if (!beginResponse) return null
  const isConnecting = beginResponse.step === 'connect'
  return (
    <SignInLayout messages={messages} step={isConnecting ? 2 : undefined}>
      <h1>
        <b>
          {translate(
            isConnecting
              ? { es: 'Conecta tu teléfono', en: 'Connect your phone' }
              : { es: 'Escribe el código', en: 'Type the code' },
          )}
        </b>
      </h1>
      <p>
        {translate(
          isConnecting
            ? {
                es: 'Aquí no basta la contraseña. Escanea el código QR con una aplicación de autenticación y escribe el código que muestra.',
                en: 'A password alone is not enough here. Scan the QR code with an authenticator app and type the code it shows.',
              }
            : {
                es: `Abre tu aplicación de autenticación y escribe el código de ${brand.name}. Si no tienes tu teléfono, escribe uno de tus códigos de recuperación.`,
                en: `Open your authenticator app and type the code for ${brand.name}. Without your phone, type one of your recovery codes.`,
              },
        )}
      </p>
      {isConnecting && (
        <div className="second-factor__phone">
          {/* biome-ignore lint/performance/noImgElement: a data URL cannot be resized. */}
          <img
            alt={translate({ es: 'Código QR con la clave', en: 'QR code with the key' })}
            className="second-factor__qr"
            src={`data:image/svg+xml;utf8,${encodeURIComponent(beginResponse.qrCode)}`}
          />
          <p>
            {translate({ es: 'O escribe esta clave en la aplicación:', en: 'Or type this key into the app:' })}{' '}
            <code className="second-factor__key">{beginResponse.key}</code>
          </p>
        </div>
      )}
      <form className="account-form" onSubmit={submit}>
        <div className="desk-field second-factor__code" data-wrong={error ? '' : undefined}>
          <label htmlFor="second-factor-code">{translate({ es: 'Código', en: 'Code' })}</label>
          <input
            aria-describedby={error ? 'second-factor-error' : undefined}
            aria-invalid={Boolean(error)}
            autoComplete="one-time-code"
            id="second-factor-code"
            maxLength={20}
            name="code"
            required
          />
          <p className="desk-field__problem" id="second-factor-error" role="alert">
            {error}
          </p>
        </div>
        <p className="desk-buttons">
          <button className="desk-btn desk-btn--lime" disabled={isBusy} type="submit">
            {translate({ es: 'Continuar', en: 'Continue' })}
          </button>
          <button className="desk-link" onClick={() => logOut().then(reloadPage)} type="button">
            {translate({ es: 'Salir', en: 'Log out' })}
          </button>
        </p>
      </form>
    </SignInLayout>
  )
}
