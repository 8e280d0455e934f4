import { formatInstant } from '@app/domain/calendar/format-date'
import { incidentClock } from '@app/domain/incident/incident'
import { DeskIcon } from '../../../panel/parts/record-icon'
import styles from '../../../panel/record/record-forms.module.css'
import { incidentMessages } from '../messages'
import type { ListedIncident } from '../read-incidents'

type Props = { incident: ListedIncident; now: Date; language: 'es' | 'en' }

/** Returns the state and text of the clock, which stops when the authority is notified or the incident is closed. */
function clockOf({ incident: { dueAt, notifiedAt, closedAt }, now, language }: Props) {
  const messages = incidentMessages[language]
  if (notifiedAt) return { state: 'answered', text: `${messages.notified} ${formatInstant(notifiedAt, language)}` }
  if (closedAt) return { state: 'answered', text: `${messages.closedOn} ${formatInstant(closedAt, language)}` }
  return incidentClock(dueAt, now, language)
}

export function IncidentClock(props: Props) {
  const { state, text } = clockOf(props)
  return (
    <span className={styles.daysLeft} data-state={state}>
      {text}
    </span>
  )
}

export function IncidentClockBar(props: Props) {
  const { incident, language } = props
  const messages = incidentMessages[language]
  const { state, text } = clockOf(props)
  return (
    <section className={styles.due} data-state={state} aria-label={messages.clock}>
      <h2>
        <DeskIcon name={state === 'answered' ? 'check' : state === 'calm' ? 'clock' : 'warning'} />
        <b>{text}</b>
      </h2>
      <p>
        <span>
          {messages.foundAt}: {formatInstant(incident.foundAt, language)}
        </span>
        <span>
          {messages.until} {formatInstant(incident.dueAt, language)}
        </span>
      </p>
    </section>
  )
}
