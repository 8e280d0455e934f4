import { formatInstant } from '@app/domain/calendar/format-date'
import { formatFileSize } from '@app/domain/document/format-file-size'
import type { Language } from '../../../panel/language/language'
import { DeskIcon } from '../../../panel/parts/record-icon'
import styles from '../../../panel/record/record-forms.module.css'
import { type AnswerMessages, answerMessages } from '../messages'
import type { SentAnswer } from '../read-answers'

/** Shows the answers to a request as they were sent, and whether their mails arrived. */
export function SentAnswers({ answers, language }: { answers: SentAnswer[]; language: Language }) {
  const messages = answerMessages[language]
  if (answers.length === 0) return null
  return (
    <section className={styles.box} aria-labelledby="privacy-answers">
      <h2 id="privacy-answers">
        {messages.answers} <b>{messages.answersBold}</b>
      </h2>
      {answers.map(({ id, text, author, at, delivery, files }) => (
        <article key={id}>
          <p className={styles.soft}>
            {[author, formatInstant(at, language), delivery && messages.delivery[delivery]].filter(Boolean).join(' · ')}
          </p>
          <div className={styles.letter}>{text}</div>
          {files.length > 0 && (
            <ul className={styles.documents} aria-label={messages.answerFiles}>
              {files.map((file) => (
                <AnswerFile key={file.id} file={file} messages={messages} />
              ))}
            </ul>
          )}
        </article>
      ))}
    </section>
  )
}

type FileProps = { file: SentAnswer['files'][number]; messages: AnswerMessages }

function AnswerFile({ file: { id, name, size, scan }, messages }: FileProps) {
  const isOpenable = scan === 'clean' || scan === 'none'
  return (
    <li>
      <span>
        {name} <small>{isOpenable ? formatFileSize(size) : messages.scan[scan]}</small>
      </span>
      {isOpenable && (
        <form method="post" action={`/api/privacy/answer-files/${id}`} className={styles.document}>
          <button type="submit" aria-label={`${messages.download} ${name}`} title={messages.download}>
            <DeskIcon name="download" />
          </button>
        </form>
      )}
    </li>
  )
}
