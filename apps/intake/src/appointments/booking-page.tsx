import { colors } from '@app/brand/colors'
import type { AppointmentDay, FreeSlot } from '@app/domain/appointment/appointment-times'
import { lotNoun } from '@app/domain/appointment/format-appointment'
import { formatDay } from '@app/domain/calendar/format-date'
import { otherLocale } from '@app/domain/language/locale'
import { hoursAndMinutes } from '@app/domain/project/hours-and-minutes'
import { pathFor } from '@app/domain/snapshot/page-urls'
import type { BookablePlace, PlaceOption } from '@app/platform/appointment/appointment-places'
import { HiddenFields, Items } from '../pages/answer-parts'
import { fieldErrorText } from '../pages/field-error-text'
import type { ConsentSentences } from '../submissions/consent-sentences'
import type { FieldError } from '../submissions/submission-error'
import { appointmentTexts, textsOf } from './appointment.messages'
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
  /** Time zone of the visitor's browser, used for video calls. */
  timeZone: string | null
  /** The appointment places that the visitor can choose, including the current one. */
  options: readonly PlaceOption[]
  consents: ConsentSentences
}

export function BookingPage(props: BookingPageProps) {
  const { locale, place, days, selectedDay, time, lot, project, timeZone, values = {}, errors = [], consents } = props
  const texts = textsOf(place, locale)
  const booking = { place: place.slug, lot, project, timeZone, locale }
  return (
    <AppointmentDocument
      locale={locale}
      title={`${texts.crumb}: ${place.name[locale]}`}
      otherHref={bookingUrl({ ...booking, locale: otherLocale(locale) }, selectedDay?.day, time)}
      isDemo={place.isDemo}
      script={scriptOf(props)}
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
          {props.options.length > 1 ? <PlaceOptions {...props} /> : <ChosenPlace locale={locale} place={place} />}
          <TimePicker
            locale={locale}
            days={days}
            selectedDay={selectedDay}
            time={time}
            timeZone={timeZone}
            capacity={place.capacity}
            hrefOf={(day) => bookingUrl(booking, day)}
          />
          <BookingDetails locale={locale} values={values} errors={errors} consents={consents} />
        </div>
        <BookingTicket {...props} />
      </form>
    </AppointmentDocument>
  )
}

/** Returns the script of the page, or none after a rejected booking, because the page then has the typed values. */
function scriptOf({ place, timeZone, errors = [] }: BookingPageProps) {
  if (errors.length > 0) return undefined
  return place.kind === 'video' && timeZone === null ? 'timeZone' : 'knownDetails'
}

/** Renders links to the booking pages of the appointment places, which keep the project and the lot. */
function PlaceOptions({ locale, place, options, lot, project, timeZone }: BookingPageProps) {
  const texts = textsOf(place, locale)
  const projectOfPage = project ?? place.project ?? undefined
  return (
    <section className="stone">
      <div className="head">
        <h2 id="which-place">
          <DuoText text={texts.options} />
        </h2>
      </div>
      <ul className="options" aria-labelledby="which-place">
        {options.map((option) => (
          <li key={option.slug}>
            <a
              className="day"
              href={bookingUrl({ place: option.slug, lot, project: projectOfPage, timeZone, locale })}
              aria-current={option.slug === place.slug ? 'true' : undefined}
            >
              <strong>{texts.optionNames[option.kind]}</strong>
              {option.kind !== 'video' && <span>{option.name[locale]}</span>}
              <span>{hoursAndMinutes(option.slotMinutes)}</span>
            </a>
          </li>
        ))}
      </ul>
      <p className="others">
        {place.kind !== 'video' && <span>{place.address[locale]}. </span>}
        <a href={pathFor('appointment', locale)}>{texts.otherProject}</a>
      </p>
    </section>
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

function Notice({ locale, place, lot, project, timeZone, errors = [], offers = [] }: BookingPageProps) {
  const texts = appointmentTexts[locale]
  if (errors.some(({ message }) => timeErrors.includes(message)))
    return (
      <section className="notice" role="alert">
        <h2>{texts.fullTitle}</h2>
        <p>{offers.length > 0 ? texts.fullText : texts.nothingFree}</p>
        <Offers
          locale={locale}
          slots={offers}
          hrefOf={(day, time) => bookingUrl({ place: place.slug, lot, project, timeZone, locale }, day, time)}
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

function BookingTicket({ locale, place, selectedDay, lot, project, timeZone, consents }: BookingPageProps) {
  const texts = textsOf(place, locale)
  const fields = {
    place: place.slug,
    day: selectedDay?.day ?? '',
    lot: lot ?? '',
    project: project ?? '',
    timeZone: timeZone ?? '',
    locale,
    'consentVersions.terms': consents.terms.version,
    'consentVersions.marketing': consents.marketing.version,
  }
  const facts = (
    <>
      {lot && <FactRow name={lotNoun(lot, locale)}>{lot}</FactRow>}
      <FactRow name={texts.where}>{place.name[locale]}</FactRow>
      {selectedDay && (
        <FactRow name={texts.when} isDate>
          {formatDay(selectedDay.day, locale, 'withWeekday')}
          {selectedDay.times.map((slot, index) => (
            <span key={slot.time} className="hour" data-slot={index}>
              , {slot.time}
            </span>
          ))}
        </FactRow>
      )}
      <FactRow name={texts.host}>{texts.adviser}</FactRow>
      {place.advice && <FactRow name={texts.bring}>{place.advice[locale]}</FactRow>}
    </>
  )
  return (
    <Ticket title={texts.ticket} facts={facts}>
      <HiddenFields fields={fields} />
      {selectedDay?.state === 'free' && <button type="submit">{texts.book}</button>}
      <p>{texts.free}</p>
    </Ticket>
  )
}
