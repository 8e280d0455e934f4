import { formatInstant } from '@app/domain/calendar/format-date'
import { formatFileSize } from '@app/domain/document/format-file-size'
import type { Language } from '../../../panel/language/language'
import styles from '../../../panel/record/record-forms.module.css'
import type { Complaint } from '../../../platform/payload-types'
import { complaintMessages } from '../messages'
import type { AnswerFileRow } from '../read-answer-files'
import { DocumentButton } from './document-button'
import { LetterDelivery } from './letter-delivery'
import { RefreshUntilReady } from './refresh-until-ready'

type Props = {
  complaint: Complaint
  files: AnswerFileRow[]
  mayOpen: boolean
  mayRecord: boolean
  language: Language
}

const addressOf = ({ address, district, province, department }: Complaint) =>
  [address, district, province, department].join(', ')

export function SentAnswer({ complaint, files, mayOpen, mayRecord, language }: Props) {
  const messages = complaintMessages[language]
  const answeredAt = complaint.answeredAt ? formatInstant(new Date(complaint.answeredAt), language) : ''
  const isLetter = complaint.status === 'letter'
  return (
    <section className={styles.box} aria-labelledby="complaint-answer">
      <h2 id="complaint-answer">
        {isLetter ? messages.letterHead : messages.given}{' '}
        <b>{isLetter ? messages.letterHeadBold : messages.givenBold}</b>
      </h2>
      <p className={styles.soft}>{[complaint.answeredBy, answeredAt].filter(Boolean).join(', ')}</p>
      <div className={styles.letter}>{complaint.answer}</div>
      {isLetter && <p className={styles.next}>{messages.letterNext(addressOf(complaint))}</p>}
      {files.length > 0 && (
        <ul className={styles.documents} aria-label={messages.answerFiles}>
          {files.map(({ id, name, size, scan }) => (
            <li key={id}>
              <span>
                {name} <small>{scan === 'clean' || scan === 'none' ? formatFileSize(size) : messages.scan[scan]}</small>
              </span>
              {mayOpen && (scan === 'clean' || scan === 'none') && (
                <DocumentButton
                  action={`/api/complaints/${complaint.id}/answer-files/${id}`}
                  label={`${messages.download} ${name}`}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {complaint.answerPdfHash ? (
        mayOpen && (
          <DocumentButton action={`/api/complaints/${complaint.id}/letter`} label={messages.openLetter}>
            {messages.openLetter}
          </DocumentButton>
        )
      ) : (
        <RefreshUntilReady />
      )}
      <LetterDelivery complaint={complaint} mayRecord={mayRecord} language={language} />
      <dl className={styles.hash}>
        <dt>{messages.hash}</dt>
        <dd>{complaint.answerPdfHash ?? messages.noHash}</dd>
      </dl>
    </section>
  )
}
