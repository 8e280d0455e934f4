import { limaDateOf } from '@sillar/domain/calendar/lima-date'
import { deadlineOf, deadlineSentence } from '@sillar/domain/complaint/days-left'
import type { DefaultServerCellComponentProps } from 'payload'
import { longDay } from '../../../panel/dates/format-day'
import { languageOf } from '../../../panel/navigation/pages-of-role'
import styles from '../../../panel/record/record-forms.module.css'
import type { Complaint } from '../../../platform/payload-types'
import { deskWords } from '../messages'

/**
 * Shows in the list what is left, in words and in colour. On a phone the columns of the name are out of the screen. Payload
 * renders every component of a `ui` field with the record's form too (`renderField.js`), where a cell has no row.
 */
export function DaysLeftCell({ rowData, i18n }: DefaultServerCellComponentProps) {
  if (!rowData) return null
  const { dueOn, ruleKind, status, answeredAt, firstName, lastName } = rowData as Complaint
  const language = languageOf(i18n)
  const words = deskWords[language]
  const deadline = deadlineOf(limaDateOf(new Date()), dueOn, ruleKind)
  const answeredOn = answeredAt ? longDay(limaDateOf(new Date(answeredAt)), language) : ''
  const isAnswered = status === 'answered'
  return (
    <>
      <span className={styles.daysLeft} data-state={isAnswered ? 'answered' : deadline.state}>
        {isAnswered ? `${words.answeredOn} ${answeredOn}` : deadlineSentence(deadline, ruleKind, language)}
      </span>
      <small className={styles.phoneName} aria-hidden="true">
        {firstName} {lastName}
      </small>
    </>
  )
}
