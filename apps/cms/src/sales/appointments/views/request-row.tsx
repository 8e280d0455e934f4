import { callLink } from '@app/domain/lead/contact-links'
import { DeskIcon } from '../../../panel/parts/panel-icon'
import { appointmentMessages } from '../messages'
import type { AppointmentPlaceName, AppointmentRequest } from '../read-appointments'
import styles from './appointments.module.css'
import { RequestActions } from './request-actions'

type Props = {
  request: AppointmentRequest
  project: string
  places: AppointmentPlaceName[]
  language: 'es' | 'en'
}

export function RequestRow({ request, project, places, language }: Props) {
  const messages = appointmentMessages[language]
  const { leadId, name, phone, timeOfDay, meetingPlace } = request
  return (
    <li className={`${styles.appointment} ${styles.request}`}>
      <p className={styles.time}>
        <b>{messages.request}</b> <small>{timeOfDay && messages.timesOfDay[timeOfDay]}</small>
      </p>
      <p className={styles.who}>
        <a href={`/admin/consultas/${leadId}`}>{name}</a>
        <small>
          {[project, meetingPlace && messages.meetingPlaces[meetingPlace]].filter(Boolean).join(' · ')} ·{' '}
          <span>{request.reference}</span>
        </small>
        {request.message && <small className={styles.said}>{request.message}</small>}
      </p>
      <p className={styles.state}>
        <b>{messages.notBooked}</b>
      </p>
      <div className={styles.acts}>
        <a className="desk-round desk-round--ink" href={callLink(phone)} aria-label={messages.callTo(name)}>
          <DeskIcon name="phone" />
        </a>
        <RequestActions
          lead={leadId}
          name={name}
          places={places}
          place={request.placeSlug}
          day={request.day}
          language={language}
          isRequest
        />
      </div>
    </li>
  )
}
