import { colors } from '@app/brand/colors'
import type { AppointmentDay, FreeSlot } from '@app/domain/appointment/appointment-times'
import { lotNoun } from '@app/domain/appointment/format-appointment'
import { formatDay } from '@app/domain/calendar/format-date'
import { otherLocale } from '@app/domain/language/locale'
import { pathFor } from '@app/domain/snapshot/page-urls'
import type { BookablePlace } from '@app/platform/appointment/appointment-places'
import { HiddenFields, Items } from '../pages/answer-parts'
import { fieldErrorText } from '../pages/field-error-text'
import type { ConsentSentences } from '../submissions/consent-sentences'
import type { FieldError } from '../submissions/submission-error'
import { appointmentTexts } from './appointment.messages'
import { AppointmentDocument } from './appointment-document'
import { DuoText, FactRow, Offers, Ticket } from './appointment-parts'
import { bookingUrl } from './appointment-urls'
import { BookingDetails } from './booking-details'
import { TimePicker } from './time-picker'

export type BookingPageProps = {
  locale: 'es' | 'en'
  place: BookablePlace
  days: readonly AppointmentDay[]
  selectedDay: AppointmentDay | undefined
  time: string | undefined
  /** Typed values, if the visitor has to correct something. */
  values?: Record<string, string>
  errors?: readonly FieldError[]
  /** Free slots near the requested time, if the booking was rejected. */
  offers?: readonly FreeSlot[]
  lot: string | undefined
  project: string | undefined
  consents: ConsentSentences
}

export function BookingPage(props: BookingPageProps) {
  const { locale, place, days, selectedDay, time, lot, project, values = {}, errors = [], consents } = props
  const texts = appointmentTexts[locale]
  const booking = { place: place.slug, lot, project, locale }
  return (
    <AppointmentDocument
      locale={locale}
      title={`${texts.crumb}: ${place.name[locale]}`}
      otherHref={bookingUrl({ ...booking, locale: otherLocale(locale) }, selectedDay?.day, time)}
    >
      <nav aria-label={texts.crumb}>
        <ol className="crumbs">
          <li>
            <a href={pathFor('appointment', locale)}>{texts.crumb}</a>
          </li>
          <li>{place.name[locale]}</li>
        </ol>
      </nav>
      <h1>
        <DuoText text={texts.title} />
      </h1>
      {errors.length > 0 && <Notice {...props} />}
      <form className="cols" method="post" action="/api/appointments">
        <div className="steps">
          <ChosenPlace locale={locale} place={place} />
          <TimePicker
            locale={locale}
            days={days}
            selectedDay={selectedDay}
            time={time}
            hrefOf={(day) => bookingUrl(booking, day)}
          />
          <BookingDetails locale={locale} values={values} errors={errors} consents={consents} />
        </div>
        <BookingTicket {...props} />
      </form>
    </AppointmentDocument>
  )
}

function ChosenPlace({ locale, place }: Pick<BookingPageProps, 'locale' | 'place'>) {
  const texts = appointmentTexts[locale]
  return (
    <section className="stone done">
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <circle cx="20" cy="20" r="20" fill={colors.ink} />
        <path fill="none" stroke={colors.accent} strokeWidth="2.5" d="m12 20.5 5.5 5.5L28 15" />
      </svg>
      <p>
        <small>{texts.place}</small>
        <b>
          {place.name[locale]} · {texts.minutes(place.slotMinutes)}
        </b>
        <small>{place.address[locale]}</small>
      </p>
      <a href={pathFor('appointment', locale)}>{texts.change}</a>
    </section>
  )
}

const timeErrors = ['appointment.full', 'appointment.time.unavailable']

function Notice({ locale, place, lot, project, errors = [], offers = [] }: BookingPageProps) {
  const texts = appointmentTexts[locale]
  if (errors.some(({ message }) => timeErrors.includes(message)))
    return (
      <section className="notice" role="alert">
        <h2>{texts.fullTitle}</h2>
        <p>{offers.length > 0 ? texts.fullText : texts.nothingFree}</p>
        <Offers
          locale={locale}
          slots={offers}
          hrefOf={(day, time) => bookingUrl({ place: place.slug, lot, project, locale }, day, time)}
        />
      </section>
    )
  const sentences = new Set(errors.map(({ message, marks }) => fieldErrorText(message, locale, marks)))
  return (
    <section className="notice" role="alert">
      <h2>{texts.problems}</h2>
      <Items items={[...sentences]} />
    </section>
  )
}

function BookingTicket({ locale, place, selectedDay, lot, project, consents }: BookingPageProps) {
  const texts = appointmentTexts[locale]
  const fields = {
    place: place.slug,
    day: selectedDay?.day ?? '',
    lot: lot ?? '',
    project: project ?? '',
    locale,
    'consentVersions.terms': consents.terms.version,
    'consentVersions.marketing': consents.marketing.version,
  }
  const facts = (
    <>
      {lot && <FactRow name={lotNoun(lot, locale)}>{lot}</FactRow>}
      <FactRow name={texts.where}>{place.name[locale]}</FactRow>
      {selectedDay && <FactRow name={texts.when}>{formatDay(selectedDay.day, locale, 'withWeekday')}</FactRow>}
      <FactRow name={texts.host}>{texts.adviser}</FactRow>
      {place.advice && <FactRow name={texts.bring}>{place.advice[locale]}</FactRow>}
    </>
  )
  return (
    <Ticket locale={locale} facts={facts}>
      <HiddenFields fields={fields} />
      {selectedDay?.state === 'free' && <button type="submit">{texts.book}</button>}
      <p>{texts.free}</p>
    </Ticket>
  )
}
