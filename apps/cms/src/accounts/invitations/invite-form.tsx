'use client'

import Link from 'next/link'
import { type FormEvent, useRef, useState } from 'react'
import { type Role, roles } from '../../platform/access/roles'
import { type AccountLanguage, accountMessages, sayMoment } from '../users/messages'
import { sendAccount } from '../users/post-account'
import { FieldFrame, TextField } from '../users/views/form-field'
import { INVITATION_MS } from './invitation-time'
import '../users/views/accounts.css'

type Problems = Partial<Record<'email' | 'name' | 'role' | '', string>>

const LIST = '/admin/collections/users'

/** Three fields and the language of the mails. The answer says whether the mail went out. */
export function InviteForm({ language }: { language: AccountLanguage }) {
  const messages = accountMessages[language]
  const words = messages.invite
  const [problems, setProblems] = useState<Problems>({})
  const [isSending, setIsSending] = useState(false)
  const [sent, setSent] = useState<{ name: string; email: string; until: string }>()
  const form = useRef<HTMLFormElement>(null)

  function check(email: string, name: string, role: string): Problems {
    return {
      ...(email === '' ? { email: words.emailMissing } : !/^\S+@\S+\.\S+$/.test(email) && { email: words.emailWrong }),
      ...(name === '' && { name: words.nameMissing }),
      ...(role === '' && { role: words.roleMissing }),
    }
  }

  function point(found: Problems) {
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
    if (Object.keys(missing).length > 0) return point(missing)
    setIsSending(true)
    const answer = await sendAccount('', { email, name, role, language: text('language') }, language, messages)
    setIsSending(false)
    if (!answer.isDone) return point(answer.problems)
    setProblems({})
    setSent({ name, email, until: sayMoment(new Date(Date.now() + INVITATION_MS), language) })
  }

  if (sent)
    return (
      <div className="account-form">
        <div className="account-done" role="status">
          <h2>{words.sent(sent.name)}</h2>
          <p>{words.sentTo(sent.email, sent.until)}</p>
        </div>
        <p className="desk-buttons">
          <button className="desk-btn desk-btn--lime" onClick={() => setSent(undefined)} type="button">
            {words.another}
          </button>
          <Link className="desk-btn" href={LIST}>
            {words.list}
          </Link>
        </p>
      </div>
    )

  const count = Object.entries(problems).filter(([field]) => field !== '').length
  return (
    <form className="account-form" noValidate onSubmit={submit} ref={form}>
      {(count > 0 || problems['']) && (
        <p className="account-alert" role="alert">
          {problems[''] ?? words.problems(count)}
        </p>
      )}
      <TextField
        autoComplete="off"
        id="invite-email"
        label={words.email}
        name="email"
        problem={problems.email}
        type="email"
      />
      <TextField autoComplete="off" id="invite-name" label={words.name} name="name" problem={problems.name} />
      <fieldset
        aria-describedby={problems.role ? 'invite-role-problem' : undefined}
        className="account-roles"
        data-wrong={problems.role ? '' : undefined}
      >
        <legend>{words.role}</legend>
        {roles.map((role: Role) => (
          <label key={role}>
            <input name="role" type="radio" value={role} />
            <b>{messages.roles[role][0]}</b>
            <small>{messages.roles[role][1]}</small>
          </label>
        ))}
        {problems.role && (
          <p className="account-field__problem" id="invite-role-problem">
            {problems.role}
          </p>
        )}
      </fieldset>
      <FieldFrame id="invite-language" label={words.language}>
        <select defaultValue="es" id="invite-language" name="language">
          <option value="es">{messages.languages.es}</option>
          <option value="en">{messages.languages.en}</option>
        </select>
      </FieldFrame>
      <p className="desk-soft">{words.hint}</p>
      <p className="desk-buttons">
        <button className="desk-btn desk-btn--lime" disabled={isSending} type="submit">
          {isSending ? words.sending : words.send}
        </button>
        <Link className="desk-btn" href={LIST}>
          {words.cancel}
        </Link>
      </p>
    </form>
  )
}
