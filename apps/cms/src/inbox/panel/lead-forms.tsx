'use client'

import { toast } from '@payloadcms/ui'
import { useId, useRef } from 'react'
import { inboxWords } from '../words'
import { useDesk } from './use-desk'

type Language = 'es' | 'en'

export function NoteForm({ lead, language }: { lead: string; language: Language }) {
  const say = inboxWords[language]
  const { isBusy, change } = useDesk(say)
  const form = useRef<HTMLFormElement>(null)
  const id = useId()

  async function save(text: string) {
    if (await change([lead], { kind: 'note', text })) form.current?.reset()
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

type Decision = { one: string; other: string; verdict: 'different' | 'undecided'; name: string; language: Language }

export function DecideButton({ one, other, verdict, name, language }: Decision) {
  const say = inboxWords[language]
  const { isBusy, send } = useDesk(say)
  return (
    <button
      type="button"
      className="desk-link"
      disabled={isBusy}
      onClick={() => send('/api/inbox/persons', { one, other, verdict })}
    >
      {verdict === 'different' ? say.notSame : say.same}
      <span className="desk-hidden">: {name}</span>
    </button>
  )
}

/** A delivery that was given up is sent again; one that waits for its next attempt has it now. */
export function SendNowButton({ delivery, language }: { delivery: string; language: Language }) {
  const say = inboxWords[language]
  const { isBusy, send } = useDesk(say)
  return (
    <button
      type="button"
      className="desk-btn"
      disabled={isBusy}
      onClick={async () => {
        if (await send(`/api/deliveries/${delivery}/replay`, {})) toast.success(say.sendingNow)
      }}
    >
      {say.sendNow}
    </button>
  )
}
