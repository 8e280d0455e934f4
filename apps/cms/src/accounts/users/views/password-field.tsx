'use client'

import { type ComponentProps, useState } from 'react'
import { describedBy, Field } from '../../../panel/forms/field'

type PasswordProps = Omit<ComponentProps<'input'>, 'id'> & {
  id: string
  label: string
  problem?: string | undefined
  messages: { show: string; hide: string }
  /** The id of another element that describes the field. */
  hintId?: string
}

/** Renders a password field with a button to show the password, so users can find typing errors. */
export function PasswordField({ messages, id, label, hintId, problem, ...input }: PasswordProps) {
  const [isShown, setIsShown] = useState(false)
  const field = { id, label, problem }
  return (
    <Field {...field}>
      <span className="account-field__row">
        <input
          {...input}
          aria-describedby={describedBy(field, hintId)}
          aria-invalid={problem ? true : undefined}
          id={id}
          type={isShown ? 'text' : 'password'}
        />
        <button aria-pressed={isShown} className="desk-link" onClick={() => setIsShown(!isShown)} type="button">
          {isShown ? messages.hide : messages.show}
        </button>
      </span>
    </Field>
  )
}
