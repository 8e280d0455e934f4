'use client'

import { NoteTextForm } from '../../../panel/forms/note-text-form'
import { useReferralDesk } from './use-referral-desk'

type Props = { person: string; newestEntry: string | undefined; language: 'es' | 'en' }

export function ReferralNote({ person, newestEntry, language }: Props) {
  const { isBusy, send } = useReferralDesk(language)
  const save = async (text: string) => Boolean(await send(`persons/${person}`, { kind: 'note', text }))
  return <NoteTextForm language={language} isBusy={isBusy} newestEntry={newestEntry} save={save} />
}
