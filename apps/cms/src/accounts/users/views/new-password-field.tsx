'use client'

import { containsName, PASSWORD_LENGTH } from '@app/domain/account/password-rule'
import { useState } from 'react'
import type { AccountMessages } from '../messages'
import { passwordNames } from '../password-names'
import { PasswordField } from './password-field'

type Props = {
  id: string
  label: string
  owner: { name: string; email: string }
  problem: string | undefined
  messages: AccountMessages
}

/** A new password with its rules, ticked while typing. Only the server checks the list of stolen passwords. */
export function NewPasswordField({ id, label, owner, problem, messages }: Props) {
  const [typed, setTyped] = useState('')
  const { length, stolen, names } = messages.rules
  const rules = [
    { text: length, isMet: [...typed].length >= PASSWORD_LENGTH },
    { text: names, isMet: typed !== '' && !containsName(typed, passwordNames(owner)) },
    { text: stolen, isMet: false },
  ]
  return (
    <div className="account-new-password">
      <PasswordField
        autoComplete="new-password"
        hintId={`${id}-rules`}
        id={id}
        label={label}
        name="password"
        onInput={(event) => setTyped(event.currentTarget.value)}
        problem={problem}
        messages={messages}
      />
      <ul className="account-rules" id={`${id}-rules`}>
        {rules.map(({ text, isMet }) => (
          <li data-met={isMet ? '' : undefined} key={text}>
            {text}
          </li>
        ))}
      </ul>
    </div>
  )
}
