import { formatDay } from '@app/domain/calendar/format-date'
import type { LimaDate } from '@app/domain/calendar/lima-date'
import { countDays, deadlineOf, formatDeadline } from '@app/domain/complaint/days-left'
import type { Language } from '../../../panel/language/language'
import { DeskIcon } from '../../../panel/parts/record-icon'
import styles from '../../../panel/record/record-forms.module.css'
import type { Complaint } from '../../../platform/payload-types'
import { answeredDay } from '../answered-day'
import { type ComplaintMessages, complaintMessages } from '../messages'

type Props = { complaint: Complaint; today: string; language: Language }

export function DeadlineBar({ complaint, today, language }: Props) {
  const messages = complaintMessages[language]
  const answeredOn = answeredDay(complaint)
  if (answeredOn) return <AnsweredBar complaint={complaint} answeredOn={answeredOn} language={language} />
  const { filedOn, dueOn, ruleKind, ruleDays } = complaint
  const deadline = deadlineOf(today, dueOn, ruleKind)
  const { before, bold } = formatDeadline(deadline, ruleKind, language)
  const usedDays = countDays(filedOn, today, ruleKind)
  return (
    <section className={styles.due} data-state={deadline.state} aria-label={messages.term}>
      <h2>
        <DeskIcon name={deadline.state === 'calm' ? 'clock' : 'warning'} />
        <span>
          {before} <b>{bold}</b>
        </span>
      </h2>
      <DayBar usedDays={usedDays} totalDays={ruleDays} kind={ruleKind} messages={messages} />
      <p>
        <span>
          {messages.filed} {formatDay(filedOn, language, 'shortWithWeekday')}
        </span>
        <span>{messages.today(usedDays)}</span>
        <span>
          {messages.due} {formatDay(dueOn, language, 'shortWithWeekday')}
        </span>
        {complaint.status === 'letter' && <b>{messages.letterMissing}</b>}
      </p>
    </section>
  )
}

type DayBarProps = { usedDays: number; totalDays: number; kind: Complaint['ruleKind']; messages: ComplaintMessages }

function DayBar({ usedDays, totalDays, kind, messages }: DayBarProps) {
  const label = messages.usedDays(Math.min(usedDays, totalDays), totalDays, messages.days[kind])
  return (
    <div className={styles.days} role="img" aria-label={label}>
      {Array.from({ length: totalDays }, (_, index) => index + 1).map((day) => (
        <i key={day} data-day={day < usedDays ? 'past' : day === usedDays ? 'today' : 'left'} />
      ))}
    </div>
  )
}

type AnsweredBarProps = Omit<Props, 'today'> & { answeredOn: LimaDate }

function AnsweredBar({ complaint, answeredOn, language }: AnsweredBarProps) {
  const messages = complaintMessages[language]
  const usedDays = countDays(complaint.filedOn, answeredOn, complaint.ruleKind)
  const isLate = answeredOn > complaint.dueOn
  return (
    <section className={styles.due} data-state={isLate ? 'near' : 'answered'} aria-label={messages.term}>
      <h2>
        <DeskIcon name={isLate ? 'warning' : 'check'} />
        <span>
          {messages.answeredOn} <b>{formatDay(answeredOn, language, 'shortWithWeekday')}</b>
        </span>
      </h2>
      <p>
        <span>
          {messages.filed} {formatDay(complaint.filedOn, language, 'shortWithWeekday')}
        </span>
        <span>
          {messages.onDay(usedDays, complaint.ruleDays)}
          {isLate && `, ${messages.outOfTime}`}
        </span>
        {complaint.answeredBy && (
          <span>
            {messages.answeredBy} {complaint.answeredBy}
          </span>
        )}
      </p>
    </section>
  )
}
