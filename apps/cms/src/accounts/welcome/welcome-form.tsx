'use client'

import { MIN_PASSWORD_LENGTH } from '@app/domain/account/password-rule'
import { type FormEvent, useState } from 'react'
import type { Language } from '../../panel/language/language'
import { accountMessages } from '../users/messages'
import { sendAccountForm } from '../users/send-account-form'
import { NewPasswordField } from '../users/views/new-password-field'

type Props = { owner: { name: string; email: string }; token: string; language: Language }

/** Renders the form that sets the first password and signs the user in. The panel then asks for the second factor. */
export function WelcomeForm({ owner, token, language }: Props) {
  const messages = accountMessages[language]
  const { welcome: texts } = messages
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [isSaving, setIsSaving] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSaving) return
    const password = String(new FormData(event.currentTarget).get('password') ?? '')
    if ([...password].length < MIN_PASSWORD_LENGTH) return setProblems({ password: messages.tooShort })
    setIsSaving(true)
    // biome-ignore lint/suspicious/noDocumentCookie: the panel reads its language from this cookie alone.
    document.cookie = `payload-lng=${language};path=/;max-age=31536000;samesite=lax`
    const response = await sendAccountForm('/reset-password', { token, password }, language, messages)
    if (response.isDone) return window.location.assign('/admin')
    setIsSaving(false)
    setProblems(response.problems)
  }

  return (
    <form className="account-form" noValidate onSubmit={submit}>
      {problems[''] && (
        <p className="account-alert" role="alert">
          {problems['']}
        </p>
      )}
      {/* Password managers store the password under this e-mail address. */}
      <input autoComplete="username" hidden name="email" readOnly value={owner.email} />
      <NewPasswordField
        id="welcome-password"
        label={texts.password}
        messages={messages}
        owner={owner}
        problem={problems.password}
      />
      <p>
        <button className="desk-btn desk-btn--lime" disabled={isSaving} type="submit">
          {isSaving ? texts.saving : texts.save}
        </button>
      </p>
    </form>
  )
}
