import { formatDay, formatInstant } from '@app/domain/calendar/format-date'
import { limaDateOf } from '@app/domain/calendar/lima-date'
import type { Language } from '../../../panel/language/language'
import styles from '../../../panel/record/record-forms.module.css'
import type { Complaint } from '../../../platform/payload-types'
import { complaintMessages } from '../messages'
import { LetterDeliveryForm } from './letter-delivery-form'

type Props = { complaint: Complaint; mayRecord: boolean; language: Language }

/** Shows the delivery of the letter, or the form that records it. Answers by mail may be delivered as a letter too. */
export function LetterDelivery({ complaint, mayRecord, language }: Props) {
  const messages = complaintMessages[language]
  const { letterDeliveredOn, letterMethod, letterDetail, letterRecordedBy, letterRecordedAt } = complaint
  if (letterDeliveredOn && letterMethod)
    return (
      <dl className={styles.delivery}>
        <dt>{messages.letterDelivered}</dt>
        <dd>{formatDay(letterDeliveredOn, language, 'shortWithWeekday')}</dd>
        <dt>{messages.letterMethod}</dt>
        <dd>{messages.letterMethods[letterMethod]}</dd>
        <dt>{messages.letterDetails[letterMethod]}</dt>
        <dd>{letterDetail}</dd>
        <dt>{messages.letterRecordedBy}</dt>
        <dd>
          {[letterRecordedBy, letterRecordedAt && formatInstant(new Date(letterRecordedAt), language)]
            .filter(Boolean)
            .join(', ')}
        </dd>
      </dl>
    )
  if (!mayRecord || !complaint.answeredAt) return null
  const form = (
    <LetterDeliveryForm
      complaintId={complaint.id}
      writtenOn={limaDateOf(new Date(complaint.answeredAt))}
      isByLetter={complaint.answerByLetter === true}
      language={language}
    />
  )
  if (complaint.answerByLetter) return form
  return (
    <details className={styles.also}>
      <summary>{messages.alsoByLetter}</summary>
      {form}
    </details>
  )
}
