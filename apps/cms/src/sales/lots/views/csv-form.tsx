'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import styles from './lot-grid.module.css'
import { lotWords } from './messages'

type Props = { project: string; language: 'es' | 'en'; mayBringIn: boolean; mayTakeOut: boolean }
type Answer = { added?: number; changed?: number; problems?: { line: number; text: string }[] }

/** The price list as a file, out and in. What is wrong with a file is said line by line, and nothing of it is taken. */
export function CsvForm({ project, language, mayBringIn, mayTakeOut }: Props) {
  const say = lotWords[language]
  const router = useRouter()
  const [problems, setProblems] = useState<NonNullable<Answer['problems']>>([])

  async function bringIn(file: File | undefined) {
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
      toast.success(say.uploaded(answer?.added ?? 0, answer?.changed ?? 0))
      router.refresh()
    } else if (answer?.problems?.length) setProblems(answer.problems)
    else toast.error(say.failed)
  }

  return (
    <div className={styles.file}>
      <p className="desk-buttons">
        {mayTakeOut && (
          <a className="desk-btn" href={`/api/lot-desk/${project}/csv`} download>
            {say.download}
          </a>
        )}
        {mayBringIn && (
          <label className="desk-btn">
            <input
              className="desk-hidden"
              type="file"
              accept=".csv,text/csv"
              onChange={({ target }) => void bringIn(target.files?.[0])}
            />
            {say.upload}
          </label>
        )}
      </p>
      {problems.length > 0 && (
        <ul role="alert">
          {problems.map(({ line, text }) => (
            <li key={`${line}${text}`}>{say.line(line, text)}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
