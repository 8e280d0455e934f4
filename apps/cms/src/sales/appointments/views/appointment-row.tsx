import { formatInstant } from '@app/domain/calendar/format-date'
import { limaDateOf } from '@app/domain/calendar/lima-date'
import { limaTimeOf } from '@app/domain/calendar/lima-time'
import { callLink } from '@app/domain/lead/contact-links'
import { DeskIcon } from '../../../panel/parts/panel-icon'
import { appointmentMessages } from '../messages'
import type { ListedVisit, VisitPlaceName } from '../read-appointments'
import styles from './appointments.module.css'
import { MarkVisit } from './mark-appointment'

type Props = { visit: ListedVisit; places: VisitPlaceName[]; now: Date; language: 'es' | 'en' }

/** One appointment: time, person, place and state. */
export function VisitRow({ visit, places, now, language }: Props) {
  const messages = appointmentMessages[language]
  const { id, state, name, phone, leadId, lot, markedAt, markedBy, startsAt, endsAt } = visit
  const who = name ?? messages.erased
  return (
    <li className={`${styles.visit} ${styles[state] ?? ''}`}>
      <p className={styles.time}>
        <b>{limaTimeOf(startsAt)}</b> <small>{limaTimeOf(endsAt)}</small>
      </p>
      <p className={styles.who}>
        {leadId ? <a href={`/admin/consultas/${leadId}`}>{who}</a> : who}
        <small>
          {[visit.place, lot && messages.lot(lot)].filter(Boolean).join(' · ')} · <span>{visit.reference}</span>
        </small>
        {visit.message && <small className={styles.said}>{visit.message}</small>}
      </p>
      <p className={styles.state}>
        <b>{messages.states[state]}</b>
        {markedAt && state !== 'booked' && <small>{messages.by(markedBy, formatInstant(markedAt, language))}</small>}
      </p>
      <div className={styles.acts}>
        {phone && (
          <a className="desk-round desk-round--ink" href={callLink(phone)} aria-label={messages.callTo(who)}>
            <DeskIcon name="phone" />
          </a>
        )}
        {state !== 'cancelled' && (
          <MarkVisit
            visit={id}
            state={state}
            hasBegun={startsAt <= now}
            name={who}
            hasMail={Boolean(visit.email)}
            places={places}
            place={visit.placeSlug}
            day={limaDateOf(startsAt)}
            language={language}
          />
        )}
      </div>
    </li>
  )
}
