import { visitInWords } from '@app/domain/appointment/visit-words'
import { formatDay } from '@app/domain/calendar/format-date'
import { appointmentMessages } from '../messages'
import type { VisitOfLead, VisitPlaceName, VisitRequest } from '../read-appointments'
import styles from './appointments.module.css'
import { RequestActions } from './request-actions'

type Props = {
  lead: { id: string; name: string; place: string | null }
  visits: VisitOfLead[]
  request: VisitRequest | undefined
  places: VisitPlaceName[]
  today: string
  language: 'es' | 'en'
}

/** The appointments of a lead, shown on its page. */
export function LeadVisits({ lead, visits, request, places, today, language }: Props) {
  const messages = appointmentMessages[language]
  const requestedTime = request && [
    formatDay(request.day, language, 'withWeekday'),
    request.timeOfDay && messages.timesOfDay[request.timeOfDay],
  ]
  return (
    <section className="desk-box" aria-labelledby="lead-visits">
      <h2 id="lead-visits">{messages.title}</h2>
      <ul className={styles.ofLead}>
        {visits.map((visit) => (
          <li key={visit.id}>
            <b>{visitInWords(visit, language)}</b>
            <small>
              {visit.place} · {messages.states[visit.state]}
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
