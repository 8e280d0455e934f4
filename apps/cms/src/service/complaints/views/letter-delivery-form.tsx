'use client'

import { limaDateOf } from '@app/domain/calendar/lima-date'
import {
  type LetterMethod,
  letterMethods,
  letterProblem,
  MAX_LETTER_DETAIL,
} from '@app/domain/complaint/answer-by-letter'
import { toast } from '@payloadcms/ui'
import { type FormEvent, useId, useState } from 'react'
import { useSendRequest } from '../../../panel/forms/use-send-request'
import type { Language } from '../../../panel/language/language'
import styles from '../../../panel/record/record-forms.module.css'
import { type ComplaintMessages, complaintMessages } from '../messages'

type Props = {
  complaintId: string
  /** The day on which the answer was written. */
  writtenOn: string
  /** False if the answer was sent by mail, which then counts for the deadline. */
  isByLetter: boolean
  language: Language
}
type Problem = keyof ComplaintMessages['letterProblems']

/** Records when and how the letter was delivered, and to whom or with which tracking number. */
export function LetterDeliveryForm({ complaintId, writtenOn, isByLetter, language }: Props) {
  const messages = complaintMessages[language]
  const today = limaDateOf(new Date())
  const [method, setMethod] = useState<LetterMethod>('hand')
  const [problem, setProblem] = useState<Problem>()
  const id = useId()
  const problemText = (problemName: string) =>
    messages.letterProblems[problemName in messages.letterProblems ? (problemName as Problem) : 'other']
  const { isBusy, send } = useSendRequest({
    failed: messages.letterProblems.other,
    rejected: (_, { problem: problemName }) => problemText(String(problemName)),
  })

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const delivery = { on: String(form.get('on')), method, detail: String(form.get('detail')) }
    const newProblem = letterProblem(delivery, { today, writtenOn })
    setProblem(newProblem)
    if (!newProblem && (await send(`/api/complaints/${complaintId}/letter-delivery`, delivery)))
      toast.success(messages.letterRecorded)
  }

  return (
    <form className={styles.fields} aria-label={messages.recordLetter} onSubmit={save} noValidate>
      <label>
        {messages.letterOn}
        <input type="date" name="on" defaultValue={today} min={writtenOn} max={today} required />
      </label>
      <label>
        {messages.letterMethod}
        <select value={method} onChange={({ target }) => setMethod(target.value as LetterMethod)}>
          {letterMethods.map((value) => (
            <option key={value} value={value}>
              {messages.letterMethods[value]}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.wideField}>
        {messages.letterDetails[method]}
        <input
          name="detail"
          maxLength={MAX_LETTER_DETAIL}
          autoComplete="off"
          required
          aria-invalid={problem === 'detail'}
          aria-describedby={problem ? `${id}-problem` : undefined}
        />
      </label>
      <p id={`${id}-problem`} role="alert" className={styles.problem}>
        {problem && problemText(problem)}
      </p>
      <button type="submit" className={isByLetter ? styles.primary : styles.line} disabled={isBusy}>
        {messages.saveLetter}
      </button>
      <p className={styles.fine}>{isByLetter ? messages.letterFinal : messages.letterFinalBeside}</p>
    </form>
  )
}
