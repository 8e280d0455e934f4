'use client'

import { answerLetter } from '@app/domain/complaint/answer-letter'
import {
  type AnswerFacts,
  answerProblem,
  fillAnswer,
  MAX_ANSWER_LENGTH,
  tidyAnswer,
} from '@app/domain/complaint/complaint-answer'
import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type FormEvent, useId, useRef, useState } from 'react'
import { AnswerFilesField } from '../../../panel/forms/answer-files-field'
import { readProblem } from '../../../panel/forms/read-problem'
import { TextArea } from '../../../panel/forms/text-area'
import type { Language } from '../../../panel/language/language'
import { DeskIcon } from '../../../panel/parts/record-icon'
import styles from '../../../panel/record/record-forms.module.css'
import { type ComplaintMessages, complaintMessages } from '../messages'
import type { Template } from '../read-templates'
import { useDraft } from '../use-draft'
import { LetterPreview } from './letter-preview'

type Props = {
  complaint: AnswerFacts & { id: string; email: string; acceptsMail: boolean; hasAttachment: boolean; ruc: string }
  letterhead: { brand: string; legalName: string; by: string; today: string }
  templates: Template[]
  language: Language
}
type Problem = keyof ComplaintMessages['problems']

export function AnswerForm({ complaint, letterhead, templates, language }: Props) {
  const messages = complaintMessages[language]
  const { text, setText, isSaved, removeDraft } = useDraft(complaint.id)
  const [files, setFiles] = useState<File[]>([])
  const [hasRead, setHasRead] = useState(false)
  const [byLetter, setIsByLetter] = useState(!complaint.acceptsMail)
  const [isPreviewOpen, setIsPreviewOpen] = useState(false)
  const [isSending, setIsSending] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  const field = useRef<HTMLTextAreaElement>(null)
  const [headingId, alertId] = [useId(), useId()]
  const router = useRouter()

  function appendTemplate(id: string) {
    const template = templates.find((candidate) => candidate.id === id)
    if (!template) return
    setText([text.trim(), fillAnswer(template.text, complaint)].filter(Boolean).join('\n\n'))
    setIsPreviewOpen(false)
    field.current?.focus()
  }

  async function send(event: FormEvent) {
    event.preventDefault()
    const newProblem = answerProblem(tidyAnswer(text)) ?? (hasRead ? undefined : 'not read')
    setProblem(newProblem)
    if (newProblem) return
    setIsSending(true)
    const response = await fetch(`/api/complaints/${complaint.id}/answer`, {
      method: 'POST',
      credentials: 'same-origin',
      body: answerBody({ text, hasRead, byLetter, files }),
    }).catch(() => undefined)
    setIsSending(false)
    if (!response?.ok) return setProblem(await readProblem(response, messages.problems))
    removeDraft()
    toast.success(byLetter ? messages.letterWritten : messages.sent)
    router.refresh()
  }

  return (
    <form className={styles.box} aria-labelledby={headingId} onSubmit={send} noValidate>
      <div className={styles.boxHead}>
        <h2 id={headingId}>
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
            onChange={(event) => appendTemplate(event.target.value)}
          >
            <option value="">{templates.length > 0 ? messages.template : messages.noTemplates}</option>
            {templates.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </div>
        {isPreviewOpen ? (
          <LetterPreview
            letter={answerLetter({
              ...complaint,
              label: complaint.reference,
              company: letterhead,
              answer: { text: tidyAnswer(text), on: letterhead.today, by: letterhead.by },
              files,
            })}
            mail={!byLetter ? { to: complaint.email, firstName: complaint.firstName } : undefined}
            locale={complaint.locale}
            messages={messages}
          />
        ) : (
          <TextArea
            ref={field}
            aria-label={messages.answerField}
            value={text}
            onChange={setText}
            maxLength={MAX_ANSWER_LENGTH}
            rows={14}
            lang={complaint.locale}
            aria-describedby={problem ? alertId : undefined}
            aria-invalid={problem !== undefined && problem !== 'not read'}
          />
        )}
        <p className={styles.editorFoot}>
          <span>{byLetter ? messages.toLetter : messages.toMail(complaint.email)}</span>
          <span>{messages.language[complaint.locale]}</span>
        </p>
      </div>
      <AnswerFilesField files={files} onChange={setFiles} messages={messages} />
      {complaint.acceptsMail && (
        <label className={styles.check}>
          <input type="checkbox" checked={byLetter} onChange={(event) => setIsByLetter(event.target.checked)} />
          <span>{messages.chooseLetter}</span>
        </label>
      )}
      <label className={styles.check}>
        <input type="checkbox" checked={hasRead} onChange={(event) => setHasRead(event.target.checked)} />
        <span>{messages.hasRead(complaint.hasAttachment)}</span>
      </label>
      <p id={alertId} role="alert" className={styles.problem}>
        {problem && messages.problems[problem]}
      </p>
      <div className={styles.actions}>
        <button
          type="button"
          className={styles.line}
          onClick={() => setIsPreviewOpen(!isPreviewOpen)}
          aria-pressed={isPreviewOpen}
        >
          <DeskIcon name="eye" />
          {isPreviewOpen ? messages.edit : messages.preview}
        </button>
        {isPreviewOpen && (
          // A form cannot contain another form, so this button sends the fields by script.
          <button
            type="button"
            className={styles.line}
            onClick={() =>
              void downloadPreview(complaint.id, text, files).then(
                (isDownloaded) => !isDownloaded && setProblem('other'),
              )
            }
          >
            <DeskIcon name="download" />
            {messages.previewPdf}
          </button>
        )}
        <button type="submit" className={styles.primary} disabled={isSending}>
          {isSending ? messages.sending : byLetter ? messages.writeLetter : messages.send}
          <DeskIcon name="send" />
        </button>
      </div>
      <p className={styles.fine}>{byLetter ? messages.finalByLetter : messages.final}</p>
    </form>
  )
}

type Answer = { text: string; hasRead: boolean; byLetter: boolean; files: File[] }

function answerBody({ text, hasRead, byLetter, files }: Answer): FormData {
  const body = new FormData()
  body.set('text', text)
  body.set('hasRead', String(hasRead))
  body.set('byLetter', String(byLetter))
  for (const file of files) body.append('files', file)
  return body
}

/** Downloads a preview of the letter. Only the names and sizes of the files are sent, because the letter lists them. */
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
