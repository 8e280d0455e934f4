import { canChange } from '@app/domain/appointment/appointment-times'
import { changeUntil, formatAppointment, lotNoun } from '@app/domain/appointment/format-appointment'
import { formatVisitorTime } from '@app/domain/appointment/time-zone'
import { formatDay } from '@app/domain/calendar/format-date'
import { limaDateOf } from '@app/domain/calendar/lima-date'
import { limaTimeOf } from '@app/domain/calendar/lima-time'
import { otherLocale } from '@app/domain/language/locale'
import { pathFor } from '@app/domain/snapshot/page-urls'
import { calendarFileNames } from '@app/platform/appointment/appointment-calendar'
import type { BookablePlace } from '@app/platform/appointment/appointment-places'
import type { Directions } from '@app/platform/appointment/directions'
import { Fragment } from 'react'
import { HiddenFields } from '../pages/answer-parts'
import { Wave } from '../pages/wave'
import { appointmentTexts, textsOf } from './appointment.messages'
import { AppointmentDocument } from './appointment-document'
import { DuoText, FactRow } from './appointment-parts'
import { appointmentUrl, bookingUrl, calendarUrl } from './appointment-urls'
import type { OpenedAppointment } from './change-appointment'

export type AppointmentPageProps = {
  locale: 'es' | 'en'
  /** Key of the link in the mail. */
  linkKey: string
  appointment: OpenedAppointment
  place: BookablePlace | undefined
  directions: Directions
  now: Date
  /** Action that the visitor has just performed. */
  lastAction?: 'moved' | undefined
}

/** Renders an appointment for the person who booked it. Opening the page changes nothing. */
export function AppointmentPage(props: AppointmentPageProps) {
  const { locale, linkKey, appointment, place, lastAction } = props
  const texts = textsOf(place, locale)
  const isCancelled = appointment.state === 'cancelled'
  return (
    <AppointmentDocument
      locale={locale}
      title={isCancelled ? texts.cancelled : texts.confirmed}
      otherHref={appointmentUrl(linkKey, otherLocale(locale))}
      isDemo={place?.isDemo}
    >
      {lastAction === 'moved' && (
        <p className="notice good" role="status">
          {texts.moved}
        </p>
      )}
      {isCancelled ? <CancelledCard {...props} /> : <BookedCard {...props} />}
    </AppointmentDocument>
  )
}

function BookedCard({ locale, linkKey, appointment, place, directions, now }: AppointmentPageProps) {
  const texts = textsOf(place, locale)
  const isOver = appointment.endsAt.getTime() < now.getTime()
  const day = formatDay(limaDateOf(appointment.startsAt), locale, 'withWeekday')
  const visitorTime = formatVisitorTime(appointment.startsAt, appointment.timeZone, locale)
  const limaNote = appointmentTexts[locale].limaTime
  return (
    <div className="booked">
      <section className="card">
        <div>
          <p className="state">{isOver ? texts.over : texts.confirmed}</p>
          <h1>
            {texts.expected}{' '}
            <b className="day-and-time">{texts.onDay(day, limaTimeOf(appointment.startsAt), visitorTime)}</b>
          </h1>
          <p>{texts.code}</p>
          <p className="code">{appointment.reference}</p>
        </div>
        <Wave />
        <div className="act">
          <a className="button" href={calendarUrl(linkKey, locale)} download={calendarFileNames[locale]}>
            {texts.calendar}
          </a>
          <p>{texts.calendarNote}</p>
        </div>
      </section>
      <dl className="facts">
        <FactRow name={texts.when} isDate>
          {formatAppointment(appointment, locale)}
          <p>{visitorTime ? `${limaNote}; ${visitorTime}` : limaNote}</p>
        </FactRow>
        {appointment.lot && <FactRow name={lotNoun(appointment.lot, locale)}>{appointment.lot}</FactRow>}
        {place?.meetingUrl && !isOver && (
          <FactRow name={texts.link}>
            <a href={place.meetingUrl} rel="noopener noreferrer">
              {place.meetingUrl}
            </a>
          </FactRow>
        )}
        {place && place.kind !== 'video' && (
          <FactRow name={texts.where}>
            {place.name[locale]}
            <p>{place.address[locale]}</p>
          </FactRow>
        )}
        {directions.links.length > 0 && !isOver && (
          <FactRow name={texts.directions}>
            {directions.links.map(({ name, href }) => (
              <Fragment key={name}>
                <a className="map" href={href} rel="noopener noreferrer">
                  {name}
                </a>{' '}
              </Fragment>
            ))}
            {directions.isTownCentre && <p>{texts.townCentre}</p>}
          </FactRow>
        )}
        {place?.advice && <FactRow name={texts.bring}>{place.advice[locale]}</FactRow>}
        {!isOver && (
          <FactRow name={texts.plans}>
            <ChangeActions locale={locale} linkKey={linkKey} appointment={appointment} place={place} now={now} />
          </FactRow>
        )}
      </dl>
    </div>
  )
}

function ChangeActions({
  locale,
  linkKey,
  appointment,
  place,
  now,
}: Pick<AppointmentPageProps, 'locale' | 'linkKey' | 'appointment' | 'place' | 'now'>) {
  const texts = textsOf(place, locale)
  if (appointment.state !== 'booked' || !canChange(appointment.startsAt, now)) return <p>{texts.tooLate}</p>
  return (
    <>
      <a href={appointmentUrl(linkKey, locale, { move: '1' })}>{texts.move}</a>
      <details>
        <summary>{texts.cancel}</summary>
        <p>{texts.cancelAsk}</p>
        <form method="post" action={`/api/appointments/cancel?lang=${locale}`}>
          <HiddenFields fields={{ key: linkKey, lang: locale }} />
          <p>
            <button type="submit" className="plain">
              {texts.cancelYes}
            </button>
          </p>
        </form>
      </details>
      <p>{texts.until(changeUntil(appointment, locale))}</p>
    </>
  )
}

function CancelledCard({ locale, appointment, place }: AppointmentPageProps) {
  const texts = textsOf(place, locale)
  return (
    <section className="card">
      <div>
        <p className="state">{texts.cancelled}</p>
        <h1>
          <DuoText text={texts.cancelledTitle} />
        </h1>
        <p className="big">{formatAppointment(appointment, locale)}</p>
        <p>{texts.cancelledText}</p>
      </div>
      <Wave />
      <div className="act">
        <a className="button" href={place ? bookingUrl({ place: place.slug, locale }) : pathFor('appointment', locale)}>
          {texts.bookAgain}
        </a>
      </div>
    </section>
  )
}
