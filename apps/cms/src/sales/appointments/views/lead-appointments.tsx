import { visitDayInWords, visitInWords } from '@sillar/domain/appointment/visit-words'
import { visitWords } from '../messages'
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

/** The appointments of a lead, on its own page. */
export function LeadVisits({ lead, visits, request, places, today, language }: Props) {
  const say = visitWords[language]
  const wished = request && [
    visitDayInWords(request.day, language),
    request.timeOfDay && say.timesOfDay[request.timeOfDay],
  ]
  return (
    <section className="desk-box" aria-labelledby="lead-visits">
      <h2 id="lead-visits">{say.title}</h2>
      <ul className={styles.ofLead}>
        {visits.map((visit) => (
          <li key={visit.id}>
            <b>{visitInWords(visit, language)}</b>
            <small>
              {visit.place} · {say.states[visit.state]}
            </small>
          </li>
        ))}
        {wished && (
          <li>
            <b>{say.request}</b>
            <small>{wished.filter(Boolean).join(', ')}</small>
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
