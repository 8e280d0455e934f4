'use client'

import { formatInstant } from '@app/domain/calendar/format-date'
import Link from 'next/link'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Field, TextField } from '../../panel/forms/field'
import type { Language } from '../../panel/language/language'
import { type Role, roles } from '../../platform/access/roles'
import { accountMessages } from '../users/messages'
import { sendAccountForm } from '../users/send-account-form'
import { INVITATION_MS } from './invitation-time'
import '../users/views/accounts.css'

type Problems = Partial<Record<'email' | 'name' | 'role' | '', string>>

const USERS_URL = '/admin/collections/users'

/** Renders the form that invites a colleague. It confirms the invitation only after the server has sent the mail. */
export function InviteForm({ language }: { language: Language }) {
  const messages = accountMessages[language]
  const texts = messages.invite
  const [problems, setProblems] = useState<Problems>({})
  const [isSending, setIsSending] = useState(false)
  const [sentInvitation, setSentInvitation] = useState<{ name: string; email: string; until: string }>()
  const form = useRef<HTMLFormElement>(null)
  const sentHeading = useRef<HTMLHeadingElement>(null)

  // The form disappears with the focused button, so keyboard users would start again at the top of the page.
  useEffect(() => {
    if (sentInvitation) sentHeading.current?.focus()
  }, [sentInvitation])

  function findProblems(email: string, name: string, role: string): Problems {
    return {
      ...(email === '' ? { email: texts.emailMissing } : !/^\S+@\S+\.\S+$/.test(email) && { email: texts.emailWrong }),
      ...(name === '' && { name: texts.nameMissing }),
      ...(role === '' && { role: texts.roleMissing }),
    }
  }

  function showProblems(newProblems: Problems) {
    setProblems(newProblems)
    const firstField = (['email', 'name', 'role'] as const).find((field) => newProblems[field])
    if (firstField) form.current?.querySelector<HTMLElement>(`[name=${firstField}]`)?.focus()
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    const formData = new FormData(event.currentTarget)
    const fieldValue = (name: string) => String(formData.get(name) ?? '').trim()
    const [email, name, role] = [fieldValue('email'), fieldValue('name'), fieldValue('role')]
    const inputProblems = findProblems(email, name, role)
    if (Object.keys(inputProblems).length > 0) return showProblems(inputProblems)
    setIsSending(true)
    const response = await sendAccountForm(
      '',
      { email, name, role, language: fieldValue('language') },
      language,
      messages,
    )
    setIsSending(false)
    if (!response.isDone) return showProblems(response.problems)
    setProblems({})
    setSentInvitation({
      name,
      email,
      until: formatInstant(new Date(Date.now() + INVITATION_MS), language, 'withoutYear'),
    })
  }

  if (sentInvitation)
    return (
      <div className="account-form">
        <div className="account-done" role="status">
          <h2 ref={sentHeading} tabIndex={-1}>
            {texts.sent(sentInvitation.name)}
          </h2>
          <p>{texts.sentTo(sentInvitation.email, sentInvitation.until)}</p>
        </div>
        <p className="desk-buttons">
          <button className="desk-btn desk-btn--lime" onClick={() => setSentInvitation(undefined)} type="button">
            {texts.another}
          </button>
          <Link className="desk-btn" href={USERS_URL}>
            {texts.list}
          </Link>
        </p>
      </div>
    )

  const problemCount = Object.entries(problems).filter(([field]) => field !== '').length
  return (
    <form className="account-form" noValidate onSubmit={submit} ref={form}>
      {(problemCount > 0 || problems['']) && (
        <p className="account-alert" role="alert">
          {problems[''] ?? texts.problems(problemCount)}
        </p>
      )}
      <TextField
        autoComplete="off"
        id="invite-email"
        label={texts.email}
        name="email"
        problem={problems.email}
        type="email"
      />
      <TextField autoComplete="off" id="invite-name" label={texts.name} name="name" problem={problems.name} />
      <fieldset
        aria-describedby={problems.role ? 'invite-role-problem' : undefined}
        className="account-roles"
        data-wrong={problems.role ? '' : undefined}
      >
        <legend>{texts.role}</legend>
        {roles.map((role: Role) => (
          <label key={role}>
            <input name="role" type="radio" value={role} />
            <b>{messages.roles[role][0]}</b>
            <small>{messages.roles[role][1]}</small>
          </label>
        ))}
        {problems.role && (
          <p className="desk-field__problem" id="invite-role-problem">
            {problems.role}
          </p>
        )}
      </fieldset>
      <Field id="invite-language" label={texts.language}>
        <select defaultValue="es" id="invite-language" name="language">
          <option value="es">{messages.languages.es}</option>
          <option value="en">{messages.languages.en}</option>
        </select>
      </Field>
      <p className="desk-soft">{texts.hint}</p>
      <p className="desk-buttons">
        <button className="desk-btn desk-btn--lime" disabled={isSending} type="submit">
          {isSending ? texts.sending : texts.send}
        </button>
        <Link className="desk-btn" href={USERS_URL}>
          {texts.cancel}
        </Link>
      </p>
    </form>
  )
}
