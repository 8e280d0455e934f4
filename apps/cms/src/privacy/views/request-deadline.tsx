import { formatDay } from '@app/domain/calendar/format-date'
import { limaDateOf } from '@app/domain/calendar/lima-date'
import { countDays, deadlineOf, deadlineSentence, formatDeadline } from '@app/domain/complaint/days-left'
import type { Language } from '../../panel/language/language'
import { DeskIcon } from '../../panel/parts/record-icon'
import styles from '../../panel/record/record-forms.module.css'
import { privacyMessages } from '../messages'
import type { ListedRequest, PrivacyRequest } from '../read-requests'

export function RequestDeadline({ request, now, language }: { request: ListedRequest; now: Date; language: Language }) {
  const { closedAt, dueOn } = request
  const deadline = deadlineOf(limaDateOf(now), dueOn, 'business')
  return (
    <span className={styles.daysLeft} data-state={closedAt ? 'answered' : deadline.state}>
      {closedAt
        ? `${privacyMessages[language].closedOn} ${formatDay(limaDateOf(closedAt), language, 'shortWithWeekday')}`
        : deadlineSentence(deadline, 'business', language)}
    </span>
  )
}

export function DeadlineBar({ request, now, language }: { request: PrivacyRequest; now: Date; language: Language }) {
  const messages = privacyMessages[language]
  const { closedAt, receivedOn, dueOn, termDays } = request
  const today = limaDateOf(closedAt ?? now)
  const deadline = deadlineOf(today, dueOn, 'business')
  const usedDays = countDays(receivedOn, today, 'business')
  const { before, bold } = closedAt
    ? { before: messages.closedOn, bold: formatDay(today, language, 'shortWithWeekday') }
    : formatDeadline(deadline, 'business', language)
  const state = closedAt ? (deadline.state === 'late' ? 'near' : 'answered') : deadline.state
  return (
    <section className={styles.due} data-state={state} aria-label={messages.term}>
      <h2>
        <DeskIcon name={closedAt ? 'check' : deadline.state === 'calm' ? 'clock' : 'warning'} />
        <span>
          {before} <b>{bold}</b>
        </span>
      </h2>
      {!closedAt && (
        <div className={styles.days} aria-hidden="true">
          {Array.from({ length: termDays }, (_, index) => index + 1).map((day) => (
            <i key={day} data-day={day < usedDays ? 'past' : day === usedDays ? 'today' : 'left'} />
          ))}
        </div>
      )}
      <p>
        <span>
          {messages.received} {formatDay(receivedOn, language, 'shortWithWeekday')}
        </span>
        <span>{messages.termDays(termDays)}</span>
        <span>
          {messages.due} {formatDay(dueOn, language, 'shortWithWeekday')}
        </span>
      </p>
    </section>
  )
}
