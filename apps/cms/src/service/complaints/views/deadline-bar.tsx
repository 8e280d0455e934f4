import { formatDay } from '@app/domain/calendar/format-date'
import { limaDateOf } from '@app/domain/calendar/lima-date'
import { countedDays, deadlineInWords, deadlineOf } from '@app/domain/complaint/days-left'
import type { Language } from '../../../panel/language/language'
import { DeskIcon } from '../../../panel/parts/record-icon'
import styles from '../../../panel/record/record-forms.module.css'
import type { Complaint } from '../../../platform/payload-types'
import { type ComplaintMessages, complaintMessages } from '../messages'

type Props = { complaint: Complaint; today: string; language: Language }

/** Shows the remaining time as text, as colour and day by day. */
export function DeadlineBar({ complaint, today, language }: Props) {
  const messages = complaintMessages[language]
  if (complaint.answeredAt) return <AnsweredBar complaint={complaint} language={language} />
  const { filedOn, dueOn, ruleKind, ruleDays } = complaint
  const deadline = deadlineOf(today, dueOn, ruleKind)
  const { before, bold } = deadlineInWords(deadline, ruleKind, language)
  const used = countedDays(filedOn, today, ruleKind)
  return (
    <section className={styles.due} data-state={deadline.state} aria-label={messages.term}>
      <h2>
        <DeskIcon name={deadline.state === 'calm' ? 'clock' : 'warning'} />
        <span>
          {before} <b>{bold}</b>
        </span>
      </h2>
      <Days used={used} all={ruleDays} kind={ruleKind} messages={messages} />
      <p>
        <span>
          {messages.filed} {formatDay(filedOn, language, 'shortWithWeekday')}
        </span>
        <span>{messages.today(used)}</span>
        <span>
          {messages.due} {formatDay(dueOn, language, 'shortWithWeekday')}
        </span>
      </p>
    </section>
  )
}

type DaysProps = { used: number; all: number; kind: Complaint['ruleKind']; messages: ComplaintMessages }

function Days({ used, all, kind, messages }: DaysProps) {
  const label = messages.usedDays(Math.min(used, all), all, messages.days[kind])
  return (
    <div className={styles.days} role="img" aria-label={label}>
      {Array.from({ length: all }, (_, at) => at + 1).map((day) => (
        <i key={day} data-day={day < used ? 'past' : day === used ? 'today' : 'left'} />
      ))}
    </div>
  )
}

function AnsweredBar({ complaint, language }: Omit<Props, 'today'>) {
  const messages = complaintMessages[language]
  const on = limaDateOf(new Date(complaint.answeredAt ?? 0))
  const used = countedDays(complaint.filedOn, on, complaint.ruleKind)
  const isLate = on > complaint.dueOn
  return (
    <section className={styles.due} data-state={isLate ? 'near' : 'answered'} aria-label={messages.term}>
      <h2>
        <DeskIcon name={isLate ? 'warning' : 'check'} />
        <span>
          {messages.answeredOn} <b>{formatDay(on, language, 'shortWithWeekday')}</b>
        </span>
      </h2>
      <p>
        <span>
          {messages.filed} {formatDay(complaint.filedOn, language, 'shortWithWeekday')}
        </span>
        <span>
          {messages.onDay(used, complaint.ruleDays)}
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
