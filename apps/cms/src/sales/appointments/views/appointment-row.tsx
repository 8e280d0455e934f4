import { limaTimeOf } from '@sillar/domain/appointment/visit-times'
import { limaDateOf } from '@sillar/domain/calendar/lima-date'
import { callLink } from '@sillar/domain/lead/contact-links'
import { dayAndTime } from '../../../panel/dates/format-time'
import { DeskIcon } from '../../../panel/parts/panel-icon'
import { visitWords } from '../messages'
import type { ListedVisit, VisitPlaceName } from '../read-appointments'
import styles from './appointments.module.css'
import { MarkVisit } from './mark-appointment'

type Props = { visit: ListedVisit; places: VisitPlaceName[]; now: Date; language: 'es' | 'en' }

/** When, who, where, and what became of it. */
export function VisitRow({ visit, places, now, language }: Props) {
  const say = visitWords[language]
  const { id, state, name, phone, leadId, lot, markedAt, markedBy, startsAt, endsAt } = visit
  const who = name ?? say.nobody
  return (
    <li className={`${styles.visit} ${styles[state] ?? ''}`}>
      <p className={styles.time}>
        <b>{limaTimeOf(startsAt)}</b> <small>{limaTimeOf(endsAt)}</small>
      </p>
      <p className={styles.who}>
        {leadId ? <a href={`/admin/consultas/${leadId}`}>{who}</a> : who}
        <small>
          {[visit.place, lot && say.lot(lot)].filter(Boolean).join(' · ')} · <span>{visit.reference}</span>
        </small>
        {visit.message && <small className={styles.said}>{visit.message}</small>}
      </p>
      <p className={styles.state}>
        <b>{say.states[state]}</b>
        {markedAt && state !== 'booked' && <small>{say.by(markedBy, dayAndTime(markedAt, language))}</small>}
      </p>
      <div className={styles.acts}>
        {phone && (
          <a className="desk-round desk-round--ink" href={callLink(phone)} aria-label={say.callTo(who)}>
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
