'use client'

import { containsName, PASSWORD_LENGTH } from '@sillar/domain/account/password-rule'
import { useState } from 'react'
import type { AccountMessages } from '../messages'
import { passwordNames } from '../password-names'
import { PasswordField } from './form-field'

type Props = {
  id: string
  label: string
  owner: { name: string; email: string }
  problem: string | undefined
  messages: AccountMessages
}

/** A new password with its rules, ticked while it is typed. The list of stolen passwords is checked by the server alone. */
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
        describedBy={`${id}-rules`}
        id={id}
        label={label}
        name="password"
        onInput={(event) => setTyped(event.currentTarget.value)}
        problem={problem}
        words={messages}
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
