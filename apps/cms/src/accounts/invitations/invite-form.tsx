'use client'

import { formatInstant } from '@app/domain/calendar/format-date'
import Link from 'next/link'
import { type FormEvent, useRef, useState } from 'react'
import { Field, TextField } from '../../panel/forms/field'
import type { Language } from '../../panel/language/language'
import { type Role, roles } from '../../platform/access/roles'
import { accountMessages } from '../users/messages'
import { sendAccount } from '../users/post-account'
import { INVITATION_MS } from './invitation-time'
import '../users/views/accounts.css'

type Problems = Partial<Record<'email' | 'name' | 'role' | '', string>>

const LIST = '/admin/collections/users'

/** Three fields and the language of the mails. The answer tells whether the mail was sent. */
export function InviteForm({ language }: { language: Language }) {
  const messages = accountMessages[language]
  const texts = messages.invite
  const [problems, setProblems] = useState<Problems>({})
  const [isSending, setIsSending] = useState(false)
  const [sent, setSent] = useState<{ name: string; email: string; until: string }>()
  const form = useRef<HTMLFormElement>(null)

  function check(email: string, name: string, role: string): Problems {
    return {
      ...(email === '' ? { email: texts.emailMissing } : !/^\S+@\S+\.\S+$/.test(email) && { email: texts.emailWrong }),
      ...(name === '' && { name: texts.nameMissing }),
      ...(role === '' && { role: texts.roleMissing }),
    }
  }

  function showProblems(found: Problems) {
    setProblems(found)
    const first = (['email', 'name', 'role'] as const).find((field) => found[field])
    if (first) form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    const given = new FormData(event.currentTarget)
    const text = (name: string) => String(given.get(name) ?? '').trim()
    const [email, name, role] = [text('email'), text('name'), text('role')]
    const missing = check(email, name, role)
    if (Object.keys(missing).length > 0) return showProblems(missing)
    setIsSending(true)
    const answer = await sendAccount('', { email, name, role, language: text('language') }, language, messages)
    setIsSending(false)
    if (!answer.isDone) return showProblems(answer.problems)
    setProblems({})
    setSent({ name, email, until: formatInstant(new Date(Date.now() + INVITATION_MS), language, 'withoutYear') })
  }

  if (sent)
    return (
      <div className="account-form">
        <div className="account-done" role="status">
          <h2>{texts.sent(sent.name)}</h2>
          <p>{texts.sentTo(sent.email, sent.until)}</p>
        </div>
        <p className="desk-buttons">
          <button className="desk-btn desk-btn--lime" onClick={() => setSent(undefined)} type="button">
            {texts.another}
          </button>
          <Link className="desk-btn" href={LIST}>
            {texts.list}
          </Link>
        </p>
      </div>
    )

  const count = Object.entries(problems).filter(([field]) => field !== '').length
  return (
    <form className="account-form" noValidate onSubmit={submit} ref={form}>
      {(count > 0 || problems['']) && (
        <p className="account-alert" role="alert">
          {problems[''] ?? texts.problems(count)}
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
        <Link className="desk-btn" href={LIST}>
          {texts.cancel}
        </Link>
      </p>
    </form>
  )
}
