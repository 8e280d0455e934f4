'use client'

import { NoteTextForm } from '../../../panel/forms/note-text-form'
import { useReferral } from './use-referral'

export function ReferralNote({ person, language }: { person: string; language: 'es' | 'en' }) {
  const { isBusy, send } = useReferral(language)
  const save = async (text: string) => Boolean(await send(`persons/${person}`, { kind: 'note', text }))
  return <NoteTextForm language={language} isBusy={isBusy} save={save} />
}
