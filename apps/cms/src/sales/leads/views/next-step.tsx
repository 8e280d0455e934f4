'use client'

import { useId, useState } from 'react'
import { fieldInLima, instantInLima, useDesk } from '../../../panel/forms/use-action'
import { DeskIcon } from '../../../panel/parts/panel-icon'
import { inboxWords } from '../messages'
import { StepFields } from './lead-state'

type Props = {
  lead: string
  nextStep: string | null
  nextStepAt: string | null
  /** In words of the panel. */
  when: string | null
  isWaiting: boolean
  callHref: string
  language: 'es' | 'en'
}

/** The one thing to do now: the only lime of the page. */
export function NextStep({ lead, nextStep, nextStepAt, when, isWaiting, callHref, language }: Props) {
  const say = inboxWords[language]
  const { isBusy, change } = useDesk(say)
  const [isEditing, setIsEditing] = useState(false)
  const id = useId()

  async function save(form: FormData) {
    const text = String(form.get('step') ?? '').trim()
    const saved = await change([lead], { kind: 'next-step', text, at: instantInLima(String(form.get('at') ?? '')) })
    if (saved) setIsEditing(false)
  }

  async function spoken(channel: 'call' | 'whatsapp') {
    const saved = await change([lead], { kind: 'contact', channel })
    if (saved && nextStep) await change([lead], { kind: 'next-step-done' })
    if (saved) setIsEditing(true)
  }

  return (
    <section className="next-step" aria-labelledby={`${id}-title`}>
      <div className="next-step__head">
        <h2 id={`${id}-title`}>{say.nextStep}</h2>
        {!isEditing && (
          <button type="button" onClick={() => setIsEditing(true)}>
            {say.changeIt}
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
              {say.save}
            </button>
            <button className="desk-btn" type="button" onClick={() => setIsEditing(false)}>
              {say.cancel}
            </button>
          </p>
        </form>
      ) : (
        <>
          <p className="next-step__what">
            {nextStep ?? (isWaiting ? say.callNow : say.noNextStep)}
            {when && <span>{when}</span>}
          </p>
          <p className="next-step__note">{isWaiting ? say.notAnswered : say.nextStepNote}</p>
          <p className="desk-buttons">
            <a className="desk-btn desk-btn--lime" href={callHref}>
              <DeskIcon name="phone" />
              {say.callNow}
            </a>
            <button className="desk-btn" type="button" disabled={isBusy} onClick={() => spoken('call')}>
              <DeskIcon name="check" />
              {say.called}
            </button>
            <button className="desk-btn" type="button" disabled={isBusy} onClick={() => spoken('whatsapp')}>
              <DeskIcon name="check" />
              {say.wrote}
            </button>
          </p>
        </>
      )}
    </section>
  )
}
