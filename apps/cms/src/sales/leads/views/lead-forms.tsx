'use client'

import { toast } from '@payloadcms/ui'
import { NoteTextForm } from '../../../panel/forms/note-text-form'
import { useDeskRequest } from '../../../panel/forms/use-desk-request'
import type { Language } from '../../../panel/language/language'
import { leadMessages } from '../messages'

type NoteFormProps = { lead: string; newestEntry: string | undefined; language: Language }

export function NoteForm({ lead, newestEntry, language }: NoteFormProps) {
  const { isBusy, change } = useDeskRequest(leadMessages[language])
  const save = async (text: string) => Boolean(await change([lead], { kind: 'note', text }))
  return <NoteTextForm language={language} isBusy={isBusy} newestEntry={newestEntry} save={save} />
}

type Decision = { one: string; other: string; verdict: 'different' | 'undecided'; name: string; language: Language }

export function DecideButton({ one, other, verdict, name, language }: Decision) {
  const messages = leadMessages[language]
  const { isBusy, send } = useDeskRequest(messages)
  return (
    <button
      type="button"
      className="desk-link"
      disabled={isBusy}
      onClick={() => send('/api/inbox/persons', { one, other, verdict })}
    >
      {verdict === 'different' ? messages.notSame : messages.same}
      <span className="desk-hidden">: {name}</span>
    </button>
  )
}

type SendNowProps = { delivery: string; subject?: string; language: Language }

/** Renders the button that sends a delivery again. The subject tells several buttons on a page apart. */
export function SendNowButton({ delivery, subject, language }: SendNowProps) {
  const messages = leadMessages[language]
  const { isBusy, send } = useDeskRequest(messages)
  return (
    <button
      type="button"
      className="desk-btn"
      disabled={isBusy}
      onClick={async () => {
        if (await send(`/api/deliveries/${delivery}/replay`, {})) toast.success(messages.sendingNow)
      }}
    >
      {messages.sendNow}
      {subject && <span className="desk-hidden">: {subject}</span>}
    </button>
  )
}
