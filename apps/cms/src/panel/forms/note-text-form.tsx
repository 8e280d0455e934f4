'use client'

import { useId, useRef } from 'react'
import { recordMessages } from '../record/messages'

type NoteTextFormProps = {
  language: 'es' | 'en'
  isBusy: boolean
  /** Resolves to true if the note was saved. The form then clears its field. */
  save: (text: string) => Promise<boolean>
}

/** Renders a form to add a note to a lead or a referral. */
export function NoteTextForm({ language, isBusy, save }: NoteTextFormProps) {
  const messages = recordMessages[language]
  const form = useRef<HTMLFormElement>(null)
  const id = useId()

  async function saveNote(text: string) {
    if (await save(text)) form.current?.reset()
  }

  return (
    <form
      ref={form}
      className="note-form"
      onSubmit={(event) => {
        event.preventDefault()
        void saveNote(String(new FormData(event.currentTarget).get('text')))
      }}
    >
      <label className="desk-hidden" htmlFor={id}>
        {messages.newNote}
      </label>
      <textarea id={id} name="text" rows={1} maxLength={4000} required placeholder={messages.noteHint} />
      <button className="desk-btn desk-btn--ink" type="submit" disabled={isBusy}>
        {messages.saveNote}
      </button>
    </form>
  )
}
