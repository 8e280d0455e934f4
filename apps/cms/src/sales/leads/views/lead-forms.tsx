'use client'

import { toast } from '@payloadcms/ui'
import { NoteTextForm } from '../../../panel/forms/note-text-form'
import { useDeskRequest } from '../../../panel/forms/use-desk-request'
import type { Language } from '../../../panel/language/language'
import { leadMessages } from '../messages'

export function NoteForm({ lead, language }: { lead: string; language: Language }) {
  const { isBusy, change } = useDeskRequest(leadMessages[language])
  const save = async (text: string) => Boolean(await change([lead], { kind: 'note', text }))
  return <NoteTextForm language={language} isBusy={isBusy} save={save} />
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
