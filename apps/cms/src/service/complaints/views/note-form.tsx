'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type FormEvent, useId, useState } from 'react'
import { TextArea } from '../../../panel/forms/text-area'
import type { Language } from '../../../panel/language/language'
import styles from '../../../panel/record/record-forms.module.css'
import { complaintMessages } from '../messages'

export function NoteForm({ complaintId, language }: { complaintId: string; language: Language }) {
  const messages = complaintMessages[language]
  const [text, setText] = useState('')
  const [isSaving, setIsSaving] = useState(false)
  const [hintId, fieldId] = [useId(), useId()]
  const router = useRouter()

  async function save(event: FormEvent) {
    event.preventDefault()
    if (text.trim() === '') return toast.error(messages.noteEmpty)
    setIsSaving(true)
    const response = await fetch('/api/complaint-notes', {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ complaint: complaintId, text: text.trim() }),
    }).catch(() => undefined)
    setIsSaving(false)
    if (!response?.ok) return toast.error(messages.problems.other)
    toast.success(messages.noteSaved)
    setText('')
    router.refresh()
  }

  return (
    <form className={styles.note} onSubmit={save}>
      <label htmlFor={fieldId}>{messages.note}</label>
      <TextArea id={fieldId} value={text} onChange={setText} rows={3} maxLength={4000} aria-describedby={hintId} />
      <p id={hintId}>{messages.noteHint}</p>
      <button type="submit" className={styles.line} disabled={isSaving}>
        {messages.saveNote}
      </button>
    </form>
  )
}
