'use client'

import { toast } from '@payloadcms/ui'
import { NoteTextForm } from '../../../panel/forms/note-text-form'
import { useDesk } from '../../../panel/forms/use-action'
import { inboxWords } from '../messages'

type Language = 'es' | 'en'

export function NoteForm({ lead, language }: { lead: string; language: Language }) {
  const { isBusy, change } = useDesk(inboxWords[language])
  const save = async (text: string) => Boolean(await change([lead], { kind: 'note', text }))
  return <NoteTextForm language={language} isBusy={isBusy} save={save} />
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
