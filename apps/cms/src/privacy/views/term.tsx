import { limaDateOf } from '@sillar/domain/calendar/lima-date'
import { countedDays, deadlineInWords, deadlineOf, deadlineSentence } from '@sillar/domain/complaint/days-left'
import { longDay } from '../../panel/dates/format-day'
import { DeskIcon } from '../../panel/parts/record-icon'
import styles from '../../panel/record/record-forms.module.css'
import { privacyWords } from '../messages'
import type { ListedRequest, PrivacyRequest } from '../read-requests'

type Language = 'es' | 'en'

/** In a list: what is left, in words and in colour. */
export function DaysLeft({ request, now, language }: { request: ListedRequest; now: Date; language: Language }) {
  const { closedAt, dueOn } = request
  const deadline = deadlineOf(limaDateOf(now), dueOn, 'business')
  return (
    <span className={styles.daysLeft} data-state={closedAt ? 'answered' : deadline.state}>
      {closedAt
        ? `${privacyWords[language].closedOn} ${longDay(limaDateOf(closedAt), language)}`
        : deadlineSentence(deadline, 'business', language)}
    </span>
  )
}

/** How long is left, in words, in colour and day by day. */
export function TermBar({ request, now, language }: { request: PrivacyRequest; now: Date; language: Language }) {
  const say = privacyWords[language]
  const { closedAt, receivedOn, dueOn, termDays } = request
  const today = limaDateOf(closedAt ?? now)
  const deadline = deadlineOf(today, dueOn, 'business')
  const used = countedDays(receivedOn, today, 'business')
  const { before, bold } = closedAt
    ? { before: say.closedOn, bold: longDay(today, language) }
    : deadlineInWords(deadline, 'business', language)
  const state = closedAt ? (deadline.state === 'late' ? 'near' : 'answered') : deadline.state
  return (
    <section className={styles.due} data-state={state} aria-label={say.term}>
      <h2>
        <DeskIcon name={closedAt ? 'check' : deadline.state === 'calm' ? 'clock' : 'warning'} />
        <span>
          {before} <b>{bold}</b>
        </span>
      </h2>
      {!closedAt && (
        <div className={styles.days} aria-hidden="true">
          {Array.from({ length: termDays }, (_, at) => at + 1).map((day) => (
            <i key={day} data-day={day < used ? 'past' : day === used ? 'today' : 'left'} />
          ))}
        </div>
      )}
      <p>
        <span>
          {say.received} {longDay(receivedOn, language)}
        </span>
        <span>{say.termDays(termDays)}</span>
        <span>
          {say.due} {longDay(dueOn, language)}
        </span>
      </p>
    </section>
  )
}
