import { formatDay } from '@app/domain/calendar/format-date'
import { limaDateOf } from '@app/domain/calendar/lima-date'
import { deadlineOf, deadlineSentence } from '@app/domain/complaint/days-left'
import type { DefaultServerCellComponentProps } from 'payload'
import { languageOf } from '../../../panel/language/language'
import styles from '../../../panel/record/record-forms.module.css'
import type { Complaint } from '../../../platform/payload-types'
import { complaintMessages } from '../messages'

/** Shows the days left to answer, or the day of the answer. Payload also renders this cell in the form, without row data. */
export function DaysLeftCell({ rowData, i18n }: DefaultServerCellComponentProps) {
  if (!rowData) return null
  const { dueOn, ruleKind, status, answeredAt } = rowData as Complaint
  const language = languageOf(i18n)
  const messages = complaintMessages[language]
  const deadline = deadlineOf(limaDateOf(new Date()), dueOn, ruleKind)
  const answeredOn = answeredAt ? formatDay(limaDateOf(new Date(answeredAt)), language, 'shortWithWeekday') : ''
  const isAnswered = status === 'answered'
  return (
    <span className={styles.daysLeft} data-state={isAnswered ? 'answered' : deadline.state}>
      {isAnswered ? `${messages.answeredOn} ${answeredOn}` : deadlineSentence(deadline, ruleKind, language)}
    </span>
  )
}
