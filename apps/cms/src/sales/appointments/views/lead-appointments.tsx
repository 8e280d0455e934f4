import { formatAppointment } from '@app/domain/appointment/format-appointment'
import { formatDay } from '@app/domain/calendar/format-date'
import { appointmentMessages } from '../messages'
import type { AppointmentPlaceName, AppointmentRequest, LeadAppointment } from '../read-appointments'
import styles from './appointments.module.css'
import { RequestActions } from './request-actions'

type Props = {
  lead: { id: string; name: string; place: string | null }
  appointments: LeadAppointment[]
  request: AppointmentRequest | undefined
  places: AppointmentPlaceName[]
  today: string
  language: 'es' | 'en'
}

export function LeadAppointments({ lead, appointments, request, places, today, language }: Props) {
  const messages = appointmentMessages[language]
  const requestedTime = request && [
    formatDay(request.day, language, 'withWeekday'),
    request.timeOfDay && messages.timesOfDay[request.timeOfDay],
  ]
  return (
    <section className="desk-box" aria-labelledby="lead-appointments">
      <h2 id="lead-appointments">{messages.title}</h2>
      <ul className={styles.ofLead}>
        {appointments.map((appointment) => (
          <li key={appointment.id}>
            <b>{formatAppointment(appointment, language)}</b>
            <small>
              {appointment.place} · {messages.states[appointment.state]}
            </small>
          </li>
        ))}
        {requestedTime && (
          <li>
            <b>{messages.request}</b>
            <small>{requestedTime.filter(Boolean).join(', ')}</small>
          </li>
        )}
      </ul>
      <RequestActions
        lead={lead.id}
        name={lead.name}
        places={places}
        place={request?.placeSlug ?? lead.place}
        day={request && request.day > today ? request.day : today}
        language={language}
        isRequest={request !== undefined}
      />
    </section>
  )
}
