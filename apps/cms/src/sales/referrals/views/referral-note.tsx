'use client'

import { NoteTextForm } from '../../../panel/forms/note-text-form'
import { useReferralDesk } from './use-referral-desk'

export function ReferralNote({ person, language }: { person: string; language: 'es' | 'en' }) {
  const { isBusy, send } = useReferralDesk(language)
  const save = async (text: string) => Boolean(await send(`persons/${person}`, { kind: 'note', text }))
  return <NoteTextForm language={language} isBusy={isBusy} save={save} />
}
