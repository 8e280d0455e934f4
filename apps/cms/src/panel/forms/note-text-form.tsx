'use client'

import { useId, useRef } from 'react'
import { recordWords } from '../record/messages'

type NoteTextFormProps = {
  language: 'es' | 'en'
  isBusy: boolean
  /** Whether it was kept; then the field is empty for the next one. */
  save: (text: string) => Promise<boolean>
}

/** A note beside a lead or a referral. */
export function NoteTextForm({ language, isBusy, save }: NoteTextFormProps) {
  const say = recordWords[language]
  const form = useRef<HTMLFormElement>(null)
  const id = useId()

  async function keep(text: string) {
    if (await save(text)) form.current?.reset()
  }

  return (
    <form
      ref={form}
      className="note-form"
      onSubmit={(event) => {
        event.preventDefault()
        void keep(String(new FormData(event.currentTarget).get('text')))
      }}
    >
      <label className="desk-hidden" htmlFor={id}>
        {say.newNote}
      </label>
      <textarea id={id} name="text" rows={1} maxLength={4000} required placeholder={say.noteHint} />
      <button className="desk-btn desk-btn--ink" type="submit" disabled={isBusy}>
        {say.saveNote}
      </button>
    </form>
  )
}
