'use client'

import { answerLetter } from '@app/domain/complaint/answer-letter'
import {
  ANSWER_MAX_LETTERS,
  type AnswerFacts,
  answerProblem,
  fillAnswer,
  tidyAnswer,
} from '@app/domain/complaint/complaint-answer'
import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type FormEvent, useId, useRef, useState } from 'react'
import type { Language } from '../../../panel/language/language'
import { DeskIcon } from '../../../panel/parts/record-icon'
import styles from '../../../panel/record/record-forms.module.css'
import { type ComplaintMessages, complaintMessages } from '../messages'
import type { Template } from '../read-templates'
import { useDraft } from '../use-draft'
import { AnswerFilesField } from './answer-files-field'
import { LetterPreview } from './letter-preview'

type Props = {
  complaint: AnswerFacts & { id: string; email: string; byMail: boolean; ruc: string }
  letterhead: { brand: string; legalName: string; by: string; today: string }
  templates: Template[]
  language: Language
}
type Problem = keyof ComplaintMessages['problems']

export function AnswerForm({ complaint, letterhead, templates, language }: Props) {
  const messages = complaintMessages[language]
  const { text, setText, isSaved, forget } = useDraft(complaint.id)
  const [files, setFiles] = useState<File[]>([])
  const [hasRead, setHasRead] = useState(false)
  const [isPreview, setIsPreview] = useState(false)
  const [isSending, setIsSending] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  const field = useRef<HTMLTextAreaElement>(null)
  const [heading, alert] = [useId(), useId()]
  const router = useRouter()

  /** Appends a template to the text. */
  function fillIn(id: string) {
    const template = templates.find((one) => one.id === id)
    if (!template) return
    setText([text.trim(), fillAnswer(template.text, complaint)].filter(Boolean).join('\n\n'))
    setIsPreview(false)
    field.current?.focus()
  }

  async function send(event: FormEvent) {
    event.preventDefault()
    const invalid = answerProblem(tidyAnswer(text)) ?? (hasRead ? undefined : 'not read')
    setProblem(invalid)
    if (invalid) return
    setIsSending(true)
    const response = await fetch(`/api/complaints/${complaint.id}/answer`, {
      method: 'POST',
      credentials: 'same-origin',
      body: answerBody(text, hasRead, files),
    }).catch(() => undefined)
    setIsSending(false)
    if (!response?.ok) return setProblem(await problemOf(response))
    forget()
    toast.success(messages.sent)
    router.refresh()
  }

  return (
    <form className={styles.box} aria-labelledby={heading} onSubmit={send} noValidate>
      <div className={styles.boxHead}>
        <h2 id={heading}>
          {messages.your} <b>{messages.answer}</b>
        </h2>
        {isSaved && <span className={styles.soft}>{messages.draft}</span>}
      </div>
      <div className={styles.editor}>
        <div className={styles.tools}>
          <select
            aria-label={messages.template}
            value=""
            disabled={templates.length === 0}
            onChange={(event) => fillIn(event.target.value)}
          >
            <option value="">{templates.length > 0 ? messages.template : messages.noTemplates}</option>
            {templates.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </div>
        {isPreview ? (
          <LetterPreview
            letter={answerLetter({
              ...complaint,
              label: complaint.reference,
              company: letterhead,
              answer: { text: tidyAnswer(text), on: letterhead.today, by: letterhead.by },
              files,
            })}
            mail={complaint.byMail ? { to: complaint.email, firstName: complaint.firstName } : undefined}
            locale={complaint.locale}
            messages={messages}
          />
        ) : (
          <textarea
            ref={field}
            aria-label={messages.answerField}
            value={text}
            onChange={(event) => setText(event.target.value)}
            maxLength={ANSWER_MAX_LETTERS}
            rows={14}
            lang={complaint.locale}
            aria-describedby={problem ? alert : undefined}
            aria-invalid={problem !== undefined && problem !== 'not read'}
          />
        )}
        <p className={styles.editorFoot}>
          <span>{complaint.byMail ? messages.toMail(complaint.email) : messages.toLetter}</span>
          <span>{messages.language[complaint.locale]}</span>
        </p>
      </div>
      <AnswerFilesField files={files} onChange={setFiles} messages={messages} />
      <label className={styles.check}>
        <input type="checkbox" checked={hasRead} onChange={(event) => setHasRead(event.target.checked)} />
        <span>{messages.hasRead}</span>
      </label>
      <p id={alert} role="alert" className={styles.problem}>
        {problem && messages.problems[problem]}
      </p>
      <div className={styles.actions}>
        <button type="button" className={styles.line} onClick={() => setIsPreview(!isPreview)} aria-pressed={isPreview}>
          <DeskIcon name="eye" />
          {isPreview ? messages.edit : messages.preview}
        </button>
        {isPreview && (
          // A form cannot contain another form, so a button sends its fields to the renderer.
          <button
            type="button"
            className={styles.line}
            onClick={() => void downloadPreview(complaint.id, text, files).then((ok) => !ok && setProblem('other'))}
          >
            <DeskIcon name="download" />
            {messages.previewPdf}
          </button>
        )}
        <button type="submit" className={styles.primary} disabled={isSending}>
          {isSending ? messages.sending : messages.send}
          <DeskIcon name="send" />
        </button>
      </div>
      <p className={styles.fine}>{messages.final}</p>
    </form>
  )
}

function answerBody(text: string, hasRead: boolean, files: File[]): FormData {
  const body = new FormData()
  body.set('text', text)
  body.set('hasRead', String(hasRead))
  for (const file of files) body.append('files', file)
  return body
}

/** Downloads the letter as it would be rendered now. Only names and sizes of the files are sent. */
async function downloadPreview(id: string, text: string, files: File[]): Promise<boolean> {
  const body = new FormData()
  body.set('text', text)
  for (const { name, size } of files) {
    body.append('fileName', name)
    body.append('fileSize', String(size))
  }
  const response = await fetch(`/api/complaints/${id}/letter-preview`, {
    method: 'POST',
    credentials: 'same-origin',
    body,
  }).catch(() => undefined)
  if (!response?.ok) return false
  const url = URL.createObjectURL(await response.blob())
  const link = Object.assign(document.createElement('a'), { href: url, download: 'carta.pdf' })
  link.click()
  URL.revokeObjectURL(url)
  return true
}

async function problemOf(response: Response | undefined): Promise<Problem> {
  const { problem } = ((await response?.json().catch(() => undefined)) ?? {}) as { problem?: string }
  return problem && problem in complaintMessages.es.problems ? (problem as Problem) : 'other'
}
