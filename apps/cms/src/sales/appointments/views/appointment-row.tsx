import { formatInstant } from '@app/domain/calendar/format-date'
import { limaDateOf } from '@app/domain/calendar/lima-date'
import { limaTimeOf } from '@app/domain/calendar/lima-time'
import { callLink } from '@app/domain/lead/contact-links'
import { DeskIcon } from '../../../panel/parts/panel-icon'
import { appointmentMessages } from '../messages'
import type { AppointmentPlaceName, ListedAppointment } from '../read-appointments'
import { AppointmentActions } from './appointment-actions'
import styles from './appointments.module.css'

type Props = { appointment: ListedAppointment; places: AppointmentPlaceName[]; now: Date; language: 'es' | 'en' }

export function AppointmentRow({ appointment, places, now, language }: Props) {
  const messages = appointmentMessages[language]
  const { id, state, name, phone, leadId, lot, markedAt, markedBy, startsAt, endsAt } = appointment
  const personName = name ?? messages.erased
  return (
    <li className={`${styles.appointment} ${styles[state] ?? ''}`}>
      <p className={styles.time}>
        <b>{limaTimeOf(startsAt)}</b> <small>{limaTimeOf(endsAt)}</small>
      </p>
      <p className={styles.who}>
        {leadId ? <a href={`/admin/consultas/${leadId}`}>{personName}</a> : personName}
        <small>
          {[appointment.place, lot && messages.lot(lot)].filter(Boolean).join(' · ')} ·{' '}
          <span>{appointment.reference}</span>
        </small>
        {appointment.message && <small className={styles.said}>{appointment.message}</small>}
      </p>
      <p className={styles.state}>
        <b>{messages.states[state]}</b>
        {markedAt && state !== 'booked' && <small>{messages.by(markedBy, formatInstant(markedAt, language))}</small>}
      </p>
      <div className={styles.acts}>
        {phone && (
          <a className="desk-round desk-round--ink" href={callLink(phone)} aria-label={messages.callTo(personName)}>
            <DeskIcon name="phone" />
          </a>
        )}
        {state !== 'cancelled' && (
          <AppointmentActions
            appointment={id}
            state={state}
            hasStarted={startsAt <= now}
            name={personName}
            hasEmail={Boolean(appointment.email)}
            places={places}
            place={appointment.placeSlug}
            day={limaDateOf(startsAt)}
            language={language}
          />
        )}
      </div>
    </li>
  )
}
