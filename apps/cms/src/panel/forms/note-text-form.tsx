'use client'

import { useId, useRef, useState } from 'react'
import { DeskIcon } from '../parts/panel-icon'
import { recordMessages } from '../record/messages'

type NoteTextFormProps = {
  language: 'es' | 'en'
  isBusy: boolean
  /** The id of the newest entry of the timeline. */
  newestEntry: string | undefined
  /** Resolves to true if the note was saved. The form then clears its field. */
  save: (text: string) => Promise<boolean>
}

/**
 * Renders a form to add a note to a lead or a referral. Shows the saved note until the refreshed timeline contains it,
 * because refreshing the page takes several times as long as saving.
 */
export function NoteTextForm({ language, isBusy, newestEntry, save }: NoteTextFormProps) {
  const messages = recordMessages[language]
  const form = useRef<HTMLFormElement>(null)
  const id = useId()
  const [saved, setSaved] = useState<{ text: string; newestEntry: string | undefined }>()

  async function saveNote(text: string) {
    if (!(await save(text))) return
    form.current?.reset()
    setSaved({ text, newestEntry })
  }

  return (
    <>
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
      {saved && saved.newestEntry === newestEntry && (
        <ol className="timeline">
          <li>
            <span className="timeline__icon timeline__icon--ink">
              <DeskIcon name="note" />
            </span>
            <div>
              <h3>{messages.ownNote}</h3>
              <blockquote>{saved.text}</blockquote>
            </div>
          </li>
        </ol>
      )}
    </>
  )
}
