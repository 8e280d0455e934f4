'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type FormEvent, useId, useRef, useState } from 'react'
import { describedBy, Field } from '../../panel/forms/field'
import { TextArea } from '../../panel/forms/text-area'
import { privacyMessages } from '../messages'

type Props = { id: string; language: 'es' | 'en' }

function useRequestChange({ id, language }: Props) {
  const [isBusy, setIsBusy] = useState(false)
  const router = useRouter()
  async function change(body: object) {
    setIsBusy(true)
    const response = await fetch(`/api/privacy/requests/${id}/changes`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }).catch(() => undefined)
    setIsBusy(false)
    if (!response?.ok) return void toast.error(privacyMessages[language].failed)
    toast.success(privacyMessages[language].done)
    router.refresh()
  }
  return { isBusy, change }
}

export function AssignButton(props: Props) {
  const { isBusy, change } = useRequestChange(props)
  return (
    <button type="button" className="desk-btn desk-btn--ink" disabled={isBusy} onClick={() => change({ kind: 'take' })}>
      {privacyMessages[props.language].take}
    </button>
  )
}

export function CloseForm(props: Props) {
  const messages = privacyMessages[props.language]
  const { isBusy, change } = useRequestChange(props)
  const [outcome, setOutcome] = useState('')
  const [problem, setProblem] = useState<string>()
  const field = useRef<HTMLTextAreaElement>(null)
  const [headingId, fieldId] = [useId(), useId()]

  function close(event: FormEvent) {
    event.preventDefault()
    const isEmpty = outcome.trim() === ''
    setProblem(isEmpty ? messages.closeNone : undefined)
    if (isEmpty) return field.current?.focus()
    void change({ kind: 'close', outcome })
  }

  return (
    <form className="desk-box close-form" onSubmit={close} aria-labelledby={headingId}>
      <h2 id={headingId}>
        {messages.close} <b>{messages.closeBold}</b>
      </h2>
      <Field id={fieldId} label={messages.outcome} problem={problem}>
        <TextArea
          id={fieldId}
          ref={field}
          value={outcome}
          onChange={setOutcome}
          rows={4}
          maxLength={4000}
          aria-describedby={describedBy({ id: fieldId, problem })}
          aria-invalid={problem ? true : undefined}
        />
      </Field>
      <button type="submit" className="desk-btn" disabled={isBusy}>
        {messages.closeButton}
      </button>
    </form>
  )
}
