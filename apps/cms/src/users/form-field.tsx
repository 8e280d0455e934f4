'use client'

import { type InputHTMLAttributes, type ReactNode, useState } from 'react'

type Frame = { id: string; label: string; hint?: string; problem?: string | undefined }

const describedBy = ({ id, hint, problem }: Frame) =>
  [problem && `${id}-problem`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined

/** A label, a control, its hint and what is wrong with it. */
export function FieldFrame({ id, label, hint, problem, children }: Frame & { children: ReactNode }) {
  return (
    <div className="desk-field account-field" data-wrong={problem ? '' : undefined}>
      <label htmlFor={id}>{label}</label>
      {children}
      {hint && (
        <p className="account-field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {problem && (
        <p className="account-field__problem" id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </div>
  )
}

type TextProps = Frame & Omit<InputHTMLAttributes<HTMLInputElement>, 'id'>

export function TextField({ id, label, hint, problem, ...input }: TextProps) {
  const frame = { id, label, ...(hint && { hint }), problem }
  return (
    <FieldFrame {...frame}>
      <input {...input} aria-describedby={describedBy(frame)} aria-invalid={problem ? true : undefined} id={id} />
    </FieldFrame>
  )
}

type PasswordProps = TextProps & { words: { show: string; hide: string } }

/** A password that can be shown: people mistype what they cannot see, and a second field only repeats the mistake. */
export function PasswordField({ words, id, label, hint, problem, ...input }: PasswordProps) {
  const [isShown, setIsShown] = useState(false)
  const frame = { id, label, ...(hint && { hint }), problem }
  return (
    <FieldFrame {...frame}>
      <span className="account-field__row">
        <input
          {...input}
          aria-describedby={describedBy(frame)}
          aria-invalid={problem ? true : undefined}
          id={id}
          type={isShown ? 'text' : 'password'}
        />
        <button aria-pressed={isShown} className="desk-link" onClick={() => setIsShown(!isShown)} type="button">
          {isShown ? words.hide : words.show}
        </button>
      </span>
    </FieldFrame>
  )
}
