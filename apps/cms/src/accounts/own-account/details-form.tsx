'use client'

import { useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type FormEvent, useState } from 'react'
import { Field, TextField } from '../../panel/forms/field'
import type { Language } from '../../panel/language/language'
import { accountMessages } from '../users/messages'
import { sendAccountForm } from '../users/send-account-form'

type Props = { id: string; name: string; mailLanguage: Language; language: Language }

/** Lets users change their own name and languages. */
export function DetailsForm({ id, name, mailLanguage, language }: Props) {
  const messages = accountMessages[language]
  const { account: texts } = messages
  const { switchLanguage } = useTranslation()
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [isSaved, setIsSaved] = useState(false)
  const router = useRouter()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setIsSaved(false)
    const formData = new FormData(event.currentTarget)
    const fieldValue = (field: string) => String(formData.get(field) ?? '').trim()
    if (!fieldValue('name')) return setProblems({ name: texts.nameMissing })
    const changes = { name: fieldValue('name'), language: fieldValue('mail-language') }
    const response = await sendAccountForm(`/${id}`, changes, language, messages, 'PATCH')
    if (!response.isDone) return setProblems(response.problems)
    setProblems({})
    setIsSaved(true)
    const panelLanguage = fieldValue('panel-language') === 'en' ? 'en' : 'es'
    if (panelLanguage !== language) await switchLanguage?.(panelLanguage)
    router.refresh()
  }

  const languageOptions = (['es', 'en'] as const).map((code) => (
    <option key={code} value={code}>
      {messages.languages[code]}
    </option>
  ))
  return (
    <form className="account-form" noValidate onSubmit={submit}>
      {problems[''] && (
        <p className="account-alert" role="alert">
          {problems['']}
        </p>
      )}
      <TextField
        autoComplete="name"
        defaultValue={name}
        id="account-name"
        label={texts.name}
        name="name"
        problem={problems.name}
      />
      <Field id="account-panel-language" label={texts.panelLanguage}>
        <select defaultValue={language} id="account-panel-language" name="panel-language">
          {languageOptions}
        </select>
      </Field>
      <Field id="account-mail-language" label={texts.mailLanguage}>
        <select defaultValue={mailLanguage} id="account-mail-language" name="mail-language">
          {languageOptions}
        </select>
      </Field>
      <p className="desk-buttons">
        <button className="desk-btn desk-btn--lime" type="submit">
          {texts.save}
        </button>
        <span role="status">{isSaved && texts.saved}</span>
      </p>
    </form>
  )
}
