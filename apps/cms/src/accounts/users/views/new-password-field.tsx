'use client'

import { containsName, MIN_PASSWORD_LENGTH } from '@app/domain/account/password-rule'
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

/**
 * Renders a field for a new password with a checklist of rules. The rule about stolen passwords is never ticked,
 * because only the server checks it.
 */
export function NewPasswordField({ id, label, owner, problem, messages }: Props) {
  const [password, setPassword] = useState('')
  const { length, stolen, names } = messages.rules
  const rules = [
    { text: length, isMet: [...password].length >= MIN_PASSWORD_LENGTH },
    { text: names, isMet: password !== '' && !containsName(password, passwordNames(owner)) },
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
        onInput={(event) => setPassword(event.currentTarget.value)}
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
