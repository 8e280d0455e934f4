import { canChange } from '@app/domain/appointment/visit-times'
import { changeUntil, visitInWords } from '@app/domain/appointment/visit-words'
import { formatDay } from '@app/domain/calendar/format-date'
import { limaDateOf } from '@app/domain/calendar/lima-date'
import { limaTimeOf } from '@app/domain/calendar/lima-time'
import { otherLocale } from '@app/domain/language/locale'
import { pathFor } from '@app/domain/snapshot/page-addresses'
import type { BookablePlace } from '@app/platform/visit/visit-places'
import { HiddenFields } from '../pages/answer-parts'
import { Wave } from '../pages/wave'
import { visitTexts } from './appointment.messages'
import { AppointmentDocument } from './appointment-document'
import { DuoText, FactRow } from './appointment-parts'
import { appointmentUrl, bookingUrl, calendarUrl } from './appointment-urls'
import type { OpenedVisit } from './change-appointment'

export type AppointmentPageProps = {
  locale: 'es' | 'en'
  /** Key of the link in the mail. */
  linkKey: string
  visit: OpenedVisit
  place: BookablePlace | undefined
  now: Date
  /** Action that the visitor has just performed. */
  lastAction?: 'moved' | undefined
}

/** Renders an appointment for the person who booked it. Opening the page changes nothing. */
export function AppointmentPage(props: AppointmentPageProps) {
  const { locale, linkKey, visit, lastAction } = props
  const texts = visitTexts[locale]
  const isCancelled = visit.state === 'cancelled'
  return (
    <AppointmentDocument
      locale={locale}
      title={isCancelled ? texts.cancelled : texts.confirmed}
      otherHref={appointmentUrl(linkKey, otherLocale(locale))}
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

function BookedCard({ locale, linkKey, visit, place, now }: AppointmentPageProps) {
  const texts = visitTexts[locale]
  const isOver = visit.endsAt.getTime() < now.getTime()
  const day = formatDay(limaDateOf(visit.startsAt), locale, 'withWeekday')
  return (
    <div className="booked">
      <section className="card">
        <div>
          <p className="state">{isOver ? texts.over : texts.confirmed}</p>
          <h1>
            {texts.expected} <b className="day-and-time">{texts.onDay(day, limaTimeOf(visit.startsAt))}</b>
          </h1>
          <p>{texts.code}</p>
          <p className="code">{visit.reference}</p>
        </div>
        <Wave />
        <div className="act">
          <a className="button" href={calendarUrl(linkKey, locale)} download="visita.ics">
            {texts.calendar}
          </a>
          <p>{texts.calendarNote}</p>
        </div>
      </section>
      <dl className="facts">
        <FactRow name={texts.when}>
          {visitInWords(visit, locale)}
          <p>{texts.limaTime}</p>
        </FactRow>
        {place && (
          <FactRow name={texts.where}>
            {place.name[locale]}
            <p>{place.address[locale]}</p>
          </FactRow>
        )}
        {place?.advice && <FactRow name={texts.bring}>{place.advice[locale]}</FactRow>}
        {!isOver && (
          <FactRow name={texts.plans}>
            <ChangeActions locale={locale} linkKey={linkKey} visit={visit} now={now} />
          </FactRow>
        )}
      </dl>
    </div>
  )
}

function ChangeActions({
  locale,
  linkKey,
  visit,
  now,
}: Pick<AppointmentPageProps, 'locale' | 'linkKey' | 'visit' | 'now'>) {
  const texts = visitTexts[locale]
  if (visit.state !== 'booked' || !canChange(visit.startsAt, now)) return <p>{texts.tooLate}</p>
  return (
    <>
      <a href={appointmentUrl(linkKey, locale, { move: '1' })}>{texts.move}</a>
      <details>
        <summary>{texts.cancel}</summary>
        <p>{texts.cancelAsk}</p>
        <form method="post" action="/api/visits/cancel">
          <HiddenFields fields={{ key: linkKey, lang: locale }} />
          <p>
            <button type="submit" className="plain">
              {texts.cancelYes}
            </button>
          </p>
        </form>
      </details>
      <p>{texts.until(changeUntil(visit, locale))}</p>
    </>
  )
}

function CancelledCard({ locale, visit, place }: AppointmentPageProps) {
  const texts = visitTexts[locale]
  return (
    <section className="card">
      <div>
        <p className="state">{texts.cancelled}</p>
        <h1>
          <DuoText text={texts.cancelledTitle} />
        </h1>
        <p className="big">{visitInWords(visit, locale)}</p>
        <p>{texts.cancelledText}</p>
      </div>
      <Wave />
      <div className="act">
        <a className="button" href={place ? bookingUrl({ place: place.slug, locale }) : pathFor('visit', locale)}>
          {texts.bookAgain}
        </a>
      </div>
    </section>
  )
}
