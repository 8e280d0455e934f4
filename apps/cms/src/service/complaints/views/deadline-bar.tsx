import { limaDateOf } from '@sillar/domain/calendar/lima-date'
import { countedDays, deadlineInWords, deadlineOf } from '@sillar/domain/complaint/days-left'
import { longDay } from '../../../panel/dates/format-day'
import type { Language } from '../../../panel/language/language'
import { DeskIcon } from '../../../panel/parts/record-icon'
import styles from '../../../panel/record/record-forms.module.css'
import type { Complaint } from '../../../platform/payload-types'
import { type DeskWords, deskWords } from '../messages'

type Props = { complaint: Complaint; today: string; language: Language }

/** How long is left, in words, in colour and day by day. */
export function DeadlineBar({ complaint, today, language }: Props) {
  const words = deskWords[language]
  if (complaint.answeredAt) return <AnsweredBar complaint={complaint} language={language} />
  const { filedOn, dueOn, ruleKind, ruleDays } = complaint
  const deadline = deadlineOf(today, dueOn, ruleKind)
  const { before, bold } = deadlineInWords(deadline, ruleKind, language)
  const used = countedDays(filedOn, today, ruleKind)
  return (
    <section className={styles.due} data-state={deadline.state} aria-label={words.term}>
      <h2>
        <DeskIcon name={deadline.state === 'calm' ? 'clock' : 'warning'} />
        <span>
          {before} <b>{bold}</b>
        </span>
      </h2>
      <Days used={used} all={ruleDays} kind={ruleKind} words={words} />
      <p>
        <span>
          {words.filed} {longDay(filedOn, language)}
        </span>
        <span>{words.today(used)}</span>
        <span>
          {words.due} {longDay(dueOn, language)}
        </span>
      </p>
    </section>
  )
}

type DaysProps = { used: number; all: number; kind: Complaint['ruleKind']; words: DeskWords }

function Days({ used, all, kind, words }: DaysProps) {
  const label = words.usedDays(Math.min(used, all), all, words.days[kind])
  return (
    <div className={styles.days} role="img" aria-label={label}>
      {Array.from({ length: all }, (_, at) => at + 1).map((day) => (
        <i key={day} data-day={day < used ? 'past' : day === used ? 'today' : 'left'} />
      ))}
    </div>
  )
}

function AnsweredBar({ complaint, language }: Omit<Props, 'today'>) {
  const words = deskWords[language]
  const on = limaDateOf(new Date(complaint.answeredAt ?? 0))
  const used = countedDays(complaint.filedOn, on, complaint.ruleKind)
  const isLate = on > complaint.dueOn
  return (
    <section className={styles.due} data-state={isLate ? 'near' : 'answered'} aria-label={words.term}>
      <h2>
        <DeskIcon name={isLate ? 'warning' : 'check'} />
        <span>
          {words.answeredOn} <b>{longDay(on, language)}</b>
        </span>
      </h2>
      <p>
        <span>
          {words.filed} {longDay(complaint.filedOn, language)}
        </span>
        <span>
          {words.onDay(used, complaint.ruleDays)}
          {isLate && `, ${words.outOfTime}`}
        </span>
        {complaint.answeredBy && (
          <span>
            {words.answeredBy} {complaint.answeredBy}
          </span>
        )}
      </p>
    </section>
  )
}
