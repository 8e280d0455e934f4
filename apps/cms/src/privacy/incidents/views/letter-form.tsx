'use client'

import { isUnfinished } from '@app/domain/incident/incident-letter'
import { toast } from '@payloadcms/ui'
import { type FormEvent, useId, useState } from 'react'
import { Field, TextField } from '../../../panel/forms/field'
import { TextArea } from '../../../panel/forms/text-area'
import { incidentMessages } from '../messages'
import { useIncidentRequest } from './incident-forms'

type Props = {
  id: string
  language: 'es' | 'en'
  audience: 'authority' | 'people'
  /** The templates that staff complete. */
  text: string
  textInEnglish?: string
  mailCount: number
}

/** Renders the form for a letter, in two steps: the text from the template, then the letter as it will be sent. */
export function LetterForm({ id: incident, language, audience, mailCount, ...templates }: Props) {
  const messages = incidentMessages[language]
  const [headingId, id] = [useId(), useId()]
  const [text, setText] = useState(templates.text)
  const [textInEnglish, setTextInEnglish] = useState(templates.textInEnglish)
  const [to, setTo] = useState('')
  const [isPreview, setIsPreview] = useState(false)
  const { isBusy, send } = useIncidentRequest(language)
  const letters = [text, ...(textInEnglish === undefined ? [] : [textInEnglish])]

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (letters.some(isUnfinished)) return void toast.error(messages.unfinished)
    if (!isPreview) return setIsPreview(true)
    const body = audience === 'authority' ? { audience, to, text } : { audience, text, textInEnglish }
    const answer = await send(`/api/incidents-desk/${incident}/letters`, body)
    if (!answer) return
    toast.success(messages.sent(Number(answer.count)))
    setIsPreview(false)
  }

  return (
    <form className="desk-box close-form" method="post" onSubmit={submit} aria-labelledby={headingId}>
      <h2 id={headingId}>
        {messages.letters} <b>{messages[audience].toLowerCase()}</b>
      </h2>
      {isPreview ? (
        <>
          {letters.map((letter) => (
            <p key={letter} className="privacy-text">
              {letter}
            </p>
          ))}
          <p className="desk-soft">{audience === 'authority' ? to : messages.sendTo(mailCount)}</p>
          <p className="desk-buttons">
            <button type="button" className="desk-btn" onClick={() => setIsPreview(false)}>
              {messages.edit}
            </button>
            <button type="submit" className="desk-btn desk-btn--ink" disabled={isBusy}>
              {messages.send}
            </button>
          </p>
        </>
      ) : (
        <>
          <p className="desk-soft">{messages.letterNote}</p>
          {audience === 'authority' && (
            <TextField
              id={`${id}-to`}
              label={messages.mailTo}
              type="email"
              required
              value={to}
              onChange={(event) => setTo(event.target.value)}
            />
          )}
          <Field id={`${id}-text`} label={audience === 'authority' ? messages.letter : messages.letterEs}>
            <TextArea id={`${id}-text`} rows={12} value={text} onChange={setText} />
          </Field>
          {textInEnglish !== undefined && (
            <Field id={`${id}-english`} label={messages.letterEn}>
              <TextArea id={`${id}-english`} rows={12} value={textInEnglish} onChange={setTextInEnglish} />
            </Field>
          )}
          <button type="submit" className="desk-btn">
            {messages.preview}
          </button>
        </>
      )}
    </form>
  )
}
