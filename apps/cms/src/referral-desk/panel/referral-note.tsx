'use client'

import { useId, useRef } from 'react'
import { inboxWords } from '../../inbox/words'
import { useReferral } from './use-referral'

export function ReferralNote({ person, language }: { person: string; language: 'es' | 'en' }) {
  const say = inboxWords[language]
  const { isBusy, send } = useReferral(language)
  const form = useRef<HTMLFormElement>(null)
  const id = useId()

  async function save(text: string) {
    if (await send(`persons/${person}`, { kind: 'note', text })) form.current?.reset()
  }

  return (
    <form
      ref={form}
      className="note-form"
      onSubmit={(event) => {
        event.preventDefault()
        void save(String(new FormData(event.currentTarget).get('text')))
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
