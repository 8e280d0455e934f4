import type { BookedSeat } from '@app/domain/appointment/appointment-seats'
import { allAppointmentDays } from '@app/domain/appointment/appointment-times'
import { limaInstant } from '@app/domain/calendar/lima-time'
import type { BookablePlace } from '@app/platform/appointment/appointment-places'
import { expect, test } from 'vitest'
import { renderPage } from '../pages/render-page'
import { AppointmentPage } from './appointment-page'
import { BookingPage, type BookingPageProps } from './booking-page'
import { chosenDay } from './time-picker'

const now = limaInstant('2026-11-16', '09:00')
const place: BookablePlace = {
  id: 'a',
  slug: 'santorini',
  kind: 'project',
  name: { es: 'Santorini, en el proyecto', en: 'Santorini, on site' },
  address: { es: 'Mejía', en: 'Mejía' },
  advice: { es: 'Trae gorro.', en: 'Bring a hat.' },
  project: 'santorini',
  meetingUrl: null,
  isDemo: false,
  hours: [
    { weekday: 'tuesday', from: '09:00', to: '13:00' },
    { weekday: 'wednesday', from: '09:00', to: '11:00' },
  ],
  slotMinutes: 60,
  capacity: 2,
  noticeHours: 3,
  horizonDays: 13,
  closedDays: [],
  closedOnHolidays: true,
  firstDay: null,
  lastDay: null,
}
const consents = {
  terms: { version: '1', text: 'Acepto los [terms]términos[/terms]' },
  marketing: { version: '2', text: 'Quiero novedades' },
}
const hourOf = (day: string, time: string, seat: number): BookedSeat => {
  const startsAt = limaInstant(day, time)
  return { seat, startsAt, endsAt: new Date(startsAt.getTime() + 3_600_000) }
}
const bookedSeats = [
  hourOf('2026-11-17', '10:00', 1),
  ...[1, 2].flatMap((seat) => [
    hourOf('2026-11-17', '11:00', seat),
    hourOf('2026-11-18', '09:00', seat),
    hourOf('2026-11-18', '10:00', seat),
  ]),
]
const days = allAppointmentDays(place, bookedSeats, now)
const renderBookingPage = (changes: Partial<BookingPageProps> = {}) => {
  const props: BookingPageProps = {
    locale: 'es',
    place,
    days,
    selectedDay: chosenDay(days, undefined),
    time: undefined,
    lot: undefined,
    project: undefined,
    timeZone: null,
    options: [],
    consents,
    ...changes,
  }
  return renderPage(<BookingPage {...props} />)
}

test('shows the slots of the first free day, and labels taken slots, full days and closed days', () => {
  const page = renderBookingPage()
  expect(page).toMatch(/aria-current="date">mar <b>17<\/b> <span>3 horas/)
  expect(page).toMatch(/mié <b>18<\/b> <span>Lleno/)
  expect(page).toMatch(/jue <b>19<\/b> <span>Cerrado/)
  expect(page).toContain('<s>11:00</s> <small>ocupado')
  expect(page).toMatch(/<input type="radio" [^>]*value="10:00"\/><span>10:00 <small>queda 1/)
  expect(page).toContain('name="day" value="2026-11-17"')
  expect(page).toContain('<a href="/terminos-y-condiciones">términos</a>')
})

test('shows no number of free seats for slots with a single seat', () => {
  const page = renderBookingPage({ place: { ...place, capacity: 1 } })
  expect(page).toMatch(/value="10:00"\/><span>10:00 <\/span>/)
  expect(page).not.toContain('queda 1')
})

test('links to other weeks, and marks the selected day', () => {
  expect(renderBookingPage()).toContain('href="/api/appointments?place=santorini&amp;day=2026-11-24"')
  const nextWeek = renderBookingPage({ selectedDay: chosenDay(days, '2026-11-24') })
  expect(nextWeek).toMatch(/aria-current="date">mar <b>24/)
  expect(nextWeek).toContain('aria-label="Días anteriores"')
})

test('says that an appointment place has no free slots and shows no button', () => {
  const fullDays = days.map((day) => ({ ...day, state: 'full' as const, freeTimes: 0, times: [] }))
  const page = renderBookingPage({ days: fullDays, selectedDay: chosenDay(fullDays, undefined) })
  expect(page).toContain('no hay horas libres')
  expect(page).not.toContain('Reservar mi visita')
})

test('shows the whole booking page in English', () => {
  const page = renderBookingPage({ locale: 'en' })
  expect(page).toContain('lang="en"')
  expect(page).toMatch(/Tue <b>17<\/b> <span>3 times/)
  expect(page).not.toMatch(/Elige|Reservar|Mañana/)
})

test('escapes values from the URL and from the form on the booking page', () => {
  const attack = '"><script>alert(1)</script>'
  const page = renderBookingPage({
    lot: attack,
    project: attack,
    values: { firstName: attack, message: attack },
    errors: [{ path: 'firstName', message: 'lead.firstName.lettersOnly' }],
    offers: [],
  })
  expect(page).not.toContain('<script')
  expect(page).toContain('id="firstName-wrong"')
})

test('offers three free slots if the slot was taken, and keeps the other fields', () => {
  const offers = days[1]?.times.filter(({ left }) => left > 0)
  const page = renderBookingPage({
    values: { email: 'rosa@example.test' },
    errors: [{ path: 'time', message: 'appointment.full' }],
    offers,
  })
  expect(page).toContain('role="alert"')
  expect(page.match(/class="button" href/g)).toHaveLength(3)
  expect(page).toContain('value="rosa@example.test"')
})

const videoCall = {
  ...place,
  slug: 'videollamada',
  kind: 'video',
  project: null,
  meetingUrl: 'https://video.example/a',
} as const

test('shows the slots of a video call in both time zones, and asks the browser for an unknown time zone', () => {
  const page = renderBookingPage({ place: videoCall, timeZone: 'Europe/Madrid' })
  expect(page).toContain('09:00 <small>15:00 en Madrid')
  expect(page).toContain('name="timeZone" value="Europe/Madrid"')
  expect(page).toContain('&amp;tz=Europe%2FMadrid')
  expect(page).not.toContain('resolvedOptions')
  const unknownZone = renderBookingPage({ place: videoCall })
  expect(unknownZone).toContain('resolvedOptions')
  expect(unknownZone).toContain('09:00 <small>quedan 2')
  expect(page).toContain('Primero la hora de Perú, después la de Madrid')
  for (const timeZone of [null, 'America/Lima', 'America/Bogota'])
    expect(renderBookingPage({ place: videoCall, timeZone })).toContain('· Hora de Perú<')
  expect(renderBookingPage()).not.toContain('resolvedOptions')
})

test('fills in known details only on a page without errors, and never ticks a consent', () => {
  const page = renderBookingPage()
  expect(page).toContain('sessionStorage')
  expect(page).toMatch(/<p id="known-details" class="hint" hidden="">/)
  expect(page).not.toMatch(/<input[^>]* checked/)
  const errors = [{ path: 'firstName', message: 'lead.firstName.lettersOnly' }]
  expect(renderBookingPage({ errors, offers: [] })).not.toContain('sessionStorage')
})

test('offers the other appointment places of the project and keeps the lot', () => {
  const option = { kind: 'video', slug: 'videollamada', slotMinutes: 30, project: null } as const
  const page = renderBookingPage({
    lot: 'C-07',
    options: [
      { ...place, slotMinutes: 90 },
      { ...option, name: { es: 'Videollamada', en: 'Video call' } },
    ],
  })
  expect(page).toContain('href="/api/appointments?place=videollamada&amp;lot=C-07&amp;project=santorini"')
  expect(page).toMatch(/place=santorini[^"]*" aria-current="true"/)
})

test('says above the page that the appointment place is sample data', () => {
  const notice = 'Demostración: datos y precios de ejemplo.'
  expect(renderBookingPage()).not.toContain(notice)
  const page = renderBookingPage({ place: { ...place, isDemo: true } })
  expect(page).toMatch(new RegExp(`<p class="sample">${notice} <a href="/papeles#demo">`))
  expect(page.indexOf(notice)).toBeLessThan(page.indexOf('<header'))
})

test('offers to move and cancel an appointment until four hours before it starts', () => {
  const appointment = {
    id: 'v',
    reference: 'SM-7K4F-Q2MX',
    leadId: 'l',
    placeSlug: 'santorini',
    startsAt: limaInstant('2026-11-17', '10:00'),
    endsAt: limaInstant('2026-11-17', '11:00'),
    state: 'booked' as const,
    sequence: 0,
    lot: null,
    timeZone: null,
  }
  const renderAppointment = (moment: Date, changes = {}) =>
    renderPage(
      <AppointmentPage
        locale="es"
        linkKey="k"
        appointment={{ ...appointment, ...changes }}
        place={place}
        directions={{ links: [{ name: 'Waze', href: 'https://waze.com/ul?ll=1,2' }], isTownCentre: true }}
        now={moment}
      />,
    )
  expect(renderAppointment(now)).toContain('action="/api/appointments/cancel?lang=es"')
  expect(renderAppointment(limaInstant('2026-11-17', '06:01'))).not.toContain('/api/appointments/cancel')
  expect(renderAppointment(now)).toContain('<a class="map" href="https://waze.com/ul?ll=1,2"')
  expect(renderAppointment(now)).toContain('Los mapas te llevan al centro de la localidad')
  const pastAppointment = renderAppointment(limaInstant('2026-11-17', '12:00'))
  expect(pastAppointment).toContain('Esta visita ya pasó')
  expect(pastAppointment).not.toContain('waze.com')
  expect(renderAppointment(now, { state: 'cancelled' })).toContain('Elegir otra hora')
  const abroad = renderAppointment(now, { timeZone: 'Europe/Madrid' })
  expect(abroad).toContain('el martes 17 de noviembre, a las 10:00 en Perú, 16:00 en Madrid')
  expect(abroad).toContain('Hasta el martes 17 de noviembre a las 06:00 en Perú, 12:00 en Madrid, sin llamar a nadie.')
})
