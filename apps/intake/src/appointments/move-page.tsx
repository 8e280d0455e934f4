import type { AppointmentDay, FreeSlot } from '@app/domain/appointment/appointment-times'
import { formatInBothZones } from '@app/domain/appointment/format-appointment'
import { formatDay } from '@app/domain/calendar/format-date'
import { otherLocale } from '@app/domain/language/locale'
import type { BookablePlace } from '@app/platform/appointment/appointment-places'
import { HiddenFields } from '../pages/answer-parts'
import { textsOf } from './appointment.messages'
import { AppointmentDocument } from './appointment-document'
import type { AppointmentPageProps } from './appointment-page'
import { DuoText, FactRow, Offers, Ticket } from './appointment-parts'
import { appointmentUrl } from './appointment-urls'
import { TimePicker } from './time-picker'

type MovePageProps = Pick<AppointmentPageProps, 'locale' | 'linkKey' | 'appointment'> & {
  place: BookablePlace
  days: readonly AppointmentDay[]
  selectedDay: AppointmentDay | undefined
  time: string | undefined
  /** Free slots, if the chosen slot was taken. */
  offers?: readonly FreeSlot[] | undefined
}

export function MovePage({ locale, linkKey, appointment, place, days, selectedDay, time, offers }: MovePageProps) {
  const texts = textsOf(place, locale)
  const hrefOf = (day: string, slotTime?: string) =>
    appointmentUrl(linkKey, locale, { move: '1', day, ...(slotTime && { time: slotTime }) })
  const facts = (
    <>
      <FactRow name={texts.where}>{place.name[locale]}</FactRow>
      <FactRow name={texts.moveFrom} isDate>
        {formatInBothZones(appointment, appointment.timeZone, locale)}
      </FactRow>
      {selectedDay && (
        <FactRow name={texts.when} isDate>
          {formatDay(selectedDay.day, locale, 'withWeekday')}
        </FactRow>
      )}
    </>
  )
  return (
    <AppointmentDocument
      locale={locale}
      title={texts.moveTitle.join(' ')}
      otherHref={appointmentUrl(linkKey, otherLocale(locale), { move: '1' })}
      isDemo={place.isDemo}
    >
      <h1>
        <DuoText text={texts.moveTitle} />
      </h1>
      {offers && (
        <section className="notice" role="alert">
          <h2>{texts.fullTitle}</h2>
          <Offers locale={locale} slots={offers} hrefOf={hrefOf} />
        </section>
      )}
      <form className="cols" method="post" action={`/api/appointments/move?lang=${locale}`}>
        <HiddenFields fields={{ key: linkKey, lang: locale, day: selectedDay?.day ?? '' }} />
        <div className="steps">
          <TimePicker
            locale={locale}
            days={days}
            selectedDay={selectedDay}
            time={time}
            timeZone={appointment.timeZone}
            capacity={place.capacity}
            hrefOf={hrefOf}
          />
        </div>
        <Ticket title={texts.ticket} facts={facts}>
          {selectedDay?.state === 'free' && <button type="submit">{texts.move}</button>}
          <p>{texts.moveNote}</p>
          <p>
            <a href={appointmentUrl(linkKey, locale)}>{texts.moveNot}</a>
          </p>
        </Ticket>
      </form>
    </AppointmentDocument>
  )
}
