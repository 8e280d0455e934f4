'use client'

import { answerProblem, MAX_ANSWER_LENGTH, tidyAnswer } from '@app/domain/complaint/complaint-answer'
import { type PrivacyAnswerFacts, privacyAnswerMail } from '@app/domain/privacy/privacy-answer'
import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type FormEvent, useId, useState } from 'react'
import { AnswerFilesField } from '../../../panel/forms/answer-files-field'
import { readProblem } from '../../../panel/forms/read-problem'
import { TextArea } from '../../../panel/forms/text-area'
import type { Language } from '../../../panel/language/language'
import styles from '../../../panel/record/record-forms.module.css'
import { type AnswerMessages, answerMessages } from '../messages'

type Props = {
  request: Omit<PrivacyAnswerFacts, 'text' | 'files'> & { id: string; email: string; isConfirmed: boolean }
  language: Language
}
type Problem = keyof AnswerMessages['problems']

/** Renders the form that previews and sends an answer with up to five files. */
export function AnswerForm({ request, language }: Props) {
  const messages = answerMessages[language]
  const [text, setText] = useState('')
  const [files, setFiles] = useState<File[]>([])
  const [hasRead, setHasRead] = useState(false)
  const [isPreviewOpen, setIsPreviewOpen] = useState(false)
  const [isSending, setIsSending] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  const [headingId, fieldId, alertId] = [useId(), useId(), useId()]
  const router = useRouter()

  function togglePreview() {
    const newProblem = isPreviewOpen ? undefined : answerProblem(tidyAnswer(text))
    setProblem(newProblem)
    if (!newProblem) setIsPreviewOpen(!isPreviewOpen)
  }

  async function send(event: FormEvent) {
    event.preventDefault()
    const newProblem = answerProblem(tidyAnswer(text)) ?? (hasRead ? undefined : 'not read')
    setProblem(newProblem)
    if (newProblem) return
    setIsSending(true)
    const response = await fetch(`/api/privacy/requests/${request.id}/answers`, {
      method: 'POST',
      credentials: 'same-origin',
      body: answerBody(text, files),
    }).catch(() => undefined)
    setIsSending(false)
    if (!response?.ok) return setProblem(await readProblem(response, messages.problems))
    setText('')
    setFiles([])
    setHasRead(false)
    setIsPreviewOpen(false)
    toast.success(messages.sent)
    router.refresh()
  }

  return (
    <form className={styles.box} aria-labelledby={headingId} onSubmit={send} noValidate>
      <h2 id={headingId}>
        {messages.write} <b>{messages.writeBold}</b>
      </h2>
      {!request.isConfirmed && <p className={styles.problem}>{messages.unconfirmed}</p>}
      <div className={styles.editor}>
        {isPreviewOpen ? (
          <MailPreview request={request} text={text} files={files} messages={messages} />
        ) : (
          <>
            <label className="desk-hidden" htmlFor={fieldId}>
              {messages.field}
            </label>
            <TextArea
              id={fieldId}
              value={text}
              onChange={setText}
              maxLength={MAX_ANSWER_LENGTH}
              rows={10}
              lang={request.locale}
              aria-describedby={problem ? alertId : undefined}
              aria-invalid={problem !== undefined && problem !== 'not read'}
            />
          </>
        )}
        <p className={styles.editorFoot}>
          <span>{messages.to(request.email)}</span>
          <span>{messages.languages[request.locale]}</span>
        </p>
      </div>
      <AnswerFilesField files={files} onChange={setFiles} messages={messages} />
      <label className={styles.check}>
        <input type="checkbox" checked={hasRead} onChange={(event) => setHasRead(event.target.checked)} />
        <span>{messages.hasRead}</span>
      </label>
      <p id={alertId} role="alert" className={styles.problem}>
        {problem && messages.problems[problem]}
      </p>
      <div className={styles.actions}>
        <button type="button" className={styles.line} aria-pressed={isPreviewOpen} onClick={togglePreview}>
          {isPreviewOpen ? messages.edit : messages.preview}
        </button>
        <button type="submit" className={styles.primary} disabled={isSending}>
          {isSending ? messages.sending : messages.send}
        </button>
      </div>
      <p className={styles.fine}>{messages.final}</p>
    </form>
  )
}

type PreviewProps = { request: Props['request']; text: string; files: File[]; messages: AnswerMessages }

/** Shows the texts of the mail, which the worker renders from the same function. */
function MailPreview({ request, text, files, messages }: PreviewProps) {
  const mail = privacyAnswerMail({ ...request, text: tidyAnswer(text), files })
  return (
    <article className={styles.preview} lang={request.locale} aria-label={messages.previewOf}>
      <div className={styles.previewMail}>
        <b>{mail.subject}</b>
        <p>{mail.greeting}</p>
        <p>{mail.intro}</p>
        {mail.paragraphs.map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the order of the paragraphs never changes.
          <p key={index}>{paragraph}</p>
        ))}
        {mail.files.names.length > 0 && (
          <p>
            {mail.files.title}: {mail.files.names.join(', ')}
          </p>
        )}
        <p>
          {mail.reply} {request.reference}
        </p>
      </div>
    </article>
  )
}

function answerBody(text: string, files: File[]): FormData {
  const body = new FormData()
  body.set('text', text)
  body.set('hasRead', 'true')
  for (const file of files) body.append('files', file)
  return body
}
