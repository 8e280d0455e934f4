import { formatDay } from '@app/domain/calendar/format-date'
import { limaDateOf } from '@app/domain/calendar/lima-date'
import { deadlineOf, deadlineSentence } from '@app/domain/complaint/days-left'
import type { DefaultServerCellComponentProps } from 'payload'
import { languageOf } from '../../../panel/language/language'
import styles from '../../../panel/record/record-forms.module.css'
import type { Complaint } from '../../../platform/payload-types'
import { answeredDay } from '../answered-day'
import { complaintMessages } from '../messages'

/** Shows the days left to answer, or the day of the answer. Payload also renders it in the form, without row data. */
export function DaysLeftCell({ rowData, i18n }: DefaultServerCellComponentProps) {
  if (!rowData) return null
  const complaint = rowData as Complaint
  const { dueOn, ruleKind } = complaint
  const language = languageOf(i18n)
  const messages = complaintMessages[language]
  const deadline = deadlineOf(limaDateOf(new Date()), dueOn, ruleKind)
  const answeredOn = answeredDay(complaint)
  return (
    <span className={styles.daysLeft} data-state={answeredOn ? 'answered' : deadline.state}>
      {answeredOn
        ? `${messages.answeredOn} ${formatDay(answeredOn, language, 'shortWithWeekday')}`
        : deadlineSentence(deadline, ruleKind, language)}
    </span>
  )
}
