import { sizeInWords } from '@sillar/domain/document/size-in-words'
import { dayAndTime } from '../../../panel/dates/format-time'
import type { Language } from '../../../panel/language/language'
import styles from '../../../panel/record/record-forms.module.css'
import type { Complaint } from '../../../platform/payload-types'
import { deskWords } from '../messages'
import type { AnswerFileRow } from '../read-answer-files'
import { OpenPaper } from './open-document'
import { RefreshUntilReady } from './refresh-until-ready'

type Props = { complaint: Complaint; files: AnswerFileRow[]; mayOpen: boolean; language: Language }

/** The answer as it was given, who gave it, its letter and files to open, and the hash the letter must still have. */
export function GivenAnswer({ complaint, files, mayOpen, language }: Props) {
  const words = deskWords[language]
  const when = complaint.answeredAt ? dayAndTime(new Date(complaint.answeredAt), language) : ''
  return (
    <section className={styles.box} aria-labelledby="complaint-answer">
      <h2 id="complaint-answer">
        {words.given} <b>{words.givenBold}</b>
      </h2>
      <p className={styles.soft}>{[complaint.answeredBy, when].filter(Boolean).join(', ')}</p>
      <div className={styles.letter}>{complaint.answer}</div>
      {files.length > 0 && (
        <ul className={styles.papers} aria-label={words.answerFiles}>
          {files.map(({ id, name, size, scan }) => (
            <li key={id}>
              <span>
                {name} <small>{scan === 'clean' || scan === 'none' ? sizeInWords(size) : words.scan[scan]}</small>
              </span>
              {mayOpen && (scan === 'clean' || scan === 'none') && (
                <OpenPaper
                  action={`/api/complaints/${complaint.id}/answer-files/${id}`}
                  label={`${words.download} ${name}`}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {complaint.answerPdfHash ? (
        mayOpen && (
          <OpenPaper action={`/api/complaints/${complaint.id}/letter`} label={words.openLetter}>
            {words.openLetter}
          </OpenPaper>
        )
      ) : (
        <RefreshUntilReady />
      )}
      <dl className={styles.hash}>
        <dt>{words.hash}</dt>
        <dd>{complaint.answerPdfHash ?? words.noHash}</dd>
      </dl>
    </section>
  )
}
