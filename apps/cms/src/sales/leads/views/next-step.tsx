'use client'

import { useId, useRef, useState } from 'react'
import { fieldInLima, instantInLima, useDeskRequest } from '../../../panel/forms/use-desk-request'
import { DeskIcon } from '../../../panel/parts/panel-icon'
import { leadMessages } from '../messages'
import { StepFields } from './lead-state'

type Props = {
  lead: string
  nextStep: string | null
  nextStepAt: string | null
  formattedTime: string | null
  isWaiting: boolean
  callHref: string
  language: 'es' | 'en'
}

export function NextStep({ lead, nextStep, nextStepAt, formattedTime, isWaiting, callHref, language }: Props) {
  const messages = leadMessages[language]
  const { isBusy, change } = useDeskRequest(messages)
  const [isEditing, setIsEditing] = useState(false)
  const id = useId()
  const section = useRef<HTMLElement>(null)

  /** Shows or hides the form. The pressed button disappears, so the focus moves to what replaces it. */
  function edit(isOpen: boolean) {
    setIsEditing(isOpen)
    requestAnimationFrame(() => section.current?.querySelector<HTMLElement>(isOpen ? 'input' : 'button')?.focus())
  }

  async function save(form: FormData) {
    const text = String(form.get('step') ?? '').trim()
    const answer = await change([lead], { kind: 'next-step', text, at: instantInLima(String(form.get('at') ?? '')) })
    if (answer) edit(false)
  }

  async function recordContact(channel: 'call' | 'whatsapp') {
    const answer = await change([lead], { kind: 'contact', channel })
    if (answer && nextStep) await change([lead], { kind: 'next-step-done' })
    if (answer) edit(true)
  }

  return (
    <section className="next-step" ref={section} aria-labelledby={`${id}-title`}>
      <div className="next-step__head">
        <h2 id={`${id}-title`}>{messages.nextStep}</h2>
        {!isEditing && (
          <button type="button" onClick={() => edit(true)}>
            {messages.changeIt}
          </button>
        )}
      </div>
      {isEditing ? (
        <form
          className="next-step__form"
          onSubmit={(event) => {
            event.preventDefault()
            void save(new FormData(event.currentTarget))
          }}
        >
          <StepFields id={id} language={language} step={nextStep ?? ''} at={fieldInLima(nextStepAt)} isRequired />
          <p className="desk-buttons">
            <button className="desk-btn desk-btn--lime" type="submit" disabled={isBusy}>
              {messages.save}
            </button>
            <button className="desk-btn" type="button" onClick={() => edit(false)}>
              {messages.cancel}
            </button>
          </p>
        </form>
      ) : (
        <>
          <p className="next-step__what">
            {nextStep ?? (isWaiting ? messages.callNow : messages.noNextStep)}
            {formattedTime && <span>{formattedTime}</span>}
          </p>
          <p className="next-step__note">{isWaiting ? messages.notAnswered : messages.nextStepNote}</p>
          <p className="desk-buttons">
            <a className="desk-btn desk-btn--lime" href={callHref}>
              <DeskIcon name="phone" />
              {messages.callNow}
            </a>
            <button className="desk-btn" type="button" disabled={isBusy} onClick={() => recordContact('call')}>
              <DeskIcon name="check" />
              {messages.called}
            </button>
            <button className="desk-btn" type="button" disabled={isBusy} onClick={() => recordContact('whatsapp')}>
              <DeskIcon name="check" />
              {messages.wrote}
            </button>
          </p>
        </>
      )}
    </section>
  )
}
