'use client'

import { MIN_PASSWORD_LENGTH } from '@app/domain/account/password-rule'
import { type FormEvent, useState } from 'react'
import type { Language } from '../../panel/language/language'
import { accountMessages } from '../users/messages'
import { sendAccountForm } from '../users/send-account-form'
import { NewPasswordField } from '../users/views/new-password-field'
import { PasswordField } from '../users/views/password-field'

type Props = { owner: { name: string; email: string }; language: Language }

/** Renders the form with which users change their own password. The server checks the current password first. */
export function OwnPasswordForm({ owner, language }: Props) {
  const messages = accountMessages[language]
  const { account: texts } = messages
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [isBusy, setIsBusy] = useState(false)
  const [isChanged, setIsChanged] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const form = event.currentTarget
    setIsChanged(false)
    const formData = new FormData(form)
    const [current, password] = [String(formData.get('current') ?? ''), String(formData.get('password') ?? '')]
    const inputProblems = {
      ...(current === '' && { current: texts.currentMissing }),
      ...([...password].length < MIN_PASSWORD_LENGTH && { password: messages.tooShort }),
    }
    if (Object.keys(inputProblems).length > 0) return setProblems(inputProblems)
    setIsBusy(true)
    const response = await sendAccountForm('/own-password', { current, password }, language, messages)
    setIsBusy(false)
    if (!response.isDone) return setProblems(response.problems)
    setProblems({})
    setIsChanged(true)
    form.reset()
  }

  return (
    <form className="account-form" noValidate onSubmit={submit}>
      {problems[''] && (
        <p className="account-alert" role="alert">
          {problems['']}
        </p>
      )}
      <input autoComplete="username" hidden name="email" readOnly value={owner.email} />
      <PasswordField
        autoComplete="current-password"
        id="account-current"
        label={texts.current}
        name="current"
        problem={problems.current}
        messages={messages}
      />
      <NewPasswordField
        id="account-password"
        key={String(isChanged)}
        label={texts.next}
        messages={messages}
        owner={owner}
        problem={problems.password}
      />
      <p className="desk-buttons">
        <button className="desk-btn" disabled={isBusy} type="submit">
          {texts.change}
        </button>
        <span role="status">{isChanged && texts.changed}</span>
      </p>
    </form>
  )
}
