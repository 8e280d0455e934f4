'use client'

import { type InputHTMLAttributes, type ReactNode, useState } from 'react'

type Frame = { id: string; label: string; problem?: string | undefined }

const describing = ({ id, problem }: Frame, other?: string) =>
  [problem && `${id}-problem`, other].filter(Boolean).join(' ') || undefined

/** A label, a control and what is wrong with it. */
export function FieldFrame({ id, label, problem, children }: Frame & { children: ReactNode }) {
  return (
    <div className="desk-field account-field" data-wrong={problem ? '' : undefined}>
      <label htmlFor={id}>{label}</label>
      {children}
      {problem && (
        <p className="account-field__problem" id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </div>
  )
}

type TextProps = Frame & Omit<InputHTMLAttributes<HTMLInputElement>, 'id'>

export function TextField({ id, label, problem, ...input }: TextProps) {
  const frame = { id, label, problem }
  return (
    <FieldFrame {...frame}>
      <input {...input} aria-describedby={describing(frame)} aria-invalid={problem ? true : undefined} id={id} />
    </FieldFrame>
  )
}

type PasswordProps = TextProps & { words: { show: string; hide: string }; describedBy?: string }

/** A password that can be shown: people mistype what they cannot see, and a second field only repeats the mistake. */
export function PasswordField({ words, id, label, describedBy, problem, ...input }: PasswordProps) {
  const [isShown, setIsShown] = useState(false)
  const frame = { id, label, problem }
  return (
    <FieldFrame {...frame}>
      <span className="account-field__row">
        <input
          {...input}
          aria-describedby={describing(frame, describedBy)}
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
