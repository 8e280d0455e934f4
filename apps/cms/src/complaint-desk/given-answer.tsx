import type { Complaint } from '../payload-types'
import { dayAndTime } from '../start/say-when'
import type { Language } from '../start/words'
import styles from './complaint-desk.module.css'
import { deskWords } from './desk-words'

/** The answer as it was given, who gave it, and what its paper must still be. */
export function GivenAnswer({ complaint, language }: { complaint: Complaint; language: Language }) {
  const words = deskWords[language]
  const when = complaint.answeredAt ? dayAndTime(new Date(complaint.answeredAt), language) : ''
  return (
    <section className={styles.box} aria-labelledby="complaint-answer">
      <h2 id="complaint-answer">
        {words.given} <b>{words.givenBold}</b>
      </h2>
      <p className={styles.soft}>{[complaint.answeredBy, when].filter(Boolean).join(', ')}</p>
      <div className={styles.letter}>{complaint.answer}</div>
      <dl className={styles.hash}>
        <dt>{words.hash}</dt>
        <dd>{complaint.answerPdfHash ?? words.noHash}</dd>
      </dl>
    </section>
  )
}
