'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import styles from './lot-grid.module.css'
import { lotMessages } from './messages'

type Props = { project: string; language: 'es' | 'en'; mayImport: boolean; mayExport: boolean }
type Answer = { added?: number; changed?: number; problems?: { line: number; text: string }[] }

/** Renders the download and the upload of the price list. If the file has errors, nothing is imported. */
export function CsvForm({ project, language, mayImport, mayExport }: Props) {
  const messages = lotMessages[language]
  const router = useRouter()
  const [problems, setProblems] = useState<NonNullable<Answer['problems']>>([])

  async function upload(file: File | undefined) {
    if (!file) return
    setProblems([])
    const response = await fetch(`/api/lot-desk/${project}/csv`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'text/csv' },
      body: await file.text(),
    }).catch(() => undefined)
    const answer = (await response?.json().catch(() => ({}))) as Answer | undefined
    if (response?.ok) {
      toast.success(messages.uploaded(answer?.added ?? 0, answer?.changed ?? 0))
      router.refresh()
    } else if (answer?.problems?.length) setProblems(answer.problems)
    else toast.error(messages.failed)
  }

  return (
    <div className={styles.file}>
      <p className="desk-buttons">
        {mayExport && (
          <a className="desk-btn" href={`/api/lot-desk/${project}/csv`} download>
            {messages.download}
          </a>
        )}
        {mayImport && (
          <label className="desk-btn">
            <input
              className="desk-hidden"
              type="file"
              accept=".csv,text/csv"
              onChange={({ target }) => void upload(target.files?.[0])}
            />
            {messages.upload}
          </label>
        )}
      </p>
      {problems.length > 0 && (
        <ul role="alert">
          {problems.map(({ line, text }) => (
            <li key={`${line}${text}`}>{messages.line(line, text)}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
